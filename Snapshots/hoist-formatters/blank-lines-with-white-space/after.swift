import SwiftUI

struct LogRow: View {
    let date: Date
    
    // MARK: Body
    
    var body: some View { Text(stamp) }
    
    // MARK: Texts
    
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        
        // The server does so, too.
        formatter.dateFormat = "yyyy"
        return formatter
    }()

    /// The date.
    private var stamp: String {
        // What is shown in the list.
        
        return Self.formatter.string(from: date)
    }
}
