import SwiftUI

struct Certain: View {
    let text: String

    var body: some View {
        VStack {
            if #available(iOS 16, macOS 13, *) {
                // Bold since 16
                Text(text)
                    .bold()
                Divider()
            } else {
                Text(text)
            }
            if #available(iOS 16, *) { Text(text).bold() } else { Text(text) }
        }
    }
}

struct Needed: View {
    let text: String

    var body: some View {
        VStack {
            if #available(iOS 18, macOS 15, *) { Text(text).bold() } else { Text(text) }
            if #available(iOS 16, macOS 15, *) { Text(text).bold() } else { Text(text) }
        }
    }
}

struct WithMore: View {
    let text: String
    let isOn: Bool

    var body: some View {
        VStack {
            if #available(iOS 16, *), isOn { Text(text).bold() } else { Text(text) }
            if #available(iOS 16, *) {
                let title = text.uppercased()
                Text(title)
            } else {
                Text(text)
            }
            if #available(iOS 16, *) {
                Text(text)
            } else {
                // The old one
                Text(text).italic()
            }
        }
    }
}

struct FromTheTemplate: View {
    let text: String

    var body: some View {
        VStack {
            if #available(iOS 16, macOS 13, *) {
                Text(text).bold()
                Divider()
            } else {
                // Fallback on earlier versions
                Text(text)
            }
        }
    }
}
