import SwiftUI

@resultBuilder enum PagesBuilder {
    static func buildBlock(_ pages: AnyView...) -> [AnyView] { pages }
}

@resultBuilder enum ListBuilder {
    static func buildExpression<Row: View>(_ row: Row) -> AnyView { AnyView(row) }
    static func buildBlock(_ rows: AnyView...) -> [AnyView] { rows }
}

@MainActor struct Tour {
    func page(_ number: Int) -> AnyView { AnyView(Image("page\(number)")) }
    func row(_ number: Int) -> some View { Text("row\(number)") }

    @PagesBuilder var pages: [AnyView] {
        page(1)
        page(2)
    }

    @ListBuilder var rows: [AnyView] {
        row(1)
        row(2)
    }
}
