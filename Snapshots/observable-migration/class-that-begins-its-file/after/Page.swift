import Observation

@Observable
final class PageLoader: Loader {
    var number = 0
}
