import SwiftUI

struct Maker {
    func callAsFunction() -> AnyView { AnyView(Text("called")) }
}

@propertyWrapper struct Shown {
    var wrappedValue: AnyView { AnyView(Text("wrapped")) }
    var projectedValue: AnyView { AnyView(Text("projected")) }
}

@dynamicMemberLookup struct Labels {
    subscript(dynamicMember name: String) -> AnyView { AnyView(Text(name)) }
}

struct Screen {
    let maker = Maker()
    let labels = Labels()
    @Shown var shown

    func all() -> [AnyView] { [maker(), shown, $shown, labels.title] }
}
