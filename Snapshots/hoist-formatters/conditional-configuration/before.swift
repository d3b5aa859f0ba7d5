import Foundation

func price(_ amount: Double, showsCents: Bool) -> String? {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    if !showsCents {
        formatter.maximumFractionDigits = 0
    }
    return formatter.string(from: NSNumber(value: amount))
}
