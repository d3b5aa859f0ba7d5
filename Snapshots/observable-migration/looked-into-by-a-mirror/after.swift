import SwiftUI

// What these are made of is shown.
final class Profile: ObservableObject {
  @Published var name = ""

  var fields: [String] { Mirror(reflecting: self).children.compactMap(\.label) }
}

final class Session: ObservableObject {
  @Published var user = ""
}

struct Snapshot {
  let session: Session
}

func log(_ snapshot: Snapshot) { dump(snapshot) }

protocol Described {}

extension Described {
  var description: String { Mirror(reflecting: self).children.map { "\($0.value)" }.joined() }
}

final class Settings: ObservableObject, Described {
  @Published var volume = 1
}

func members<Value>(of value: Value) -> [String?] { Mirror(reflecting: value).children.map(\.label) }

final class Trip: ObservableObject {
  @Published var title = ""
}

func members(of trip: Trip) -> [String?] { members(of: trip as Trip) }
func titles(of trip: Trip) -> [String?] { fields(of: trip) }
func fields(of value: Any) -> [String?] { Mirror(reflecting: value).children.map(\.label) }

// Of these the name is shown, or what they say themselves, or something else.
@Observable
final class Named: CustomReflectable {
  var title = ""

  var customMirror: Mirror { Mirror(self, children: ["title": title]) }
  var text: String { "\(self)" + String(describing: self) + String(reflecting: self) }
}

func show(_ named: Named) {
  dump(named)
  dump(named.title)
}

@Observable
final class Plain {
  var size = CGSize.zero

  var sides: [String?] { Mirror(reflecting: size).children.map(\.label) }
}
