import SwiftUI

enum Guide {
    static let tips = ["Bring water", "Tell someone where you go", "Mind the weather"]
}

struct TipList: View {
    var body: some View {
        ScrollView {
            VStack {
                ForEach(Guide.tips, id: \.self) { tip in
                    Text(tip)
                }
            }
        }
    }
}

struct FactList: View {
    let name: String

    var body: some View {
        ScrollView {
            VStack {
                ForEach(self.facts, id: \.self) { fact in
                    Text(fact)
                }
            }
        }
    }

    private var facts: [String] {
        return ["Name: \(name)", "Length: \(name.count)"]
    }
}
