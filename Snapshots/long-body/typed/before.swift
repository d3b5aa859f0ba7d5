import SwiftUI

struct Message: Identifiable {
    let id: Int
    var text: String
}

struct MessageRow: View {
    let message: Message
    let reply: () -> Void

    var body: some View { Text(message.text).onTapGesture(perform: reply) }
}

struct PlainRow: View {
    let message: Message

    var body: some View { Text(message.text) }
}

// Each key runs the list, whose rows have new closures.
struct Conversation: View {
    let messages: [Message]
    @State private var draft = ""
    @State private var answered = 0

    var body: some View {
        VStack {
            List(messages) { message in
                MessageRow(message: message) { answered = message.id }
            }
            composer
            header0
            header1
            header2
            header3
            header4
            header5
            header6
            header7
        }
    }

    private var composer: some View {
        HStack {
            TextField("Message", text: $draft)
            Text("\(draft.count) of \(answered)")
        }
    }

    private var header0: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header1: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header2: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header3: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header4: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header5: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header6: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header7: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }
}

// Rows that compare equal don't run.
struct Compared: View {
    let messages: [Message]
    @State private var draft = ""

    var body: some View {
        VStack {
            List(messages) { message in PlainRow(message: message) }
            HStack {
                TextField("Message", text: $draft)
                Text("\(draft.count)")
            }
            header0
            header1
            header2
            header3
            header4
            header5
            header6
            header7
        }
    }

    private var header0: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header1: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header2: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header3: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header4: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header5: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header6: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header7: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }
}

// What is typed, but not read, doesn't run the view; what selects the rows is theirs.
struct Unread: View {
    let messages: [Message]
    @State private var draft = ""
    @State private var query = ""
    @State private var answered = 0

    var body: some View {
        VStack {
            TextField("Search", text: $query)
            List(messages.filter { $0.text.hasPrefix(query) }) { message in
                MessageRow(message: message) { answered = message.id }
            }
            HStack {
                TextField("Message", text: $draft)
                Button("Send") { print(draft) }
            }
            Text("\(answered)")
            header0
            header1
            header2
            header3
            header4
            header5
            header6
            header7
        }
    }

    private var header0: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header1: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header2: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header3: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header4: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header5: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header6: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }

    private var header7: some View {
        VStack {
            Text("A")
            Text("B")
            Text("C")
        }
    }
}
