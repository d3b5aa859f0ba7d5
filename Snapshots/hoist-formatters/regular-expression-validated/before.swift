import Foundation

func isValid(_ pattern: String) -> Bool {
    do {
        _ = try NSRegularExpression(pattern: pattern)
        return true
    } catch {
        return false
    }
}
