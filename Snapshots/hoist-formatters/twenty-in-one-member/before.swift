import Foundation

struct Report {
    let date: Date
    let number: NSNumber

    /// Every part of the report on a line of its own.
    func lines() -> [String] {
        let part1 = DateFormatter()
        part1.dateFormat = "y"
        let part2 = NumberFormatter()
        part2.maximumFractionDigits = 1
        let part3 = DateFormatter()
        part3.dateFormat = "M"
        let part4 = NumberFormatter()
        part4.maximumFractionDigits = 3
        let part5 = DateFormatter()
        part5.dateFormat = "d"
        let part6 = NumberFormatter()
        part6.maximumFractionDigits = 5
        let part7 = DateFormatter()
        part7.dateFormat = "H"
        let part8 = NumberFormatter()
        part8.maximumFractionDigits = 7
        let part9 = DateFormatter()
        part9.dateFormat = "m"
        let part10 = NumberFormatter()
        part10.maximumFractionDigits = 9
        let part11 = DateFormatter()
        part11.dateFormat = "s"
        let part12 = NumberFormatter()
        part12.maximumFractionDigits = 11
        let part13 = DateFormatter()
        part13.dateFormat = "yy"
        let part14 = NumberFormatter()
        part14.maximumFractionDigits = 13
        let part15 = DateFormatter()
        part15.dateFormat = "MM"
        let part16 = NumberFormatter()
        part16.maximumFractionDigits = 15
        let part17 = DateFormatter()
        part17.dateFormat = "dd"
        let part18 = NumberFormatter()
        part18.maximumFractionDigits = 17
        let part19 = DateFormatter()
        part19.dateFormat = "HH"
        let part20 = NumberFormatter()
        part20.maximumFractionDigits = 19
        return [
            part1.string(from: date),
            part2.string(from: number) ?? "",
            part3.string(from: date),
            part4.string(from: number) ?? "",
            part5.string(from: date),
            part6.string(from: number) ?? "",
            part7.string(from: date),
            part8.string(from: number) ?? "",
            part9.string(from: date),
            part10.string(from: number) ?? "",
            part11.string(from: date),
            part12.string(from: number) ?? "",
            part13.string(from: date),
            part14.string(from: number) ?? "",
            part15.string(from: date),
            part16.string(from: number) ?? "",
            part17.string(from: date),
            part18.string(from: number) ?? "",
            part19.string(from: date),
            part20.string(from: number) ?? "",
        ]
    }
}
