import SwiftUI

struct Frame: View {
    let isChosen: Bool

    var body: some View {
        if isChosen {
            Text("Trail").overlay(Rectangle().stroke(Color.red))
        } else {
            Text("Trail").overlay(Rectangle().stroke(Color.gray).padding(1))
        }
    }
}
