import SwiftUI

struct Stop: Identifiable {
    var id: UUID { UUID() }
    let name: String
}

struct Halt: Identifiable {
    public var id: String { UUID().uuidString }
    let name: String
}

enum Badge: Identifiable {
    case gold

    var id: UUID { UUID() }
}

struct Saved: Identifiable, Codable {
    var id: UUID { UUID() }
    let name: String
}

struct Compared: Identifiable, Hashable {
    var id: UUID { UUID() }
    let name: String
}

final class Node: Identifiable {
    var id: ObjectIdentifier { ObjectIdentifier(self) }
}

struct Named: Identifiable {
    let name: String

    var id: String { name }
}

// There is a new one only where nothing else is known.
struct Machine: Identifiable {
    var known: UUID?

    var id: UUID { known ?? UUID() }
}

// No view shows it.
enum Failure: Error, Identifiable {
    case offline

    var id: String { UUID().uuidString }
}

extension Failure: CustomStringConvertible {
    var description: String { "Offline" }
}

typealias LoadFailure = Failure

func load() throws { throw Failure.offline }

func reload() {
    do { try load() } catch Failure.offline {} catch {}
}

struct Machines: View {
    let machines: [Machine]

    var body: some View { List(machines) { Text("\($0.id)") } }
}

// The rows are identified by their positions, where the 'id' should identify them.
struct Skill: Identifiable {
    var id: String { name ?? UUID().uuidString }
    let name: String?
}

struct SkillList: View {
    let skills: [Skill]

    var body: some View {
        ForEach(Array(skills.enumerated()), id: \.offset) { _, skill in Text(skill.name ?? "") }
    }
}
