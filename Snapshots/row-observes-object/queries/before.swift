import SwiftData
import SwiftUI

@Model final class Trail {
    var name = ""
    var parent = 0

    init() {}
}

// Each row asks for all trails.
struct AreaRow: View {
    let area: Int
    @Query(sort: \Trail.name) private var trails: [Trail]

    var body: some View { Text("\(trails.filter { $0.parent == area }.count)") }
}

// Each row asks for its own.
struct OwnRow: View {
    @Query private var trails: [Trail]

    init(area: Int) {
        _trails = Query(filter: #Predicate<Trail> { $0.parent == area })
    }

    var body: some View { Text("\(trails.count)") }
}

struct Areas: View {
    let areas: [Int]
    @Query private var all: [Trail]

    var body: some View {
        List(areas, id: \.self) { area in
            AreaRow(area: area)
            OwnRow(area: area)
        }
        Text("\(all.count)")
    }
}
