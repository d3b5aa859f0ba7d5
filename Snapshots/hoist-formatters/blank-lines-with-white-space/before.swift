import SwiftUI

struct LogRow: View {
    let date: Date
    
    // MARK: Body
    
    var body: some View { Text(stamp) }
    
    // MARK: Texts
    
    /// The date.
    private var stamp: String {
        // What is shown in the list.
        
        let formatter = DateFormatter()
        
        // The server does so, too.
        formatter.dateFormat = "yyyy"
        
        return formatter.string(from: date)
    }
}
