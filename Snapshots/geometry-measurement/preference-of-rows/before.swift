import SwiftUI

struct WidestKey: PreferenceKey {
    static let defaultValue = CGFloat.zero

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Times: View {
    let names: [String]
    @State private var width: CGFloat = 0

    var body: some View {
        HStack {
            ForEach(names, id: \.self) { name in
                Text(name)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
                        }
                    )
                    .frame(width: width)
            }
        }
        .onPreferenceChange(WidestKey.self) { width = $0 }
    }
}
