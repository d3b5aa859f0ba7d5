import Foundation

func titles(of date: Date, isShort: Bool) -> [String] {
    var formatter = DateFormatter()
    let first = formatter.string(from: date)
    formatter = DateFormatter()
    return [first, formatter.string(from: date)]
}

func title(of date: Date, isShort: Bool) -> String {
    let formatter: DateFormatter
    if isShort {
        formatter = DateFormatter()
    } else {
        formatter = DateFormatter()
        formatter.dateStyle = .full
    }
    return formatter.string(from: date)
}

func pair(of date: Date) -> String {
    let first = DateFormatter(), second = DateFormatter()
    return first.string(from: date) + second.string(from: date)
}

func changed(of date: Date) -> String {
    var formatter = DateFormatter()
    change(&formatter)
    return formatter.string(from: date)
}

private func change(_ formatter: inout DateFormatter) {
    formatter.dateStyle = .full
}
