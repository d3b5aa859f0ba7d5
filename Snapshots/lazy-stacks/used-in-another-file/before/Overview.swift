import SwiftUI

struct Overview: View {
    let list: TrailList

    var body: some View {
        VStack {
            list.rows.fixedSize()
            list.others
            Text("Trails").listed(list.trails).fixedSize()
        }
    }
}
