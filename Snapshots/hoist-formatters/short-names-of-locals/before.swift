import Foundation

struct Stamp {
    let date: Date

    var long: String {
        let fmt = DateFormatter()
        fmt.dateStyle = .long
        return fmt.string(from: date)
    }

    var number: String {
        let nf = NumberFormatter()
        nf.numberStyle = .spellOut
        return nf.string(from: 3) ?? ""
    }
}

struct Week {
    let date: Date

    var name: String {
        let day = DateFormatter()
        day.dateFormat = "EEEE"
        return day.string(from: date)
    }
}
