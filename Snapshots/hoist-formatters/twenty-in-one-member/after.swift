import Foundation

struct Report {
    let date: Date
    let number: NSNumber

    private static let part1: DateFormatter = {
        let part1 = DateFormatter()
        part1.dateFormat = "y"
        return part1
    }()

    private static let part3: DateFormatter = {
        let part3 = DateFormatter()
        part3.dateFormat = "M"
        return part3
    }()

    private static let part5: DateFormatter = {
        let part5 = DateFormatter()
        part5.dateFormat = "d"
        return part5
    }()

    private static let part7: DateFormatter = {
        let part7 = DateFormatter()
        part7.dateFormat = "H"
        return part7
    }()

    private static let part9: DateFormatter = {
        let part9 = DateFormatter()
        part9.dateFormat = "m"
        return part9
    }()

    private static let part11: DateFormatter = {
        let part11 = DateFormatter()
        part11.dateFormat = "s"
        return part11
    }()

    private static let part13: DateFormatter = {
        let part13 = DateFormatter()
        part13.dateFormat = "yy"
        return part13
    }()

    private static let part15: DateFormatter = {
        let part15 = DateFormatter()
        part15.dateFormat = "MM"
        return part15
    }()

    private static let part17: DateFormatter = {
        let part17 = DateFormatter()
        part17.dateFormat = "dd"
        return part17
    }()

    private static let part19: DateFormatter = {
        let part19 = DateFormatter()
        part19.dateFormat = "HH"
        return part19
    }()

    /// Every part of the report on a line of its own.
    func lines() -> [String] {
        let part2 = NumberFormatter()
        part2.maximumFractionDigits = 1
        let part4 = NumberFormatter()
        part4.maximumFractionDigits = 3
        let part6 = NumberFormatter()
        part6.maximumFractionDigits = 5
        let part8 = NumberFormatter()
        part8.maximumFractionDigits = 7
        let part10 = NumberFormatter()
        part10.maximumFractionDigits = 9
        let part12 = NumberFormatter()
        part12.maximumFractionDigits = 11
        let part14 = NumberFormatter()
        part14.maximumFractionDigits = 13
        let part16 = NumberFormatter()
        part16.maximumFractionDigits = 15
        let part18 = NumberFormatter()
        part18.maximumFractionDigits = 17
        let part20 = NumberFormatter()
        part20.maximumFractionDigits = 19
        return [
            Self.part1.string(from: date),
            part2.string(from: number) ?? "",
            Self.part3.string(from: date),
            part4.string(from: number) ?? "",
            Self.part5.string(from: date),
            part6.string(from: number) ?? "",
            Self.part7.string(from: date),
            part8.string(from: number) ?? "",
            Self.part9.string(from: date),
            part10.string(from: number) ?? "",
            Self.part11.string(from: date),
            part12.string(from: number) ?? "",
            Self.part13.string(from: date),
            part14.string(from: number) ?? "",
            Self.part15.string(from: date),
            part16.string(from: number) ?? "",
            Self.part17.string(from: date),
            part18.string(from: number) ?? "",
            Self.part19.string(from: date),
            part20.string(from: number) ?? "",
        ]
    }
}
