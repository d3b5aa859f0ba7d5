import SwiftUI

struct Faces: View {
    let count: Int
    @State private var faces = ["a", "b", "c", "d"]

    var body: some View {
        HStack {
            ForEach(faces[0..<count], id: \.self) { face in
                Text(face)
            }
        }
        .onTapGesture { faces.append("e") }
    }
}
