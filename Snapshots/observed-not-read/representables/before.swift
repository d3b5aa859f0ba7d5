import Combine
import SwiftUI
import UIKit

@MainActor final class Page: ObservableObject {
    @Published var items: [String] = []
    @Published var width: CGFloat = 0

    func back() {}
}

struct BackButton: UIViewRepresentable {
    @ObservedObject var page: Page

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ button: UIView, context: Context) {
        button.isHidden = page.items.isEmpty
    }
}

struct Sized: UIViewRepresentable {
    @ObservedObject var page: Page

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { configure(view) }

    private func configure(_ view: UIView) { view.isHidden = page.width > 0 }
}

struct Made: UIViewRepresentable {
    @ObservedObject var page: Page

    func makeUIView(context: Context) -> UIView {
        page.back()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}
}

struct Kept: View {
    @StateObject private var page: Page

    init(_ make: @escaping () -> Page) { _page = StateObject(wrappedValue: make()) }

    var body: some View { Color.clear }
}

struct Accessed: View {
    @EnvironmentObject private var page: Page

    private var width: CGFloat {
        get { page.width }
        nonmutating set { page.width = newValue }
    }

    var body: some View {
        Button {
            width = 0
        } label: {
            Text(width > 1 ? "a" : "b")
        }
    }
}
