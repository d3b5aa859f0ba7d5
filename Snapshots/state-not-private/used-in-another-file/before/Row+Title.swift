import SwiftUI

extension Row {
    var title: String { isOn ? "on" : "off" }
}
