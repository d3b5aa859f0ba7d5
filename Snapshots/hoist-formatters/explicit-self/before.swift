import Foundation

final class Ticket {
    var code = "EUR"

    func price(_ amount: Double) -> String? {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = self.code
        return formatter.string(from: NSNumber(value: amount))
    }
}
