import SwiftUI

struct Card: View {
    var isOn = false

    var body: some View {
        VStack {
            first
            second(isOn)
            third
        }
    }

    private var first: some View {
        Text("First").background(AnyView(Image(systemName: "star"))).padding()
    }

    private func second(_ isBold: Bool) -> some View {
        let title = isBold ? "Bold" : "Plain"
        return Text(title).overlay(AnyView(Text("2")))
    }

    // A color as a style ignores safe areas, and two results have one type.
    private var third: some View {
        if isOn {
            return Text("Third").background(AnyView(Image(systemName: "star")))
        }
        return Text("3").background(AnyView(Image(systemName: "circle")))
    }

    private var fourth: some View {
        Text("Fourth").background(AnyView(Color.red))
    }
}
