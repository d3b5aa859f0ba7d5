import SwiftUI

struct Badge: View {
    let count: Int

    var body: some View { Text("\(count)") }
}

struct Group_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Badge(count: 3)
            Badge(count: 4)
        }
    }
}

struct Two_Previews: PreviewProvider {
    static var previews: some View {
        Badge(count: 3)
        Badge(count: 4)
    }
}

struct Device_Previews: PreviewProvider {
    static var previews: some View {
        Badge(count: 3).previewLayout(.sizeThatFits)
    }
}

struct Member_Previews: PreviewProvider {
    static let count = 3

    static var previews: some View {
        Badge(count: count)
    }
}

struct Used_Previews: PreviewProvider {
    static var previews: some View {
        Badge(count: 3)
    }
}

func snapshot() -> some View { Used_Previews.previews }
