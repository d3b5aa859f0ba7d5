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
    @MainActor static func content(for sheet: Sheet) -> AnyView {
        switch sheet {
        case .welcome:
            return welcome()
        case let .page(number):
            return page(number)
        case .other:
            return AnyView(Circle())
        }
    }

    @MainActor private static func welcome() -> AnyView {
        AnyView(Text("Welcome"))
    }

    @MainActor private static func page(_ number: Int) -> AnyView {
        if case .page(let other) = Sheet.page(number), other > 9 {
            return AnyView(Text("Too many").bold())
        }
        return AnyView(Label("Page", systemImage: "\(number).circle"))
    }
}
