import SwiftUI

final class Box {
    @State var value = 0
}

func make() {
    @State var value = 0
    value += 1
}
