import Foundation

func yearAndMonth(of date: Date) -> (String, String) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    let year = formatter.string(from: date)
    formatter.dateFormat = "MM"
    let month = formatter.string(from: date)
    return (year, month)
}
