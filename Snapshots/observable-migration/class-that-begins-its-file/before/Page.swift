final class PageLoader: Loader {
    @Published var number = 0
}
