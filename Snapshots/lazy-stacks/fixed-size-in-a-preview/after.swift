import SwiftUI

struct Trails: View {
    let numbers: Range<Int>

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(numbers, id: \.self) { Text("\($0)").frame(maxWidth: .infinity) }
            }
        }
    }
}

struct Trails_Previews: PreviewProvider {
    static var previews: some View {
        Trails(numbers: 0..<100).fixedSize()
    }
}

struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View {
        Trails(numbers: 0..<100).fixedSize()
    }
}
