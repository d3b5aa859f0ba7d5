import SwiftUI

protocol Pages {
    subscript(page: Int) -> AnyView { get }
}

struct Book: Pages {
    subscript(page: Int) -> AnyView { AnyView(Text("\(page)")) }
}

class Magazine {
    subscript(page: Int) -> AnyView { AnyView(Text("\(page)")) }
}

final class Comic: Magazine {
    override subscript(page: Int) -> AnyView { AnyView(Image("\(page)")) }
}

struct Leaflet {
    subscript(page: Int) -> some View { Text("\(page)") }
}
