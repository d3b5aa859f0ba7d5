import CoreData
import GRDB
import SwiftData
import SwiftUI

@Model final class Trail {
    var name = ""
    var length = 0

    init() {}
}

struct Lengths: View {
    @Environment(\.modelContext) private var context
    @State private var selection = 0

    private var trails: [Trail] { (try? context.fetch(FetchDescriptor<Trail>())) ?? [] }

    private func longest() -> Trail? {
        let descriptor = FetchDescriptor<Trail>(sortBy: [SortDescriptor(\.length)])
        return (try? context.fetch(descriptor))?.last
    }

    private func first() -> Trail? {
        var descriptor = FetchDescriptor<Trail>()
        descriptor.fetchLimit = 1
        return (try? context.fetch(descriptor))?.first
    }

    var body: some View {
        VStack {
            List(trails) { trail in Text(trail.name) }
            if let trail = longest() { Text(trail.name) }
            Text(first()?.name ?? "")
            Stepper("\(selection)", value: $selection)
            Button("Count") { selection = (try? context.fetchCount(FetchDescriptor<Trail>())) ?? 0 }
        }
    }
}

@MainActor final class Library: ObservableObject {
    @Published var page = 0
    let context: ModelContext
    private var cache: [Trail]?

    init(context: ModelContext) { self.context = context }

    func all() -> [Trail] { (try? context.fetch(FetchDescriptor<Trail>())) ?? [] }

    func kept() -> [Trail] {
        if let cache { return cache }
        let trails = (try? context.fetch(FetchDescriptor<Trail>())) ?? []
        cache = trails
        return trails
    }
}

struct OfModel: View {
    @ObservedObject var library: Library

    var body: some View {
        List(library.all()) { trail in Text(trail.name) }
        Text("\(library.kept().count)")
    }
}

struct Counted: View {
    @Environment(\.managedObjectContext) private var viewContext
    let names: [String]
    let database: DatabaseQueue

    private var count: Int {
        (try? viewContext.count(for: NSFetchRequest<NSManagedObject>(entityName: "Trail"))) ?? 0
    }

    private func isKnown(_ name: String) -> Bool {
        (try? database.read { db in try Bool.fetchOne(db, sql: "SELECT 1") }) ?? false
    }

    var body: some View {
        Text("\(count)")
        ForEach(names.filter { isKnown($0) }, id: \.self) { name in Text(name) }
    }
}

// What a task or an action asks for, and a function of the project's own that is named like a query.
struct Remote { func fetch(_ path: String) -> [String] { [path] } }

struct Silent: View {
    @Environment(\.modelContext) private var context
    let remote: Remote
    @State private var trails: [Trail] = []

    var body: some View {
        List(trails) { trail in Text(trail.name) }
            .task { trails = (try? context.fetch(FetchDescriptor<Trail>())) ?? [] }
        Text("\(remote.fetch("a").count)")
    }
}

// Only a preview asks for samples.
extension Trail {
    static func sample(in context: ModelContext) -> [Trail] {
        (try? context.fetch(FetchDescriptor<Trail>())) ?? []
    }
}

struct Lengths_Previews: PreviewProvider {
    static let context: ModelContext = Samples.context

    static var previews: some View {
        List(Trail.sample(in: context)) { trail in Text(trail.name) }
    }
}
