import Foundation

struct Balance {
    let amount: Double

    func signed() -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.negativePrefix = formatter.minusSign
        formatter.positivePrefix = "\(formatter.plusSign ?? "+") "
        return formatter.string(from: amount as NSNumber) ?? ""
    }

    func followed() -> String {
        let formatter = NumberFormatter()
        formatter.locale = .current
        formatter.negativePrefix = formatter.minusSign
        return formatter.string(from: amount as NSNumber) ?? ""
    }

    func counted() -> String {
        let formatter = NumberFormatter()
        formatter.positivePrefix = formatter.string(from: amount as NSNumber)
        return formatter.string(from: amount as NSNumber) ?? ""
    }
}
