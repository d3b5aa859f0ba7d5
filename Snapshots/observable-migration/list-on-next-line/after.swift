import SwiftUI

@Observable
final class Playlist:
    NSObject,
    Identifiable
{
    var title = ""
}

@Observable
final class Queue
{
    var length = 0
}
