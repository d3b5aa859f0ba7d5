import SwiftUI

@Observable
class Loader {
    var isLoading = false
}
