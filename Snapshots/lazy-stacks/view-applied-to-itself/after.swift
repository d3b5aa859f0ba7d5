import SwiftUI

struct Signs: View {
    let signs: [String]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(Set(signs).sorted(), id: \.self) { sign in
                    Text(sign).faded(sign.isEmpty)
                }
            }
        }
    }
}

extension View {
    func apply<V: View>(@ViewBuilder _ change: (Self) -> V) -> V { change(self) }

    func faded(_ isFaded: Bool) -> some View {
        apply { view in
            if isFaded {
                view.opacity(0.5)
            } else {
                view
            }
        }
    }
}
