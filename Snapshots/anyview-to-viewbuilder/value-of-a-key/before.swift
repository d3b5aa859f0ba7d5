import SwiftUI

private struct FooterKey: EnvironmentKey {
    static var defaultValue: AnyView { AnyView(EmptyView()) }
}

extension EnvironmentValues {
    var footer: AnyView { self[FooterKey.self] }
}

struct TitleKey {}

extension TitleKey: PreferenceKey {
    static var defaultValue: AnyView { AnyView(EmptyView()) }
    static func reduce(value: inout AnyView, nextValue: () -> AnyView) { value = nextValue() }
}
