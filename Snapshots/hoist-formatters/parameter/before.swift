import Foundation

func label(for date: Date, style: DateFormatter.Style) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = style
    return formatter.string(from: date)
}
