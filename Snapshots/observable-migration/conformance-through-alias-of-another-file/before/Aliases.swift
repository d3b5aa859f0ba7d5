import SwiftUI

typealias ViewModel = ObservableObject & Identifiable
