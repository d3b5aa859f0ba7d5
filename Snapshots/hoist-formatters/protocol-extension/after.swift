import Foundation

protocol Dated {
    var date: Date { get }
}

private let datedDateFormatter: DateFormatter = {
    let f = DateFormatter(); f.dateStyle = .long
    return f
}()

extension Dated {
    var pretty: String { return datedDateFormatter.string(from: date) }
}
