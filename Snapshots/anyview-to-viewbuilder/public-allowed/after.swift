import SwiftUI

public struct Kit: View {
    public init() {}

    public var body: some View { badge() }

    public func badge() -> some View { Text("New") }
}
