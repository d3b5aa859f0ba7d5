import SwiftUI

struct Above: View {
    let isOn: Bool

    var body: some View {
        VStack {
            // swiftlint:disable:next void_function_in_ternary
            if isOn {
                Text("Trail").foregroundColor(.red)
            } else {
                Text("Trail").foregroundColor(.blue)
            }
        }
    }
}

struct Inside: View {
    let isOn: Bool

    var body: some View {
        VStack {
            if isOn {
                Text("Trail").foregroundColor(.red)
            } else {
                // swiftlint:disable:next line_length
                Text("Trail").foregroundColor(.blue)
            }
        }
    }
}

struct OnTheLine: View {
    let isOn: Bool

    var body: some View {
        VStack {
            if isOn {
                Text("Trail").foregroundColor(.red)
            } else {
                Text("Trail").foregroundColor(.blue)  // swiftlint:disable:this line_length
            }
        }
    }
}
