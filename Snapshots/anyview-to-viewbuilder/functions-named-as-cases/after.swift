import SwiftUI

enum Sheet {
    case welcome
    case page(Int)
    case other
}

struct Host: View {
    var sheet = Sheet.welcome

    var body: some View {
        SheetViews.content(for: sheet)
    }
}

enum SheetViews {
    @ViewBuilder
    @MainActor static func content(for sheet: Sheet) -> some View {
        switch sheet {
        case .welcome:
            welcome()
        case let .page(number):
            page(number)
        case .other:
            Circle()
        }
    }

    @MainActor private static func welcome() -> some View {
        Text("Welcome")
    }

    @ViewBuilder
    @MainActor private static func page(_ number: Int) -> some View {
        if case .page(let other) = Sheet.page(number), other > 9 {
            Text("Too many").bold()
        } else {
            Label("Page", systemImage: "\(number).circle")
        }
    }
}
