import SwiftUI

public struct Kit: View {
    public init() {}

    public var body: some View { badge() }

    public func badge() -> AnyView { AnyView(Text("New")) }
}
