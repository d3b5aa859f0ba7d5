import Foundation
import SwiftUI

@MainActor final class Theme {
    static let shared = Theme()
    var data = Data()

    var size: CGFloat {
        let number = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSNumber.self, from: data)
        return CGFloat(number?.doubleValue ?? 12)
    }
}

extension Font {
    @MainActor static var scaledTitle: Font { .system(size: Theme.shared.size) }
}

struct Title: View {
    var body: some View { Text("Title").font(.scaledTitle) }
}
