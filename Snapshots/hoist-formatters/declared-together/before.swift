import Foundation

struct Stamps {
    func inOneStatement(_ date: Date) -> String {
        let day = DateFormatter(), time = DateFormatter()
        day.dateStyle = .short
        time.timeStyle = .short
        return day.string(from: date) + time.string(from: date)
    }

    func inOnePattern(_ date: Date) -> String {
        let (day, time) = (DateFormatter(), DateFormatter())
        day.dateStyle = .short
        time.timeStyle = .short
        return day.string(from: date) + time.string(from: date)
    }
}
