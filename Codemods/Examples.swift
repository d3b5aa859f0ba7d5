// Generated from the snapshots of the passes: do not edit.
// swift-format-ignore-file

import CodemodKit

extension AllCodemods {
  /// The smallest snapshot of a pass in which an ID is reported.
  static func example(inPass pass: String, ofRule id: String) -> RuleExample? {
    switch "\(pass) \(id)" {
    case "print-changes PC100":
      RuleExample(
        code: ##"""
          var body: some View {
              let _ = Self._printChanges()

              VStack {
                  let _ = Self._logChanges()
                  Text(name)
          """##,
        message: ##"'_printChanges' logs at each evaluation of the view, also in released apps; remove it"##)
    case "print-changes PC101":
      RuleExample(
        code: ##"""
          var body: some View {
              let _ = Self._printChanges()

              switch name {
              case "a":
                  let _ = Self._printChanges()
          """##,
        message: ##"'_printChanges' logs at each evaluation of the view, also in released apps; keep it in debug builds"##)
    case "print-changes PC201":
      RuleExample(
        code: ##"""
              var body: some View {
                  let _ = os_signpost(.begin, log: log, name: "body")
                  let _ = os_signpost(.event, log: log, name: "body")
                  let _ = logger.debug("body of \(name)")
                  Text(name)
              }
          }
          """##,
        message: ##"'os_signpost' logs at each evaluation of the view; remove it, or log where the value changes"##)
    case "print-changes PC301":
      RuleExample(
        code: ##"""
          let _ = print("row", trail.id)
          let _ = debugPrint(trail.name)
          let _ = print(counter.next())
          Text(title)
          ForEach(0..<3) { index in
              let _ = print("cell \(index)")
              Text("\(index)")
          """##,
        message: ##"'print' logs at each evaluation of the view, and its arguments have side effects; move them elsewhere"##)
    case "print-changes PC302":
      RuleExample(
        code: ##"""
          var body: some View {
              let _ = os_signpost(.begin, log: log, name: "body")
              let _ = os_signpost(.event, log: log, name: "body")
              let _ = logger.debug("body of \(name)")
              Text(name)
          }
          """##,
        message: ##"'os_signpost' logs at each evaluation of the view; measure the body with Instruments"##)
    case "print-changes X002":
      RuleExample(
        code: ##"""
              var body: some View {
                  // Shows in the log why the row was evaluated.
                  let _ = Self._printChanges()
                  Text(name)
              }
          }
          """##,
        message: ##"the comment '// Shows in the log why the row was evaluated.' (before.swift:64) is in code that would be removed; without it: '_printChanges' logs at each evaluation of the view, also in released apps; remove it"##)
    case "hash-value-id HV100":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  ForEach(speeds, id: \.hashValue) { speed in Text(speed.title) }
                  ForEach(trails, id: \.hashValue) { trail in Text(trail.name) }
                  ForEach(legs, id: \.hashValue) { leg in Text(leg.start) }
                  ForEach(stages, id: \.hashValue) { stage in Text(stage.names[0]) }
                  ForEach(Array(speeds.enumerated()), id: \.element.hashValue) { _, speed in Text(speed.title) }
          """##,
        message: ##"different values can have one hash, and then SwiftUI confuses them; use the value itself"##)
    case "hash-value-id HV201":
      RuleExample(
        code: ##"""
          VStack {
              ForEach(speeds, id: \.hashValue) { speed in Text(speed.title) }
              ForEach(trails, id: \.hashValue) { trail in Text(trail.name) }
              ForEach(legs, id: \.hashValue) { leg in Text(leg.start) }
              ForEach(stages, id: \.hashValue) { stage in Text(stage.names[0]) }
              ForEach(Array(speeds.enumerated()), id: \.element.hashValue) { _, speed in Text(speed.title) }
          }
          """##,
        message: ##"different values can have one hash, and then SwiftUI confuses them; use the value itself"##)
    case "hash-value-id HV202":
      RuleExample(
        code: ##"""
              case trail(Int)

              var id: Int { hashValue }
          }

          enum Country: String {
              case norway, sweden
          """##,
        message: ##"different values can have one hash, and then SwiftUI confuses them; use the value itself"##)
    case "hash-value-id HV301":
      RuleExample(
        code: ##"""
              var body: some View {
                  List(speeds, id: \.hashValue, selection: $selected) { speed in Text(speed.title) }
              }
          }
          """##,
        message: ##"different values can have one hash, and then SwiftUI confuses them; a selection or tag here is a hash, too: change both to the value"##)
    case "hash-value-id HV302":
      RuleExample(
        code: ##"""
              let name: String

              var id: Int { hashValue }
          }

          func key(of page: Page) -> Int { page.id }
          """##,
        message: ##"different values can have one hash, and then SwiftUI confuses them; other code uses the 'id' as an 'Int': change it to the value first"##)
    case "hash-value-id HV303":
      RuleExample(
        code: ##"""
          final class Box: Hashable, Identifiable {
              var id: Int { hashValue }

              static func == (left: Box, right: Box) -> Bool { left === right }

              func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
          """##,
        message: ##"different values can have one hash, and then SwiftUI confuses them; use 'ObjectIdentifier(self)' for a class"##)
    case "hash-value-id HV304":
      RuleExample(
        code: ##"""
              case one, two

              public var id: Int { hashValue }
          }

          struct Cache {
              let url: URL
          """##,
        message: ##"different values can have one hash, and then SwiftUI confuses them; the type is public: 'var id: Self { self }' changes its API"##)
    case "hash-value-id HV305":
      RuleExample(
        code: ##"""
              var hashValue: Int { name.count }

              var id: Int { hashValue }
          }
          """##,
        message: ##"different values can have one hash, and then SwiftUI confuses them; declare the type 'Hashable' and return 'self'"##)
    case "fresh-identifiable FR201":
      RuleExample(
        code: ##"""
          struct Stop: Identifiable {
              var id: UUID { UUID() }
              let name: String
          }

          struct Halt: Identifiable {
          """##,
        message: ##"'Stop.id' is 'UUID()', a new value on each read, so rows lose their state; store it in a 'let'"##)
    case "fresh-identifiable FR401":
      RuleExample(
        code: ##"""
          struct Card: Identifiable {
              let title: String
              var id: String { title + UUID().uuidString }
          }

          // A key that is usually there is an identity, but not without it.
          struct Info: Identifiable {
          """##,
        message: ##"'Card.id' is 'UUID()', a new value on each read, so rows lose their state; return a value that identifies it, such as 'self' for an enum"##)
    case "fresh-identifiable FR402":
      RuleExample(
        code: ##"""
              var body: some View {
                  List {
                      ForEach(names.map { Stop(name: $0) }) { stop in Text(stop.name) }
                  }
              }
          }
          """##,
        message: ##"each evaluation creates 'Stop' values with a new 'id' ('UUID()'), so all rows are replaced; create them once, or derive the 'id' from their data"##)
    case "fresh-identifiable FR301":
      RuleExample(
        code: ##"""
          struct Saved: Identifiable, Codable {
              var id: UUID { UUID() }
              let name: String
          }

          struct Compared: Identifiable, Hashable {
          """##,
        message: ##"'id' is a new value on each read, so rows lose their state; store it, and add it to 'CodingKeys'"##)
    case "fresh-identifiable FR302":
      RuleExample(
        code: ##"""
          struct Compared: Identifiable, Hashable {
              var id: UUID { UUID() }
              let name: String
          }

          final class Node: Identifiable {
          """##,
        message: ##"'id' is a new value on each read, so rows lose their state; store it, and leave it out of '=='"##)
    case "fresh-identifiable FR501":
      RuleExample(
        code: ##"""
              let tags: [String]

              var id: String { "\(name)\(edited.date.description)" }
              var key: String { tags.joined(separator: ",") }
              var label: String { tags.joined(separator: ",") }
          }
          """##,
        message: ##"'id' is read for each row at each update, and makes 'edited.date.description' each time: store it, or identify rows by the parts that it is made of"##)
    case "fresh-identifiable FR502":
      RuleExample(
        code: ##"""
          struct Info: Identifiable {
              var key: String?
              var id: String { key ?? UUID().uuidString }
          }

          final class Reaction: Identifiable {
              let owner: Info?
          """##,
        message: ##"without a value before '??', 'Info.id' is new on each read, so the row loses its state; store the fallback in a 'let', or derive it from other fields"##)
    case "foreach-self-id FS201":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  ForEach($tags, id: \.self) { $tag in TextField("Title", text: $tag.title) }
                  ForEach(tags, id: \.self) { tag in Text(tag.title) }
                  ForEach(labels, id: \.self) { label in Text(label.title) }
                  ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
                  ForEach(Array(word), id: \.self) { letter in Text(String(letter)) }
          """##,
        message: ##"an element of '$tags' that changes becomes a new row with new state; identify it by its 'id'"##)
    case "foreach-self-id FS401":
      RuleExample(
        code: ##"""
          ForEach(tags, id: \.self) { tag in Text(tag.title) }
          ForEach(labels, id: \.self) { label in Text(label.title) }
          ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
          ForEach(Array(word), id: \.self) { letter in Text(String(letter)) }
          ForEach(lengths, id: \.self) { length in Text("\(length)") }
          ForEach(sizes, id: \.self) { size in Text("\(size)") }
          ForEach(given, id: \.self) { size in Text("\(size)") }
          """##,
        message: ##"each edit in '$names' creates a new row, with new focus and state; give the elements a stable 'id'"##)
    case "foreach-self-id FS402":
      RuleExample(
        code: ##"""
          ForEach(labels, id: \.self) { label in Text(label.title) }
          ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
          ForEach(Array(word), id: \.self) { letter in Text(String(letter)) }
          ForEach(lengths, id: \.self) { length in Text("\(length)") }
          ForEach(sizes, id: \.self) { size in Text("\(size)") }
          ForEach(given, id: \.self) { size in Text("\(size)") }
          ForEach(Filter.allCases, id: \.self) { filter in Text("\(filter)") }
          """##,
        message: ##"equal elements of 'Array(word)' have one identity in SwiftUI; use 'enumerated()' with 'id: \.offset' here"##)
    case "foreach-self-id FS501":
      RuleExample(
        code: ##"""
          ForEach($tags, id: \.self) { $tag in TextField("Title", text: $tag.title) }
          ForEach(tags, id: \.self) { tag in Text(tag.title) }
          ForEach(labels, id: \.self) { label in Text(label.title) }
          ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
          ForEach(Array(word), id: \.self) { letter in Text(String(letter)) }
          ForEach(lengths, id: \.self) { length in Text("\(length)") }
          ForEach(sizes, id: \.self) { size in Text("\(size)") }
          """##,
        message: ##"an element of 'labels' that changes becomes a new row with new state; identify it by its 'id'"##)
    case "foreach-self-id FS301":
      RuleExample(
        code: ##"""
              var body: some View {
                  List(tags, id: \.self, selection: $selected) { tag in Text(tag.title) }
              }
          }

          @MainActor @Observable final class Inbox {
          """##,
        message: ##"an element of 'tags' that changes becomes a new row; a selection or tag is the whole value: change both to the 'id'"##)
    case "foreach-index-id FI201":
      RuleExample(
        code: ##"""
          var body: some View {
              List {
                  ForEach(Array(trails.enumerated()), id: \.offset) { _, trail in
                      TrailRow(trail: trail)
                  }
                  .onDelete(perform: remove)
                  ForEach(Array(trails.enumerated()), id: \.offset) { index, trail in
          """##,
        message: ##"rows of 'trails' are identified by their index, so focus and state stay behind when elements move; identify them by the 'id' of the elements"##)
    case "foreach-index-id FI202":
      RuleExample(
        code: ##"""
          }
          .onDelete(perform: remove)
          ForEach(Array(trails.enumerated()), id: \.offset) { index, trail in
              HStack {
                  Text("\(index + 1)")
                  TrailRow(trail: trail)
              }
          """##,
        message: ##"rows of 'trails' are identified by their index, so focus and state stay behind when elements move; identify them by the 'id' of the elements"##)
    case "foreach-index-id FI203":
      RuleExample(
        code: ##"""
          }
          ForEach(Array(trails.enumerated()), id: \.offset) { TrailRow(trail: $0.element) }
          ForEach(trails.indices, id: \.self) { index in
              TextField("Name", text: $trails[index].name)
          }
          ForEach(0..<trails.count, id: \.self) { i in TrailRow(trail: trails[i]) }
          ForEach(trails.indices, id: \.self) { TrailRow(trail: self.trails[$0]) }
          """##,
        message: ##"rows of 'trails' are identified by their index, so focus and state stay behind when elements move; identify them by the 'id' of the elements"##)
    case "foreach-index-id FI204":
      RuleExample(
        code: ##"""
              var body: some View {
                  ForEach(Array(trails.enumerated()), id: \.offset) { _, trail in
                      Toggle(trail.name, isOn: .constant(trail.isDone))
                  }
              }
          }
          """##,
        message: ##"rows of 'trails' are identified by their index, so focus and state would stay behind if elements moved; identify them by the 'id' of the elements"##)
    case "foreach-index-id FI401":
      RuleExample(
        code: ##"""
          var body: some View {
              List {
                  ForEach(networks.indices, id: \.self) { index in
                      HStack {
                          TextField("Network", text: $networks[index])
                          Button("Remove") { networks.remove(at: index) }
                      }
          """##,
        message: ##"rows of 'networks' are identified by their index, so focus and state stay behind when elements move; give the elements a stable 'id', and identify rows by it"##)
    case "foreach-index-id FI501":
      RuleExample(
        code: ##"""
              }
          }
          ForEach(trails.indices, id: \.self) { index in
              Button(trails[index].name) { trails.remove(at: index) }
          }
          ForEach(trails.filter { !$0.name.isEmpty }.indices, id: \.self) { index in
              TextField("Name", text: $trails[index].name)
          """##,
        message: ##"rows of 'trails' are identified by their index, so focus and state would stay behind if elements moved; identify rows by the 'id' of the elements, and let actions find an element by it"##)
    case "foreach-index-id FI502":
      RuleExample(
        code: ##"""
          var body: some View {
              List {
                  ForEach(Array(trails.enumerated()), id: \.element.id) { index, trail in
                      Text(trail.name)
                          .onAppear {
                              if index >= trails.count - 3 { more() }
                          }
          """##,
        message: ##"'trails' is copied with its positions at each evaluation, and rows only compare them with the end; iterate over the elements, and ask for 'last' or 'suffix(…)' where the end matters"##)
    case "foreach-index-id X004":
      RuleExample(
        code: ##"""
                  }
                  // By position because two steps may have one id.
                  ForEach(Array(steps.enumerated()), id: \.offset) { _, step in
                      Toggle(step.name, isOn: .constant(true))
                  }
              }
          }
          """##,
        message: ##"the comment 'By position because two steps may have one id.' (before.swift:32) may say why the code is written this way; without it: rows of 'steps' are identified by their index, so focus and state would stay behind if elements moved; identify them by the 'id' of the elements"##)
    case "unstable-id UI201":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  TrailRow(name: name).id(UUID()).padding()
                  TrailRow(name: name)
                      .id(Date())
                      .padding()
                  TrailRow(name: name).id(isOld ? UUID().uuidString : name)
          """##,
        message: ##"'UUID()' is a new value at each evaluation, so the view and its state are created again; remove '.id', use the id of what is shown, or keep a token in '@State' and change it to reset"##)
    case "unstable-id UI401":
      RuleExample(
        code: ##"""
              .id(Date())
              .padding()
          TrailRow(name: name).id(isOld ? UUID().uuidString : name)
          TrailRow(name: name).id(token)
          EmptyView().id(token)
          Color.clear.frame(height: 1).id(token)
          TrailRow(name: name).id(reset)
          """##,
        message: ##"'UUID()' is a new value at each evaluation, so the view and its state are created again; remove '.id', use the id of what is shown, or keep a token in '@State' and change it to reset"##)
    case "unstable-id UI501":
      RuleExample(
        code: ##"""
          var body: some View {
              List {
                  HStack { Spacer(); ProgressView(); Spacer() }.id(UUID()).onAppear { print("next") }
                  // Nothing runs again.
                  ProgressView().id(UUID())
              }
          }
          """##,
        message: ##"'UUID()' creates a new row at each evaluation, and 'onAppear' and 'task' run again; give the row an id that changes only when the next page loads"##)
    case "unstable-id X004":
      RuleExample(
        code: ##"""
                      TrailRow(name: name).id(name)
                      // the map draws stale tiles otherwise
                      TrailRow(name: name).id(UUID())
                  }
              }
          }
          """##,
        message: ##"the comment 'the map draws stale tiles otherwise' (before.swift:28) may say why the code is written this way; without it: 'UUID()' is a new value at each evaluation, so the view and its state are created again; remove '.id', use the id of what is shown, or keep a token in '@State' and change it to reset"##)
    case "repeated-derived-value SF100":
      RuleExample(
        code: ##"""
          //        let _ = Self._printChanges()
          //#endif
                  if visible.isEmpty {
                      Text("Empty")
                  } else {
                      List { ForEach(visible, id: \.self) { Text($0) } }
                  }
          """##,
        message: ##"'visible' computes its collection 2 times per evaluation, by 'items.filter { !$0.isEmpty }.sorted()'; read it once into a 'let'"##)
    case "repeated-derived-value SF201":
      RuleExample(
        code: ##"""
              var body: some View {
                  VStack {
                      if entries.isEmpty { Text("None") }
                      ForEach(entries) { entry in Text(entry.name) }
                  }
              }
          }
          """##,
        message: ##"'entries' computes its collection 2 times per evaluation, by 'names.map { Entry(name: $0) }'; if read once into a 'let', its side effects also happen only once"##)
    case "repeated-derived-value SF202":
      RuleExample(
        code: ##"""
          if isLoading {
              ProgressView()
          } else if open.isEmpty {
              Text("None")
          } else {
              List(open) { trail in Text(trail.name) }
          }
          """##,
        message: ##"'open' computes its collection 2 times per evaluation, by 'trails.filter(\.isOpen)'; if read once into a 'let', it is also computed where no code needs it"##)
    case "repeated-derived-value SF203":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  ForEach(store.open) { trail in
                      Text(trail.name)
                      if trail.id != store.open.last?.id { Divider() }
                  }
              }
          """##,
        message: ##"'store.open' computes its collection again for each row, by 'trails.filter(\.isOpen)'; if read once into a 'let', content shown later may have an old value"##)
    case "repeated-derived-value SF204":
      RuleExample(
        code: ##"""
              var body: some View {
                  Text(pick { $0.text } + take { $0.text } + (notes.compactMap { $0.text }.first ?? ""))
              }
          }
          """##,
        message: ##"'notes' is mapped as a whole for its first result; '.lazy' stops there"##)
    case "repeated-derived-value SF301":
      RuleExample(
        code: ##"""
              private var open: [Trail] { trails.filter(\.isOpen) }

              private var label: Text { Text("\(open.count) of \(open.first?.name ?? "")") }

              var body: some View { label }
          }
          """##,
        message: ##"'open' computes its collection 2 times per evaluation, by 'trails.filter(\.isOpen)'; use a 'let' before the view and 'return'"##)
    case "repeated-derived-value SF302":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  Text("\(open.count)")
                  Text(open.first?.name ?? "")
                  ForEach(trails) { open in Text(open.name) }
              }
          }
          """##,
        message: ##"'open' computes its collection 2 times per evaluation, by 'trails.filter(\.isOpen)'; its name means something else here: read it once into a 'let' of another name"##)
    case "repeated-derived-value SF303":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  Text("\(open.count)")
                  let _ = { trails.removeAll() }()
                  ForEach(open) { trail in Text(trail.name) }
              }
          }
          """##,
        message: ##"'open' computes its collection 2 times per evaluation, by 'trails.filter(\.isOpen)', and its inputs change in between"##)
    case "repeated-derived-value SF401":
      RuleExample(
        code: ##"""
          @ViewBuilder private func candidates(for token: String) -> some View {
              let query = token.lowercased()
              let found = team.members.filter { $0.name.lowercased().contains(query) }
              ForEach(found) { member in Text(member.name) }
          }

          var body: some View {
          """##,
        message: ##"'team.members' is filtered again each time 'draft' changes; compute it where 'team.members' or 'token' changes, and keep the result"##)
    case "repeated-derived-value SF402":
      RuleExample(
        code: ##"""
                  VStack {
                      ForEach(items, id: \.self) { item in
                          Text(item.name).foregroundStyle(color(of: item)).background(line(of: item))
                      }
                  }
              }
          }
          """##,
        message: ##"'total' is computed again for each row, through 'color' and 'line', by 'items.reduce(0) { $0 + $1.size }'; compute it once, and pass it on"##)
    case "repeated-derived-value SF501":
      RuleExample(
        code: ##"""
          let notes: [Note]

          private func pick(_ text: (Note) -> String?) -> String { notes.compactMap { text($0) }.first ?? "" }

          private func take(_ text: (Note) -> String?) -> String { notes.compactMap(text).first ?? "" }

          var body: some View {
          """##,
        message: ##"'notes' is mapped as a whole for its first result; '.lazy' stops there"##)
    case "repeated-derived-value SF502":
      RuleExample(
        code: ##"""
              Toggle("Marked", isOn: $isMarked)
              Text(isMarked ? "Marked" : "")
              Self.view(of: text)
              Lines(lines: parseNothing(text))
              Text(parseInitials(text))
              Text("\(blocks(text).count) \(parseCounts(text, counts: []).count)")
          }
          """##,
        message: ##"'view' leads to 'lines', which parses again at each evaluation of 'Message'; parse where the text changes, and keep the result"##)
    case "hoist-formatters HF100":
      RuleExample(
        code: ##"""
          struct StampTests {
              func stamp() -> String { DateFormatter().string(from: .distantPast) }
          }
          """##,
        message: ##"'DateFormatter' is created on every call; create it once, in a static 'dateFormatter'"##)
    case "hoist-formatters N101":
      RuleExample(
        code: ##"""
          struct Fare {
              func day(_ date: Date) -> String {
                  let formatter = DateFormatter()
                  formatter.locale = .current
                  formatter.timeZone = TimeZone.current
                  formatter.dateStyle = .short
                  return formatter.string(from: date)
          """##,
        message: ##"'DateFormatter' is created on every call; create it once, in a static 'formatter'"##)
    case "hoist-formatters N102":
      RuleExample(
        code: ##"""
          struct StampTests {
              func stamp() -> String { DateFormatter().string(from: .distantPast) }
          }
          """##,
        message: ##"'DateFormatter' is created on every call; create it once, in a static 'dateFormatter'"##)
    case "hoist-formatters N103":
      RuleExample(
        code: ##"""
              var body: some View {
                  let number = NumberFormatter()
                  let measure = MeasurementFormatter()
                  return Text(measure.string(from: Measurement(value: meters, unit: UnitLength.meters)))
              }
          }
          """##,
        message: ##"unused formatter: 'NumberFormatter' is created and never used"##)
    case "hoist-formatters HF201":
      RuleExample(
        code: ##"""
          extension Date {
              var iso: String { ISO8601DateFormatter().string(from: self) }

              var day: String {
                  let formatter = DateFormatter()
                  formatter.dateStyle = .medium
          """##,
        message: ##"'ISO8601DateFormatter' is created on every call; create it once, in a static 'iso8601DateFormatter'; the instance may now be shared across threads"##)
    case "hoist-formatters HF202":
      RuleExample(
        code: ##"""
              nonisolated var text: String {
                  let formatter = ByteCountFormatter()
                  formatter.countStyle = .file
                  return formatter.string(fromByteCount: bytes)
              }
          }
          """##,
        message: ##"'ByteCountFormatter' is created each time 'SizeView' is evaluated; create it once, in a static 'formatter'; you assert that its read-only use is thread-safe"##)
    case "hoist-formatters HF203":
      RuleExample(
        code: ##"""
              var body: some View {
                  VStack {
                      Text(ISO8601DateFormatter().string(from: .now))
                      content
                  }
              }
          }
          """##,
        message: ##"'ISO8601DateFormatter' is created each time 'Page' is evaluated; create it once, in a file-level 'pageISO8601DateFormatter'; it becomes a '@MainActor' variable of the file, because the type can't have a static property"##)
    case "hoist-formatters HF204":
      RuleExample(
        code: ##"""
              static func rules() throws -> [NSRegularExpression] {
                  try [
                      NSRegularExpression(pattern: "a+"),
                      NSRegularExpression(pattern: "b+"),
                  ]
              }
          }
          """##,
        message: ##"'NSRegularExpression' is created on every call; create it once, in a static 'regex'; an invalid pattern becomes a trap instead of a thrown error"##)
    case "hoist-formatters HF205":
      RuleExample(
        code: ##"""
          private var formatter: DateFormatter {
              let formatter = DateFormatter()
              formatter.dateStyle = .short
              return formatter
          }
          """##,
        message: ##"'DateFormatter' is created on every call; create it once, in a static 'formatter'; callers now share one instance"##)
    case "hoist-formatters HF206":
      RuleExample(
        code: ##"""
          var title: String {
              let formatter = DateFormatter()
              formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
              return formatter.string(from: date)
          }
          """##,
        message: ##"'DateFormatter' is created on every call; create it once, in a static 'titleFormatter'; the pattern is computed once, not per locale change"##)
    case "hoist-formatters HF207":
      RuleExample(
        code: ##"""
              @inlinable public func text() -> String {
                  let formatter = DateFormatter()
                  formatter.dateStyle = .short
                  return formatter.string(from: date)
              }
          }
          """##,
        message: ##"'DateFormatter' is created on every call; create it once, in a static 'formatter'; it becomes '@usableFromInline', because the use is '@inlinable'"##)
    case "hoist-formatters HF208":
      RuleExample(
        code: ##"""
          private var day: String {
              let formatter = DateFormatter()
              formatter.dateStyle = .medium
              formatter.timeStyle = .none
              return formatter.string(from: date)
          }
          """##,
        message: ##"'DateFormatter' is created on every call; '.formatted(…)' needs none, but its text may differ"##)
    case "hoist-formatters HF209":
      RuleExample(
        code: ##"""
          // What a view reads beside its values is seen because the formatter is another one.
          struct Clock: View {
            private let formatter = DateFormatter()

            var body: some View { Text(formatter.string(from: .now)) }
          }
          """##,
        message: ##"'DateFormatter' is created with every view; create it once, in a static 'formatter'; the view is no longer evaluated with its parent, and may read values that SwiftUI doesn't observe"##)
    case "hoist-formatters HF210":
      RuleExample(
        code: ##"""
          struct Stamp {
              func day(_ date: Date) -> String {
                  let formatter = DateFormatter()
                  formatter.dateStyle = .short
                  formatter.timeZone = TimeZone(secondsFromGMT: 0)
                  return formatter.string(from: date)
              }
          """##,
        message: ##"'DateFormatter' is created on every call; create it once, in a static 'shortDateFormatter'; it may keep the old time zone or locale when they change"##)
    case "hoist-formatters HF301":
      RuleExample(
        code: ##"""
          func month() -> String {
              let formatter = DateFormatter()
              formatter.locale = Locale(identifier: "en")
              formatter.monthSymbols = formatter.shortMonthSymbols.map { $0.uppercased() }
              return formatter.string(from: date)
          }
          """##,
        message: ##"the configuration uses 'formatter.shortMonthSymbols.map { $0.uppercased…', which may differ on the next call"##)
    case "hoist-formatters HF302":
      RuleExample(
        code: ##"""
          func price(_ amount: Double) -> String? {
              let formatter = NumberFormatter()
              formatter.numberStyle = .currency
              formatter.currencyCode = self.code
              return formatter.string(from: NSNumber(value: amount))
          }
          """##,
        message: ##"the configuration uses 'code', a value of self, @Environment or @State"##)
    case "hoist-formatters HF303":
      RuleExample(
        code: ##"""
          func yearAndMonth(of date: Date) -> (String, String) {
              let formatter = DateFormatter()
              formatter.dateFormat = "yyyy"
              let year = formatter.string(from: date)
              formatter.dateFormat = "MM"
              let month = formatter.string(from: date)
          """##,
        message: ##"the formatter is configured again after its first use ('formatter.dateFormat = "MM"'); use one formatter for each configuration"##)
    case "hoist-formatters HF304":
      RuleExample(
        code: ##"""
          func price(_ amount: Double, showsCents: Bool) -> String? {
              let formatter = NumberFormatter()
              formatter.numberStyle = .currency
              if !showsCents {
                  formatter.maximumFractionDigits = 0
              }
          """##,
        message: ##"the configuration is conditional (if)"##)
    case "hoist-formatters HF305":
      RuleExample(
        code: ##"""
          struct Setup {
              func attach(to sink: Sink) {
                  let formatter = DateFormatter()
                  formatter.dateStyle = .short
                  sink.formatter = formatter
              }
          }
          """##,
        message: ##"the formatter escapes (stored)"##)
    case "hoist-formatters HF306":
      RuleExample(
        code: ##"""
          func print(_ dates: [Date]) {
              for date in dates {
                  let formatter = DateFormatter()
                  formatter.dateFormat = nextPattern()
                  Swift.print(formatter.string(from: date))
              }
              for date in dates {
          """##,
        message: ##"the formatter is created in a loop and differs per iteration"##)
    case "hoist-formatters HF307":
      RuleExample(
        code: ##"""
            // What 'some Formatter' is isn't known to be 'Sendable'.
            var text: String? {
              let formatter: some Formatter = DateFormatter()
              return formatter.string(for: date)
            }
          }
          """##,
        message: ##"every thread can reach a static of this type and 'DateFormatter' is not Sendable (Swift 6); the option 'nonisolated-unsafe' writes a static that you assert is safe"##)
    case "hoist-formatters HF308":
      RuleExample(
        code: ##"""
              }

              var text: String { ISO8601DateFormatter().string(from: date) }
          }
          """##,
        message: ##"the conformance to 'View' is in an extension, so a non-Sendable static doesn't compile in Swift 6 mode"##)
    case "hoist-formatters HF309":
      RuleExample(
        code: ##"""
          actor EventLog {
              func line() -> String {
                  ISO8601DateFormatter().string(from: .now)
              }

              func shortLine() -> String {
                  let formatter = DateFormatter()
          """##,
        message: ##"an actor can't have a non-Sendable static in Swift 6; use an instance let instead: 'private let iso8601DateFormatter = …'"##)
    case "hoist-formatters HF310":
      RuleExample(
        code: ##"""
          struct Reader {
              func read(_ data: Data, with decoder: JSONDecoder = JSONDecoder()) throws -> [String] {
                  try decoder.decode([String].self, from: data)
              }

              func text(_ formatter: DateFormatter?, _ date: Date) -> String {
          """##,
        message: ##"the formatter is created in a default argument, an autoclosure or an argument of a property wrapper"##)
    case "hoist-formatters HF311":
      RuleExample(
        code: ##"""
          struct Stamps {
              func inOneStatement(_ date: Date) -> String {
                  let day = DateFormatter(), time = DateFormatter()
                  day.dateStyle = .short
                  time.timeStyle = .short
                  return day.string(from: date) + time.string(from: date)
              }
          """##,
        message: ##"the variable is declared together with others"##)
    case "hoist-formatters HF312":
      RuleExample(
        code: ##"""
          struct Header {
              func value(_ date: Date) -> String { HTTPDateFormatter().string(from: date) }
              func year(_ date: Date) -> String { DateFormatter(pattern: "yyyy").string(from: date) }
          }
          """##,
        message: ##"'HTTPDateFormatter' is a subclass of 'DateFormatter', which may do more than create a formatter"##)
    case "hoist-formatters HF313":
      RuleExample(
        code: ##"""
          for offset in 0..<3 {
              let formatter = DateFormatter()
              formatter.dateStyle = .short
              print(formatter.string(from: Date(timeIntervalSinceNow: Double(offset))))
          }
          """##,
        message: ##"the formatter is created in the top-level code of main.swift"##)
    case "hoist-formatters HF314":
      RuleExample(
        code: ##"""
          struct Note {
              func day(_ date: Date) -> String {
                  let formatter = with(DateFormatter()) {
                      $0.dateStyle = .short
                  }
                  return formatter.string(from: date)
              }
          """##,
        message: ##"the helper 'with' creates or configures the formatter"##)
    case "hoist-formatters HF315":
      RuleExample(
        code: ##"""
          struct Reader {
            func dates(_ data: Data) throws -> [Date] {
              let decoder = JSONDecoder()
              decoder.dateDecodingStrategy = .custom { decoder in
                let text = try decoder.singleValueContainer().decode(String.self)
                guard let time = Double(text) else {
                  throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "in \(#function)"))
          """##,
        message: ##"the userInfo or custom strategy of the coder captures '#function', a value of the call"##)
    case "hoist-formatters HF316":
      RuleExample(
        code: ##"""
          func schedule(_ date: Date) -> () -> String? {
              let formatter = DateFormatter()
              formatter.dateStyle = .short
              return { [weak formatter] in formatter?.string(from: date) }
          }
          """##,
        message: ##"weak reference to the formatter"##)
    case "hoist-formatters HF317":
      RuleExample(
        code: ##"""
          struct Price: View {
            // One for each view on purpose: not shared, as it is not thread-safe.
            private let formatter = NumberFormatter()
            let amount: Int

            var body: some View { Text(formatter.string(from: 3) ?? "\(amount)") }
          }
          """##,
        message: ##"the comment 'One for each view on purpose: not shared, as it is not thread-safe.' may say why it is created each time"##)
    case "hoist-formatters HF318":
      RuleExample(
        code: ##"""
          // swiftlint:disable:next force_try
          func count(_ text: String) -> Int { let a = try! NSRegularExpression(pattern: "a+"); return a.numberOfMatches(in: text, range: range) }

          func first(_ text: String) -> NSRange { try! NSRegularExpression(pattern: "b+").rangeOfFirstMatch(in: text, range: range) } // swiftlint:disable:this force_try

          func last(_ text: String) -> NSRange {
          """##,
        message: ##"the comment '// swiftlint:disable:next force_try' applies to these lines and would not move with them; a 'disable:next' directly above them would"##)
    case "hoist-formatters HF319":
      RuleExample(
        code: ##"""
          let range = NSRange(text.startIndex..., in: text)
          let letters = Task {
            let expression = try NSRegularExpression(pattern: "[a-z]")
            return expression.numberOfMatches(in: text, range: range)
          }
          let digits: Task<Int, any Error> = Task {
            try NSRegularExpression(pattern: "[0-9]").numberOfMatches(in: text, range: range)
          """##,
        message: ##"without this 'try' the task or closure would have another type, because it throws nothing else"##)
    case "hoist-formatters X001":
      RuleExample(
        code: ##"""
          func text(_ date: Date) -> String {
              #if DEBUG
              let formatter = DateFormatter()
              formatter.dateFormat = "yyyy-MM-dd HH:mm"
              #else
              let formatter = DateFormatter()
              #endif
          """##,
        message: ##"conditional compilation inside the rewritten region"##)
    case "hoist-formatters X002":
      RuleExample(
        code: ##"""
          struct Signature {
              func text(_ date: Date) -> String {
                  let /* as on paper */ formatter = DateFormatter()
                  return formatter.string(from: date)
              }

              func first(_ text: String) -> Bool {
          """##,
        message: ##"the comment '/* as on paper */' (before.swift:5) is in code that would be removed; without it: 'DateFormatter' is created on every call; create it once, in a static 'formatter'"##)
    case "anyview-to-viewbuilder AV100":
      RuleExample(
        code: ##"""
              let id = 1
              func make() -> AnyView { AnyView(Text("Home")) }
              private func icon() -> AnyView { AnyView(Image(systemName: "house")) }
              var row: some View { icon() }
          }
          """##,
        message: ##"'icon' needs no AnyView; it always returns the same type of view"##)
    case "anyview-to-viewbuilder N201":
      RuleExample(
        code: ##"""
              private var plain: AnyView { AnyView /* erased */ (Text("plain")) }

              private var helped: AnyView { AnyView(/* a */ Text("helped") /* b */) }
          }
          """##,
        message: ##"'helped' needs no AnyView; it always returns the same type of view"##)
    case "anyview-to-viewbuilder N202":
      RuleExample(
        code: ##"""
          /// Two views, spelled as the type that a builder makes of them.
          struct Pair: View {
              let content: TupleView<(Text, Text)>

              var body: AnyView {
                  AnyView(HStack { content })
              }
          """##,
        message: ##"'TupleView<(Text, Text)>' is named near a change; with SDK 27, the builder returns a 'TupleContent' for several views"##)
    case "anyview-to-viewbuilder AV201":
      RuleExample(
        code: ##"""
          }

          func cell() -> AnyView {
              if isPinned {
                  return AnyView(NoteRow(title: title).bold())
              } else {
                  return AnyView(NoteRow(title: title).italic())
          """##,
        message: ##"'cell' needs no AnyView; two branches show 'NoteRow': its state is reset when the branch changes"##)
    case "anyview-to-viewbuilder AV202":
      RuleExample(
        code: ##"""
              public var body: some View { badge() }

              public func badge() -> AnyView { AnyView(Text("New")) }
          }
          """##,
        message: ##"'badge' needs no AnyView; clients that wrote 'AnyView' no longer compile"##)
    case "anyview-to-viewbuilder AV203":
      RuleExample(
        code: ##"""
              func badge() -> AnyView { print("made"); return AnyView(NoteRow(title: title)) }

              func icon() -> AnyView {
                  print("icon")
                  if isPinned { return AnyView(Text(title)) } else { return AnyView(Image(systemName: "pin")) }
              }
          }
          """##,
        message: ##"'icon' needs no AnyView; 'print("icon")' becomes 'let _ = …'"##)
    case "anyview-to-viewbuilder AV204":
      RuleExample(
        code: ##"""
          }

          @MainActor func side() -> AnyView { AnyView(Text("side")) }
          @MainActor var sides: [AnyView] { [side()] }
          """##,
        message: ##"'side' needs no AnyView; callers that need an AnyView wrap the value themselves"##)
    case "anyview-to-viewbuilder AV205":
      RuleExample(
        code: ##"""
          func content() -> some View {
              let inner: AnyView
              if isLoading {
                  inner = AnyView(ProgressView())
              } else {
                  inner = AnyView(Text(title))
          """##,
        message: ##"'inner' can be a Group with the branches as its content"##)
    case "anyview-to-viewbuilder AV206":
      RuleExample(
        code: ##"""
          }

          func badge() -> AnyView {
              if isPinned {
                  return AnyView(Image(systemName: "pin"))
              } else {
                  return AnyView(Text(title))
          """##,
        message: ##"'badge' needs no AnyView; a caller's '.transition' or '.animation' now has an effect"##)
    case "anyview-to-viewbuilder AV207":
      RuleExample(
        code: ##"""
          struct TabEntry: View {
              let title: String
              let image: AnyView

              var body: some View {
                  HStack {
                      image.padding()
          """##,
        message: ##"'image' needs no AnyView if 'TabEntry' is generic: 'TabEntry<ImageContent>'; 3 calls pass the view itself"##)
    case "anyview-to-viewbuilder AV301":
      RuleExample(
        code: ##"""
          struct Plain: View {
              typealias Body = AnyView
              var body: AnyView { AnyView(Text("a")) }
          }
          """##,
        message: ##"protocol requirement/witness: the alias 'Body' names the type of 'body'"##)
    case "anyview-to-viewbuilder AV302":
      RuleExample(
        code: ##"""
          @MainActor class Chapter {
              func cover() -> AnyView { AnyView(EmptyView()) }
              final func footer() -> AnyView { AnyView(Text("fin")) }
          }

          class Preface: Chapter {
          """##,
        message: ##"an override or overridable member; opaque results can't be overridden"##)
    case "anyview-to-viewbuilder AV303":
      RuleExample(
        code: ##"""
                      Text(branch.name)
                      if let first = branch.children.first {
                          AnyView(row(first))
                      }
                  }
              }
          }
          """##,
        message: ##"a recursive function: an opaque type can't contain itself; keep AnyView or extract a View struct"##)
    case "anyview-to-viewbuilder AV304":
      RuleExample(
        code: ##"""
          @MainActor enum Screens {
              static var all: [AnyView] { [home()] }
              static func home() -> AnyView { welcome() }
              static func welcome() -> AnyView { AnyView(Text("Welcome").bold()) }
          }
          """##,
        message: ##"a caller needs AnyView: before.swift:4 ([AnyView] literal)"##)
    case "anyview-to-viewbuilder AV305":
      RuleExample(
        code: ##"""
              func load() throws -> String { title }

              func loaded() -> AnyView {
                  do { return AnyView(NoteRow(title: try load())) } catch { return AnyView(PhotoRow(name: "error")) }
              }
          }
          """##,
        message: ##"the body contains 'do'/'catch', which a result builder can't contain"##)
    case "anyview-to-viewbuilder AV306":
      RuleExample(
        code: ##"""
          struct TabEntry: View {
              let title: String
              let content: AnyView
              var footer: AnyView?

              var body: some View { content }
          }
          """##,
        message: ##"'content' is a stored property or variable of type AnyView"##)
    case "anyview-to-viewbuilder AV307":
      RuleExample(
        code: ##"""
          struct Drawer: View {
              let handle: () -> AnyView

              var body: some View { handle() }
          }
          """##,
        message: ##"closure type returns AnyView: '() -> AnyView'; make the API generic first"##)
    case "anyview-to-viewbuilder AV308":
      RuleExample(
        code: ##"""
          private var count = 0

          var front: AnyView {
              get { AnyView(Text("front")) }
              set { kept.append(newValue) }
          }
          """##,
        message: ##"a property or subscript whose setter uses an AnyView"##)
    case "anyview-to-viewbuilder AV309":
      RuleExample(
        code: ##"""
                  if number == 1 { return AnyView(Divider()) }; return AnyView(EmptyView()) }

              private var plain: AnyView { AnyView /* erased */ (Text("plain")) }

              private var helped: AnyView { AnyView(/* a */ Text("helped") /* b */) }
          }
          """##,
        message: ##"not every return is an erasure ('AnyView /* erased */ (Text("plain"))')"##)
    case "anyview-to-viewbuilder AV310":
      RuleExample(
        code: ##"""
              #if os(iOS)
              private var content: AnyView { return AnyView(Text("Scan")) }
              #else
              private var content: AnyView { return AnyView(Image(systemName: "xmark")) }
              #endif
          }
          """##,
        message: ##"'content' is declared in several '#if' branches; its callers may mean any of them"##)
    case "anyview-to-viewbuilder AV311":
      RuleExample(
        code: ##"""
              public var body: some View { badge() }

              public func badge() -> AnyView { AnyView(Text("New")) }
          }
          """##,
        message: ##"public API; allow it with --option anyview-to-viewbuilder.public-api"##)
    case "anyview-to-viewbuilder AV312":
      RuleExample(
        code: ##"""
          var body: some View { chosen }

          private var chosen: AnyView {
              if let page = pages.first(where: { $0.number == number }) {
                  return AnyView(page)
              }
              return AnyView(first)
          """##,
        message: ##"unknown type of 'page'; a builder doesn't take 'any View'"##)
    case "anyview-to-viewbuilder AV313":
      RuleExample(
        code: ##"""
          }

          func badge() -> AnyView {
              #if FANCY
              return AnyView(Image("fancy"))
              #endif
              erased
          """##,
        message: ##"the body contains conditional compilation or a macro"##)
    case "anyview-to-viewbuilder AV314":
      RuleExample(
        code: ##"""
              }

              var icon: AnyView {
                  Image(systemName: "pin").eraseToAnyView()
              }
          }
          """##,
        message: ##"helper 'eraseToAnyView' is not a View→AnyView function in this project"##)
    case "anyview-to-viewbuilder AV315":
      RuleExample(
        code: ##"""
          struct HomePage: Page {
              func make() -> AnyView { AnyView(Text("Home")) }
          }
          """##,
        message: ##"protocol requirement/witness: the protocol 'Page' requires AnyView (a requirement can't have the type 'some View')"##)
    case "anyview-to-viewbuilder X002":
      RuleExample(
        code: ##"""
          func content() -> some View {
              let inner /* erased */: AnyView
              if isLoading {
                  inner = AnyView(ProgressView())
              } else {
                  inner = AnyView(Text("Notes"))
          """##,
        message: ##"the comment '/* erased */' (before.swift:13) is in code that would be removed; without it: 'inner' can be a Group with the branches as its content"##)
    case "anyview-to-viewbuilder X004":
      RuleExample(
        code: ##"""
          let isOn: Bool

          private var reset: AnyView {  // erasing resets the state when `isOn` changes
              if isOn { return AnyView(Text("On")) }
              return AnyView(Color.red)
          }
          """##,
        message: ##"the comment 'erasing resets the state when `isOn` changes' (before.swift:6) may say why the code is written this way; without it: 'reset' needs no AnyView; '@ViewBuilder' takes the branches"##)
    case "ternary-modifiers TM100":
      RuleExample(
        code: ##"""
            var body: some View {
              if isSelected { RoundedRectangle(cornerRadius: 12).fill(.blue) } else { RoundedRectangle(cornerRadius: 12).fill(.gray) }
            }
          }
          """##,
        message: ##"the branches differ only in modifiers; make them one view, which keeps its identity"##)
    case "ternary-modifiers N401":
      RuleExample(
        code: ##"""
            var body: some View {
              if isSelected { RoundedRectangle(cornerRadius: 12).fill(.blue) } else { RoundedRectangle(cornerRadius: 12).fill(.gray) }
            }
          }
          """##,
        message: ##"the branches differ only in modifiers; make them one view, which keeps its identity"##)
    case "ternary-modifiers TM201":
      RuleExample(
        code: ##"""
          var body: some View {
            if isRead {
              Text(subject).foregroundStyle(.secondary)
            } else {
              Text(subject).foregroundStyle(.orange)
            }
          """##,
        message: ##"the branches can be one view, but: the short form coerces '.secondary' to Color"##)
    case "ternary-modifiers TM202":
      RuleExample(
        code: ##"""
          func body(content: Content) -> some View {
            if isActive {
              content.opacity(0.5)
            } else {
              content
            }
          """##,
        message: ##"the branches can be one view, but: 'content' may hold state, which now survives a change of the condition"##)
    case "ternary-modifiers TM203":
      RuleExample(
        code: ##"""
          var body: some View {
            if isStrong {
              Text(text).bold().onAppear(perform: log)
            } else {
              Text(text).onAppear(perform: log)
            }
          """##,
        message: ##"the branches can be one view, but: 'onAppear' in the branches no longer runs at each change of the condition"##)
    case "ternary-modifiers TM204":
      RuleExample(
        code: ##"""
            var body: some View {
              VStack {
                if isMain { Text(text).bold() } else { Text(text) }
              }
              .bold()
            }
          }
          """##,
        message: ##"the branches can be one view, but: the neutral 'bold(false)' overrides an outer 'bold'"##)
    case "ternary-modifiers TM205":
      RuleExample(
        code: ##"""
              if isBig { title.bold() } else { title }
              if isBig { Text("a").accessibilityLabel("b").italic() } else { Text("a").accessibilityLabel("b") }
              if isBig { Text("a").bold() } else { Text("a") }
            }
          }
          """##,
        message: ##"the branches can be one view, but: before iOS 16 a font weight replaces the emphasis of 'bold()'"##)
    case "ternary-modifiers TM206":
      RuleExample(
        code: ##"""
          var body: some View {
            if isStrong {
              Text(text).bold().transition(.slide)
            } else {
              Text(text).transition(.slide)
            }
          """##,
        message: ##"the branches can be one view, but: 'transition' on the branches no longer runs at each change of the condition"##)
    case "ternary-modifiers TM207":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  if #available(iOS 16, macOS 13, *) {
                      // Bold since 16
                      Text(text)
                          .bold()
                      Divider()
          """##,
        message: ##"'#available(iOS 16, macOS 13, *)' is always true for iOS 17; remove the 'else', which is never shown"##)
    case "ternary-modifiers TM301":
      RuleExample(
        code: ##"""
            var body: some View {
              if let color { Text(text).foregroundStyle(color) } else { Text(text).foregroundStyle(.red) }
            }
          }
          """##,
        message: ##"the condition binds a value; compute the value that differs in a 'let' first"##)
    case "ternary-modifiers TM302":
      RuleExample(
        code: ##"""
          var body: some View {
            switch level {
            case 0: Text(text).foregroundStyle(.green)
            case 1: Text(text).foregroundStyle(.orange)
            default: Text(text).foregroundStyle(.red)
            }
          """##,
        message: ##"a switch statement; compute the value that differs in a 'let' with a switch expression"##)
    case "ternary-modifiers TM303":
      RuleExample(
        code: ##"""
          var body: some View {
            VStack {
              if isRed {
                Circle().fill(.red).opacity(1)
              } else if isAmber {
                Circle().fill(.orange).opacity(0.8)
              } else {
          """##,
        message: ##"the else-if chain is too complex: one argument of one modifier may differ in up to three branches whose conditions call nothing"##)
    case "ternary-modifiers TM304":
      RuleExample(
        code: ##"""
          var body: some View {
              if isChosen {
                  Text("Trail").overlay(Rectangle().stroke(Color.red))
              } else {
                  Text("Trail").overlay(Rectangle().stroke(Color.gray).padding(1))
              }
          """##,
        message: ##"the arguments may have different types (Rectangle().stroke(Color.red) and Rectangle().stroke(Color.gray).padding(1)); a ternary might not compile"##)
    case "ternary-modifiers TM305":
      RuleExample(
        code: ##"""
          var body: some View {
            if isZoomed {
              Image("map").onTapGesture { zoomOut() }
            } else {
              Image("map").onTapGesture { zoomIn() }
            }
          """##,
        message: ##"the closure arguments of 'onTapGesture' differ"##)
    case "ternary-modifiers TM306":
      RuleExample(
        code: ##"""
          var body: some View {
            if tags.contains("new") {
              Image("photo").overlay { Circle() }
            } else {
              Image("photo")
            }
          """##,
        message: ##"the condition calls a function and would be evaluated later, in a closure (use --option ternary-modifiers.bind-condition)"##)
    case "ternary-modifiers TM307":
      RuleExample(
        code: ##"""
          var body: some View {
            if isOn {
              Text("Layers").background(.blue.opacity(0.2))
            } else {
              Text("Layers").background(.clear)
            }
          """##,
        message: ##"a style with '.opacity' in a ternary is ambiguous on SDK 27"##)
    case "ternary-modifiers TM308":
      RuleExample(
        code: ##"""
            var body: some View {
              if isKnown { Text(name).bold() } else { Text("Stranger") }
            }
          }
          """##,
        message: ##"a string instead of a literal would select the initializer that doesn't localize"##)
    case "ternary-modifiers TM309":
      RuleExample(
        code: ##"""
          extension View {
            @ViewBuilder func bold(_ isBold: Bool) -> some View {
              if isBold { self.bold() } else { self }
            }
          }
          """##,
        message: ##"the modifier 'bold' has no neutral value"##)
    case "ternary-modifiers TM310":
      RuleExample(
        code: ##"""
          var body: some View {
            if isOuter {
              Text(text).padding(8).border(.gray)
            } else {
              Text(text).border(.gray).padding(8)
            }
          """##,
        message: ##"the modifier order differs between the branches: 'padding'"##)
    case "ternary-modifiers TM311":
      RuleExample(
        code: ##"""
          var body: some View {
            if isWide {
              Color.red.aspectRatio(nil, contentMode: .fit)
            } else {
              Color.red.aspectRatio(size, contentMode: .fit)
            }
          """##,
        message: ##"the argument labels or overloads of 'aspectRatio' differ"##)
    case "ternary-modifiers TM312":
      RuleExample(
        code: ##"""
            var body: some View {
              if isBig { title.bold() } else { title }
              if isBig { Text("a").accessibilityLabel("b").italic() } else { Text("a").accessibilityLabel("b") }
              if isBig { Text("a").bold() } else { Text("a") }
            }
          }
          """##,
        message: ##"'bold(_:)' needs iOS 16; the deployment target is 15 (set by --deployment or the configuration)"##)
    case "ternary-modifiers TM313":
      RuleExample(
        code: ##"""
            var body: some View {
              HStack { if isOn { Text(text).bold() } else { Text(text) } }
              HStack { if isOn { Text(text).bold() /* loud */ } else { Text(text) } }
            }
          }
          """##,
        message: ##"a comment inside the statement can't be placed"##)
    case "ternary-modifiers TM314":
      RuleExample(
        code: ##"""
          @ViewBuilder var title: _ConditionalContent<Text, Text> {
            if isOn { Text("a").foregroundColor(.red) } else { Text("a").foregroundColor(.blue) }
          }

          var body: some View {
            title
          """##,
        message: ##"this file names '_ConditionalContent', the type of two branches; one view has another type"##)
    case "ternary-modifiers TM315":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  if isOn {
                      Circle().opacity(isBig ? 0.5 : 0.7)
                  } else {
                      Circle().opacity(1)
                  }
          """##,
        message: ##"one '?:' would be nested in another (use --option ternary-modifiers.allow-nested)"##)
    case "ternary-modifiers X001":
      RuleExample(
        code: ##"""
          var body: some View {
            if isOn {
              Text(text)
                .bold()
            } else {
              Text(text)
          """##,
        message: ##"conditional compilation inside the rewritten region"##)
    case "ternary-modifiers X002":
      RuleExample(
        code: ##"""
          var body: some View {
              HStack {
                  if isSelected {
                      Text(title).padding(.leading, /* indented */ 4)
                  } else {
                      Text(title).padding(.leading, 0)
                  }
          """##,
        message: ##"the comment '/* indented */' (before.swift:10) is in code that would be removed; without it: the branches differ only in modifiers; make them one view, which keeps its identity"##)
    case "ternary-modifiers X004":
      RuleExample(
        code: ##"""
          VStack {
              // two branches on purpose: cross-fade
              if on {
                  Text("a").opacity(1)
              } else {
                  Text("a").opacity(0.5)
              }
          """##,
        message: ##"the comment 'two branches on purpose: cross-fade' (before.swift:8) may say why the code is written this way; without it: the branches differ only in modifiers; make them one view, which keeps its identity"##)
    case "conditional-modifier CI401":
      RuleExample(
        code: ##"""
          var body: some View {
              Text(text).if(isOpen) { $0.font(.title) }
              Text(text).if(text.isEmpty && isOpen) { view in
                  view.font(.title).padding()
              }
              Text(text).if(isLarge) { $0.bold() }
          """##,
        message: ##"when 'isOpen' changes, SwiftUI replaces the view, and its state is lost; give 'font' a value for both cases, or keep the state of the view in one that contains it"##)
    case "conditional-modifier CI501":
      RuleExample(
        code: ##"""
                      Text("b").if(isTinted) { $0.contextMenu { Button("a") {} } }
                      HStack { Text("c") }.if(isTinted) { $0.padding().border(.red) }
                      HStack { Text("c") }.if(isTinted) { $0.contextMenu { Button("a") {} } }
                  }
              }
          }
          """##,
        message: ##"when 'isTinted' changes, SwiftUI replaces the view, and its state is lost; put the condition inside 'contextMenu { … }'"##)
    case "lazy-stacks LZ100":
      RuleExample(
        code: ##"""
              var body: some View {
                  ScrollView { VStack { ForEach(0..<20) { Text("Step \($0)") } } }
              }
          }
          """##,
        message: ##"'VStack' creates all rows at once; use 'LazyVStack', which creates those on screen"##)
    case "lazy-stacks N301":
      RuleExample(
        code: ##"""
                  VStack {
                      ForEach(trails) { trail in
                          row(trail)
                      }
                  }
              }
          }
          """##,
        message: ##"what is in a row is not found in project ('row'); its @State would be dropped off screen"##)
    case "lazy-stacks N302":
      RuleExample(
        code: ##"""
              var body: some View {
                  ScrollView { VStack { ForEach(0..<20) { Text("Step \($0)") } } }
              }
          }
          """##,
        message: ##"'VStack' creates all rows at once; use 'LazyVStack', which creates those on screen"##)
    case "lazy-stacks N303":
      RuleExample(
        code: ##"""
              var body: some View {
                  ScrollView { VStack { ForEach(0..<20) { Text("Step \($0)") } } }
              }
          }
          """##,
        message: ##"'VStack' creates all rows at once; use 'LazyVStack', which creates those on screen"##)
    case "lazy-stacks N304":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView(.horizontal) {
                  ForEach(trails) { TrailRow(trail: $0) }
              }
              .frame(height: 80)
          }
          """##,
        message: ##"the rows are in a horizontal scroll view without a stack"##)
    case "lazy-stacks LZ201":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach($trails) { $trail in
                          TextField("Name", text: $trail.name)
                      }
                  }
          """##,
        message: ##"the stack contains 'TextField', whose state is lost when it is scrolled far away"##)
    case "lazy-stacks LZ202":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(Set(names).sorted(), id: \.self) { CountedRow(name: $0) }
                  }
              }
          }
          """##,
        message: ##"'TrailCounter.made' is changed when a row is created: this happens as the row scrolls in, not for all rows in order"##)
    case "lazy-stacks LZ203":
      RuleExample(
        code: ##"""
              var body: some View {
                  ScrollView { VStack(alignment: .leading) { ForEach(trails) { Text($0.name) } } }
              }
          }
          """##,
        message: ##"rows narrower than the scroll view move to the edge"##)
    case "lazy-stacks LZ204":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView(.horizontal) {
                  ForEach(trails) { TrailRow(trail: $0) }
              }
              .frame(height: 80)
          }
          """##,
        message: ##"the rows are in a horizontal scroll view without a stack"##)
    case "lazy-stacks LZ205":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(Set(lines).sorted(), id: \.self) { line in
                          HStack {
                              Text(line)
                              Spacer()
          """##,
        message: ##"'defaultScrollAnchor' uses positions that are estimates until the rows exist"##)
    case "lazy-stacks LZ206":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(Set(names).sorted(), id: \.self) { name in
                          Button(name) { chosen = name }
                              .frame(maxWidth: .infinity)
                              .keyboardShortcut(KeyEquivalent(name.first ?? "a"))
          """##,
        message: ##"'.keyboardShortcut' on the rows: rows off screen contribute nothing"##)
    case "lazy-stacks LZ207":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(trails) { trail in
                          TrailRow(trail: trail)
                          Divider()
                      }
          """##,
        message: ##"a row is several views"##)
    case "lazy-stacks LZ208":
      RuleExample(
        code: ##"""
              ScrollView {
                  Text("Trails").font(.title)
                  VStack {
                      ForEach(trails) { TrailRow(trail: $0) }
                  }
              }
          }
          """##,
        message: ##"the stack is one of several views; the position of the next one is an estimate"##)
    case "lazy-stacks LZ209":
      RuleExample(
        code: ##"""
            let items: [Int]
            var body: some View {
              ScrollView { VStack { ForEach(items, id: \.self) { _ in Text("a").titled(1) } } }
            }
          }

          struct Boxes: View {
          """##,
        message: ##"equal elements of 'items' have the same identity, which a lazy stack mixes up"##)
    case "lazy-stacks LZ210":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      LazyVGrid(columns: [GridItem(), GridItem()]) {
                          ForEach(Set(tags).sorted(), id: \.self) { Text($0) }
                      }
                      ForEach(Set(names).sorted(), id: \.self) { Text($0).frame(maxWidth: .infinity) }
          """##,
        message: ##"the stack contains 'LazyVGrid', a lazy container, whose position in a lazy stack is an estimate"##)
    case "lazy-stacks LZ211":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  content
              }
          }

          private var content: some View {
          """##,
        message: ##"the stack is in 'content' (line 26), which only this scroll view shows"##)
    case "lazy-stacks LZ301":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(trails) { TrailRow(trail: $0) }
                      Spacer()
                  }
              }
          """##,
        message: ##"the stack fills the viewport or a frame ('Spacer'); a lazy stack doesn't distribute space"##)
    case "lazy-stacks LZ302":
      RuleExample(
        code: ##"""
          var body: some View {
            ScrollView {
              VStack {
                ForEach(trails) { trail in Text(trail.name) }
              }
            }
            .hugging()
          """##,
        message: ##"'hugging' around the stack measures its ideal size"##)
    case "lazy-stacks LZ303":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack(alignment: .leading) {
                      ForEach(trails) { trail in
                          TrailRow(trail: trail)
                              .alignmentGuide(.leading) { $0[.leading] - trail.length }
                      }
          """##,
        message: ##"custom alignment guide on rows ('alignmentGuide')"##)
    case "lazy-stacks LZ304":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView([.horizontal, .vertical]) {
                  VStack {
                      ForEach(trails) { TrailRow(trail: $0) }
                  }
              }
          """##,
        message: ##"the scroll axis is not a single literal axis"##)
    case "lazy-stacks LZ305":
      RuleExample(
        code: ##"""
              var body: some View {
                  ScrollView { VStack { ForEach(0..<20) { Text("Step \($0)") } } }
              }
          }
          """##,
        message: ##"there are fewer than 50 items"##)
    case "lazy-stacks LZ306":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(trails) { trail in
                          GeometryReader { proxy in
                              Text(trail.name).frame(width: proxy.size.width / 2)
                          }
          """##,
        message: ##"rows contain 'GeometryReader'"##)
    case "lazy-stacks LZ307":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(trails) { trail in
                          List {
                              TrailRow(trail: trail)
                          }
          """##,
        message: ##"rows contain a same-axis 'List'"##)
    case "lazy-stacks LZ308":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(trails) { TrailRow(trail: $0) }
                  }
              }
          }
          """##,
        message: ##"a lazy stack needs iOS 14; the deployment target is 13 (set by --deployment or the configuration)"##)
    case "lazy-stacks LZ309":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(Set(names).sorted(), id: \.self) { name in
                          Text(name)
                      }
                  }
          """##,
        message: ##"the type of the stack is written in a type annotation or generic argument ('extension VStack')"##)
    case "lazy-stacks LZ310":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  Text("""
                      Trails near you,
                      the nearest first
                      """)
          """##,
        message: ##"the code to indent contains a multi-line string literal"##)
    case "lazy-stacks LZ311":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  Grid {
                      ForEach(trails) { TrailRow(trail: $0) }
                  }
              }
          }
          """##,
        message: ##"the container is 'Grid'; a grid or custom layout has no lazy counterpart"##)
    case "lazy-stacks LZ312":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(trails) { TrailRow(trail: $0) }
                  }
              }
          }
          """##,
        message: ##"this file renders the view to an image ('ImageRenderer')"##)
    case "lazy-stacks LZ313":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  content
              }
              .overlay { content }
          }
          """##,
        message: ##"the stack is declared elsewhere (line 27), and 'content' is used in several places"##)
    case "lazy-stacks LZ314":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(sections) { section in
                          LazyVStack {
                              ForEach(Set(section.names).sorted(), id: \.self) { Text($0) }
                          }
          """##,
        message: ##"rows contain a same-axis 'LazyVStack', which makes its own rows as they scroll in"##)
    case "lazy-stacks X001":
      RuleExample(
        code: ##"""
          var body: some View {
              ScrollView {
                  VStack {
                      ForEach(trails) { TrailRow(trail: $0) }
                  }
                  #if os(iOS)
                  .padding()
          """##,
        message: ##"conditional compilation inside the rewritten region"##)
    case "lazy-stacks X004":
      RuleExample(
        code: ##"""
              ScrollView {
                  // VStack, not LazyVStack: it stutters otherwise
                  VStack {
                      ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
                  }
              }
          }
          """##,
        message: ##"the comment 'VStack, not LazyVStack: it stutters otherwise' (before.swift:16) may say why the code is written this way; without it: 'VStack' creates all rows at once; use 'LazyVStack', which creates those on screen"##)
    case "nested-lazy NL201":
      RuleExample(
        code: ##"""
          var body: some View {
              LazyVStack(alignment: .leading) {
                  Text(hike.name)
                  if hike.isDone { Image(systemName: "checkmark") } else { Mark() }
                  Divider()
              }
          """##,
        message: ##"this 'LazyVStack' has no rows that could be created later, and each row pays for a lazy stack; use 'VStack'"##)
    case "nested-lazy NL202":
      RuleExample(
        code: ##"""
          ForEach(days) { day in
              Section {
                  LazyVStack(spacing: 4) {
                      ForEach(day.hikes, id: \.self) { Text("\($0)") }
                  }
              } header: {
                  Text("Day \(day.id)")
          """##,
        message: ##"this 'LazyVStack' is in the rows of a 'LazyVStack', which has to know its height: its rows may all be created, and scrolling may jump; without it, they are rows of the 'LazyVStack'"##)
    case "nested-lazy NL501":
      RuleExample(
        code: ##"""
                  List {
                      ForEach(days) { day in
                          LazyVStack { ForEach(day.hikes, id: \.self) { Text("\($0)") } }
                      }
                  }
              }
          }
          """##,
        message: ##"this 'LazyVStack' is in the rows of a 'List', which has to know its height: its rows may all be created, and scrolling may jump; make them rows of the 'List', such as in a 'Section'"##)
    case "nested-lazy NL502":
      RuleExample(
        code: ##"""
          ForEach(days) { day in
              Section("Day \(day.id)") {
                  VStack(spacing: 2) {
                      ForEach(day.hikes, id: \.self) { Text("\($0)") }
                  }
              }
          }
          """##,
        message: ##"this 'VStack' makes one view of all rows of a section, so the 'LazyVStack' creates them together; put the 'ForEach' into the section without a stack"##)
    case "observable-migration OM100":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Console: ObservableObject {
            @MainActor @Published var output = ""
          }
          """##,
        message: ##"'Console' can be @Observable"##)
    case "observable-migration OM101":
      RuleExample(
        code: ##"""
          @Observable
          final class Bridge: ObservableObject {
            var value = 0
          }
          """##,
        message: ##"'Bridge' is @Observable; remove its conformance to ObservableObject"##)
    case "observable-migration OM201":
      RuleExample(
        code: ##"""
          import SwiftUI
          final class Indicator: ObservableObject { @Published var on = false }
          final class Other: ObservableObject { @Published var n = 0 }
          struct Demo: View {
            @StateObject private var vm = {
              let vm = Indicator()
          """##,
        message: ##"'Indicator' can be @Observable, with 1 property that observes it, but: creating 'vm' does work: '{…' (before.swift:5), and @State creates one at each evaluation of the parent (Xcode 26 and before) (before.swift:5)"##)
    case "observable-migration OM202":
      RuleExample(
        code: ##"""
          import SwiftUI

          public final class Theme: ObservableObject {
            @Published public var tint = "blue"
            public init() {}
          }
          """##,
        message: ##"'Theme' can be @Observable, but: 'Theme' is public, and the option 'public-api' is off (before.swift:3)"##)
    case "observable-migration OM203":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Download: ObservableObject {
            @Published var step = "none"
            let progress = Progress(totalUnitCount: 10)

            var fraction: Double { progress.fractionCompleted }
          """##,
        message: ##"'Download' can be @Observable, with 1 property that observes it, but: 'download.fraction' is computed from state of 'progress', which nothing observes, and 'Bar' reads it (before.swift:13)"##)
    case "observable-migration OM204":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Ticker: ObservableObject {
            @Published var ticks = 0
          }

          struct TickerView: View {
          """##,
        message: ##"'Ticker' can be @Observable, with 1 property that observes it, but: 'ticker' creates its own object (before.swift:8)"##)
    case "observable-migration OM205":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Zoom: ObservableObject {
            @Published var factor = 1.0
          }

          class Recognizer {}
          """##,
        message: ##"'Zoom' can be @Observable, with 1 property that observes it, but: 'Pinch' is no longer inferred to be on the main actor (before.swift:10)"##)
    case "observable-migration OM206":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Settings: ObservableObject {
            @AppStorage("volume") var volume = 5
            @Published var isOpen = false
          }
          """##,
        message: ##"'Settings' can be @Observable, but: changes of '@AppStorage volume' no longer update views (before.swift:4)"##)
    case "observable-migration OM207":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Inbox: ObservableObject {
            @Published var messages: [String] = []
            @Published var isBusy = false
            @Published var unread = 0
            @Published var marks = [1]
          """##,
        message: ##"'Inbox' can be @Observable, with 1 property that observes it, but: '.onReceive(inbox.$messages)' becomes '.onChange', which runs in another order and skips equal values (before.swift:18); '.onReceive(inbox.$unread)' becomes '.onChange', which runs in another order and skips equal values (before.swift:19); '.onReceive(inbox.$marks)' becomes '.onChange', which runs in another order and skips equal values (before.swift:20); '.onReceive(inbox.$drafts)' becomes '.onChange', which runs in another order and skips equal values (before.swift:21); '.onReceive(inbox.$isBusy)' becomes '.onChange', which runs in another order and skips equal values (before.swift:22)"##)
    case "observable-migration OM208":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Counter: ObservableObject {
            var count = 0 { willSet { objectWillChange.send() } }
            var total = 0 { didSet { self.objectWillChange.send() } }
            var last: Int? {
              willSet {
          """##,
        message: ##"'Counter' can be @Observable, but: objectWillChange is no longer sent by hand; tracked instead: 'count', 'last', 'total' (before.swift:4, 5, 9)"##)
    case "observable-migration OM209":
      RuleExample(
        code: ##"""
          }

          final class Line: ObservableObject {
            @Published var stations: [Station] = []
            func load() { stations = [Station(code: "A", name: "Harbour")] }
          }
          """##,
        message: ##"'Line' can be @Observable, but: 'stations' is set, and '==' of 'Station' leaves out 'name': a value that only differs there updates no view (Swift 6.2 and later) (before.swift:14)"##)
    case "observable-migration OM210":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Player: ObservableObject {
            @Published var volume = 1.0
          }

          struct PlayerView: View {
          """##,
        message: ##"'Player' can be @Observable, with 1 property that observes it, but: 'player' is used in 'init', where SwiftUI creates an object for each use of a @StateObject; @State returns the one that the view keeps (before.swift:9)"##)
    case "observable-migration OM211":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Photos: ObservableObject {
            @Published var albums: [String] = []

            func refresh() {
              albums = albums
          """##,
        message: ##"'Photos' can be @Observable, but: 'albums' is assigned to itself to refresh views, which has no effect for an equal value (Swift 6.2 and later) (before.swift:7)"##)
    case "observable-migration OM212":
      RuleExample(
        code: ##"""
          // What these are made of is shown.
          final class Profile: ObservableObject {
            @Published var name = ""

            var fields: [String] { Mirror(reflecting: self).children.compactMap(\.label) }
          }
          """##,
        message: ##"'Profile' can be @Observable, but: 'Mirror(reflecting: self)' shows what the macro adds to the object (before.swift:7)"##)
    case "observable-migration OM213":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Model: ObservableObject {
            @Published var name = ""
          }
          """##,
        message: ##"'Model' can be @Observable, in 2 files, but: the publisher '$name' is kept as the subject 'nameSubject' (Watcher.swift:4)"##)
    case "observable-migration OM214":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Temperature: ObservableObject {
            @Published var celsius = 0.0

            init(source: PassthroughSubject<Double, Never>) {
              source.assign(to: &$celsius)
          """##,
        message: ##"'Temperature' can be @Observable, but: `assign(to: &$celsius)` becomes 'sink', which sets 'celsius' (before.swift:8)"##)
    case "observable-migration OM215":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Note: ObservableObject, Entity {
            @Published var text = ""
          }

          protocol Saved: Entity {}
          """##,
        message: ##"'Note' can be @Observable, but: what 'Entity' of another module adds to the class is unknown (before.swift:4)"##)
    case "observable-migration OM216":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Guide: ObservableObject {
            @Published var visits = 0
          }

          // No view takes a guide from the environment; it is put there all the same.
          """##,
        message: ##"'Guide' can be @Observable, with 1 property that observes it, but: 'others.values.map { $0 }.first!', of an unknown type, is passed to 'environmentObject' (before.swift:13)"##)
    case "observable-migration OM217":
      RuleExample(
        code: ##"""
          // It comes from the environment, which takes only Observable objects of a class.
          final class Session: ObservableObject {
              var token = ""
          }

          struct TokenLabel: View {
          """##,
        message: ##"'Session' can be @Observable, with 2 properties that observe it, but: nothing in 'Session' is published, so that no view gains from it (before.swift:32)"##)
    case "observable-migration OM301":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Store: ObservableObject {
            @Published var name = ""
          }
          """##,
        message: ##"'Store' stays an ObservableObject: Observation needs iOS 17; the deployment target is unknown, pass '--deployment ios=17' if it is met (before.swift:3)"##)
    case "observable-migration OM302":
      RuleExample(
        code: ##"""
          import SwiftUI

          protocol TitleModel: ObservableObject {
            var titlePublisher: Published<String>.Publisher { get }
          }

          final class LiveTitle: TitleModel {
          """##,
        message: ##"'LiveTitle' stays an ObservableObject: uses the publisher '$title', which Observation doesn't have (before.swift:9)"##)
    case "observable-migration OM303":
      RuleExample(
        code: ##"""
          import SwiftUI

          protocol Store: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
            var count: Int { get set }
          }

          final class Counter: Store {
          """##,
        message: ##"'Counter' stays an ObservableObject: names 'ObjectWillChangePublisher' (before.swift:4)"##)
    case "observable-migration OM304":
      RuleExample(
        code: ##"""
          struct Reading { var value = 0 }

          final class Untyped: ObservableObject {
            @Published var reading = Reading()
            func connect(_ source: PassthroughSubject<Int, Never>) {
              source.map { .init(value: $0) }.assign(to: &$reading)
            }
          """##,
        message: ##"'Untyped' stays an ObservableObject: `assign(to: &$reading)` (before.swift:24)"##)
    case "observable-migration OM305":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Document: ObservableObject, Codable {
            var pages = 0
          }

          struct Page: Codable { var text = "" }
          """##,
        message: ##"'Document' stays an ObservableObject: Codable is synthesized, and the stored keys would change (before.swift:3)"##)
    case "observable-migration OM306":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Volume: ObservableObject {
            var level = 0 {
              willSet {
                objectWillChange.send()
                if newValue > 10 { level = 10 }
          """##,
        message: ##"'Volume' stays an ObservableObject: observer of 'level' assigns 'level' — that would call it again (before.swift:8)"##)
    case "observable-migration OM307":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Cache: ObservableObject {
            @Published var isFull = false
            var size = 0
            private var _size = 1
          }
          """##,
        message: ##"'Cache' stays an ObservableObject: a member '_size' exists (before.swift:5)"##)
    case "observable-migration OM308":
      RuleExample(
        code: ##"""
          func makeTitle() -> String {
            final class Builder: ObservableObject {
              @Published var title = ""
            }
            return Builder().title
          }
          """##,
        message: ##"'Builder' stays an ObservableObject: local class, actor or struct (before.swift:4)"##)
    case "observable-migration OM309":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Sketch: ReferenceFileDocument, ObservableObject {
            typealias Snapshot = [Int]
            @Published var lines: [Int] = []
          }
          """##,
        message: ##"'Sketch' stays an ObservableObject: the conformance or superclass is from another module ('ReferenceFileDocument') (before.swift:3)"##)
    case "observable-migration OM310":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Trail: ObservableObject {
            @Published var length = 0.0
          }

          struct TrailView: View {
          """##,
        message: ##"'Trail' stays an ObservableObject: 'environmentObject' is not called where it is named (before.swift:14)"##)
    case "observable-migration OM311":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Search: ObservableObject {
            @Published var text = ""
          }

          struct SearchView: View {
          """##,
        message: ##"'Search' stays an ObservableObject: the object is made in '@StateObject(wrappedValue: Search())' (before.swift:8)"##)
    case "observable-migration OM312":
      RuleExample(
        code: ##"""
          import SwiftUI

          class NSManagedObject: ObservableObject {
            func willSave() { objectWillChange.send() }
          }

          final class Place: NSManagedObject {}
          """##,
        message: ##"'NSManagedObject', 'Place' and 'Draft' stay ObservableObjects: sends objectWillChange by hand (before.swift:4)"##)
    case "observable-migration OM313":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Filter: ObservableObject {
            @Published var query = ""
            init(query: String = "") { self.query = query }
          }
          """##,
        message: ##"'Filter' stays an ObservableObject: @State default plus init assignment (Xcode 27) (before.swift:9)"##)
    case "observable-migration OM314":
      RuleExample(
        code: ##"""
          import SwiftUI

          protocol Named: ObservableObject {
            var name: String { get set }
          }

          final class Person: Named {
          """##,
        message: ##"'Person' stays an ObservableObject: an 'any' type with bindings; @Bindable needs a concrete type (before.swift:12)"##)
    case "observable-migration OM315":
      RuleExample(
        code: ##"""
          import SwiftUI

          protocol TitleModel: ObservableObject {
            var titlePublisher: Published<String>.Publisher { get }
          }

          final class LiveTitle: TitleModel {
          """##,
        message: ##"'Published<…>' is part of a signature or protocol requirement (before.swift:4, 9)"##)
    case "observable-migration OM316":
      RuleExample(
        code: ##"""
          import UIKit

          final class Badge: ObservableObject {
            @Published var count = 0
          }

          final class BadgeController: UIViewController {
          """##,
        message: ##"'Badge' stays an ObservableObject: UIKit/AppKit code subscribes to '$count' (before.swift:14)"##)
    case "observable-migration OM317":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Player: NSObject, ObservableObject {
            @objc @Published var rate = 1.0
          }
          """##,
        message: ##"'Player' stays an ObservableObject: 'rate' would be tracked and is visible to Objective-C (KVO) (before.swift:4)"##)
    case "observable-migration OM318":
      RuleExample(
        code: ##"""
          import SwiftUI

          @MainActor final class Download: ObservableObject {
            @Published var progress = 0.0
            var task: Task<Void, Never>? { willSet { objectWillChange.send() } }

            deinit { task?.cancel() }
          """##,
        message: ##"'Download' stays an ObservableObject: 'task' is used in deinit, which is on no actor, and would be tracked (before.swift:7)"##)
    case "observable-migration OM319":
      RuleExample(
        code: ##"""
          typealias ViewModel = ObservableObject & Identifiable

          final class RowModel: ViewModel {
            @Published var title = ""
          }
          """##,
        message: ##"'RowModel' stays an ObservableObject: write ObservableObject out: 'ViewModel' hides it (before.swift:5)"##)
    case "observable-migration OM320":
      RuleExample(
        code: ##"""
          }

          final class Model: ObservableObject {
            @Published @Trimmed var name = ""
          }
          """##,
        message: ##"'Model' stays an ObservableObject: '@Trimmed' is composed with @Published on 'name' (before.swift:9)"##)
    case "observable-migration OM321":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class HomeModel: ObservableObject { @Published var isFetching = false }

          extension Container { var homeModel: Factory<HomeModel> { self { HomeModel() } } }

          struct HomeView: View {
          """##,
        message: ##"'HomeModel' stays an ObservableObject: held by '@InjectedObject', which may need an ObservableObject (before.swift:9)"##)
    case "observable-migration OM322":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Model: ObservableObject {
            @Published var title = ""
          }

          enum Factory {
          """##,
        message: ##"'Model' stays an ObservableObject: unknown type of '@ObservedObject model' (before.swift:12)"##)
    case "observable-migration OM323":
      RuleExample(
        code: ##"""
          }

          final class Model: ObservableObject {
            @Published var title = ""
            func load() { log() }
          }
          """##,
        message: ##"'Model' stays an ObservableObject: code here takes any ObservableObject, and which one is unknown (before.swift:3); every ObservableObject has the members of this extension (before.swift:3)"##)
    case "observable-migration OM324":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Store: ObservableObject {
            @Published var name = ""
          }
          """##,
        message: ##"'Store' stays an ObservableObject: a place that must change is ignored by a comment (Legacy.swift:5)"##)
    case "observable-migration OM325":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Console: ObservableObject {
            @MainActor @Published var output = ""
          }
          """##,
        message: ##"'Console' stays an ObservableObject: 'output' is on an actor that the class is not on, which Swift 6 rejects (before.swift:4)"##)
    case "observable-migration OM326":
      RuleExample(
        code: ##"""
          @Stateful
          final class CheckoutModel: ObservableObject {
              @Published var basket: [String] = []
          }

          struct CheckoutView: View {
          """##,
        message: ##"'CheckoutModel' stays an ObservableObject: '@Stateful' may add members that need ObservableObject (before.swift:4)"##)
    case "observable-migration OM327":
      RuleExample(
        code: ##"""
          /// The macro writes `Observation.ObservationRegistrar`, which looks for a member of the function.
          final class Weather: ObservableObject {
            @Published var degrees = 0
          }
          """##,
        message: ##"'Weather' stays an ObservableObject: a function or variable is named 'Observation' (before.swift:6)"##)
    case "observable-migration OM328":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Basket: ObservableObject {
            @Published var weights = [3, 1, 2]
            var isHeavy: (Int) -> Bool { { $0 > self.weights.count } }

            func lighten() { weights.removeAll(where: isHeavy) }
          """##,
        message: ##"'Basket' stays an ObservableObject: 'weights' is read while it is changed in place, which traps (before.swift:7)"##)
    case "observable-migration OM329":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Zoom: ObservableObject {
            @Published var factor = 1.0
          }

          @MainActor func updateScrollBars() {}
          """##,
        message: ##"'Zoom' stays an ObservableObject: 'Pinch' is no longer inferred to be on the main actor, which 'updateScrollBars' needs (before.swift:12)"##)
    case "observable-migration OM331":
      RuleExample(
        code: ##"""
          // Only the wrapper tells views of changes.
          @MainActor final class Settings: ObservableObject {
              static let shared = Settings()
              @AppStorage("large") var isLarge = false
              @AppStorage("steps") var steps = 12.0
          }
          """##,
        message: ##"'Settings' stays an ObservableObject: all that it publishes is in wrappers such as '@AppStorage isLarge' (before.swift:6); all that it publishes is in wrappers such as '@AppStorage steps' (before.swift:7)"##)
    case "observable-migration N501":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Guide: ObservableObject {
            @Published var visits = 0
          }

          // No view takes a guide from the environment; it is put there all the same.
          """##,
        message: ##"the objects in 'GuideView.others' now also update the view (before.swift:10)"##)
    case "observable-migration N503":
      RuleExample(
        code: ##"""
          // What no longer updates views is said before all else, and '--unsafe' writes the migration with all caveats.
          final class Settings: ObservableObject {
            @AppStorage("wide") var isWide = false
            @Published var title = ""
            var drafts = 0
          }
          """##,
        message: ##"'Settings' can be @Observable, with 1 property that observes it, but: OM206: changes of '@AppStorage isWide' no longer update views (before.swift:5)"##)
    case "observable-migration N505":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Importer: ObservableObject, @unchecked Sendable {
            @Published var progress = 0.0

            func start() {
              Task.detached {
          """##,
        message: ##"'progress' is set off the main thread; SwiftUI no longer warns about it (before.swift:8)"##)
    case "observable-migration N506":
      RuleExample(
        code: ##"""
          // Code of its own listens to the publisher.
          @Observable
          final class Player: ObservableObject {
              var isPlaying = false
              func play() {
                  objectWillChange.send()
                  isPlaying = true
          """##,
        message: ##"'Player' is both an ObservableObject and @Observable"##)
    case "observable-migration N507":
      RuleExample(
        code: ##"""
          import Combine; import SwiftUI

          final class Tank { @Published var level = 0 }; extension Tank: ObservableObject {}; struct Valve {}

          struct TankView: View {
            @ObservedObject var tank: Tank
          """##,
        message: ##"'Tank' can be @Observable, with 1 property that observes it"##)
    case "observable-migration N508":
      RuleExample(
        code: ##"""
          @MainActor let primary = AppState()

          class AppState: ObservableObject { @Published var on = false }
          struct V: View {
            @EnvironmentObject var state: AppState
            var body: some View { Text(state.on ? "1" : "0") }
          }
          """##,
        message: ##"'AppState' can be @Observable, with 1 property that observes it"##)
    case "observable-migration N509":
      RuleExample(
        code: ##"""
          }

          final class Trip: ObservableObject {
            @Published var count = 0
            @Published var start = Date.distantPast
          }
          """##,
        message: ##"'TripView' reads 'Calendar.current.isDateInToday', which nothing observes, and was refreshed by what it doesn't read of 'trip' (before.swift:32)"##)
    case "observable-migration X001":
      RuleExample(
        code: ##"""
          #if os(Linux)
          extension Probe: ObservableObject {}
          #endif
          """##,
        message: ##"'Probe' stays an ObservableObject: conditional compilation inside the rewritten region (before.swift:3)"##)
    case "observable-migration X002":
      RuleExample(
        code: ##"""
          import SwiftUI

          final class Counter: ObservableObject {
              @Published(initialValue: 3 /** the usual start */) var count: Int
          }

          struct CounterView: View {
          """##,
        message: ##"the comment '/** the usual start */' (before.swift:4) is in code that would be removed; without it: 'Counter' can be @Observable, with 1 property that observes it"##)
    case "observable-migration X004":
      RuleExample(
        code: ##"""
          // ObservableObject for now, a Combine pipeline reads it
          final class Trails: ObservableObject {
              @Published var count = 1
          }

          final class Peaks: ObservableObject {
          """##,
        message: ##"the comment 'ObservableObject for now, a Combine pipeline reads it' (before.swift:3) may say why the code is written this way; without it: 'Trails' can be @Observable, with 1 property that observes it"##)
    case "object-in-body OB401":
      RuleExample(
        code: ##"""
                      Child(model: Model(name: name))
                      Child(model: .init(name: "a"))
                      Single(model: Model(name: name))
                  }
              }
          }
          """##,
        message: ##"'Model' is created each time 'Parent' is evaluated, and 'Single' loses the state in the previous one; keep it in '@StateObject private var'"##)
    case "object-in-body OB501":
      RuleExample(
        code: ##"""
              Owning(model: Model())
              Keeping(model: Model())
              Storing(model: Model())
              Row(model: RowModel(title: "a"))
              Text("a").environmentObject(Model())
              Button("Open") { shown = Model() }
          }
          """##,
        message: ##"'Model' is created each time 'Parent' is evaluated, and 'Storing' uses only the first one; pass its values and create it there"##)
    case "state-write-in-body SW401":
      RuleExample(
        code: ##"""
          var body: some View {
              let _ = { isReady = true }()
              Text("x").overlay {
                  GeometryReader { proxy -> Color in
                      height = proxy.size.height
                      return .clear
          """##,
        message: ##"'isReady' is changed each time 'AtOnce' is evaluated: SwiftUI doesn't allow that, and may update endlessly; change it in 'onChange', 'onAppear' or 'task'"##)
    case "state-write-in-body SW402":
      RuleExample(
        code: ##"""
              Text("x").overlay {
                  GeometryReader { proxy -> Color in
                      DispatchQueue.main.async { height = proxy.size.height }
                      return .clear
                  }
              }
          }
          """##,
        message: ##"a change of 'height' starts each time 'PutOff' is evaluated, and causes the next evaluation; change it in 'onChange' or 'onGeometryChange'"##)
    case "state-write-in-body SW501":
      RuleExample(
        code: ##"""
          var body: some View {
              if isFirst {
                  DispatchQueue.main.async {
                      if self.isFirst { self.isFirst = false }
                  }
              }
              return GeometryReader { proxy -> Text in
          """##,
        message: ##"a change of 'self.isFirst' starts while 'ChatLog' is evaluated, and evaluates it again; change it in 'onChange', 'onAppear' or 'task'"##)
    case "image-decode-in-body IM401":
      RuleExample(
        code: ##"""
          var body: some View {
              if let image = Thumbnails.thumbnail(at: path) { Image(uiImage: image) }
              if let image = Thumbnails.plain(at: path, data) { Image(uiImage: image) }
              #if os(iOS)
              if let image = UIImage(data: data) { Image(uiImage: image) }
              #else
              if let image = UIImage(contentsOfFile: path) { Image(uiImage: image) }
          """##,
        message: ##"'plain' leads to 'UIImage', which decodes an image each time 'Thumbnail' is evaluated; decode it in '.task(id:)' and keep it in '@State'"##)
    case "markdown-in-body MD401":
      RuleExample(
        code: ##"""
          private var imported: String {
              let notes = try? NSAttributedString(
                  data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
                  documentAttributes: nil)
              return notes?.string ?? ""
          }
          """##,
        message: ##"HTML or rich text is imported each time 'Notes' is evaluated, on the main thread; import it in '.task(id:)' and keep it in '@State'"##)
    case "markdown-in-body MD501":
      RuleExample(
        code: ##"""
                      Text((try? AttributedString(markdown: notice)) ?? "")
                      ForEach(messages) { message in
                          Text((try? AttributedString(markdown: message.text)) ?? AttributedString(message.text))
                      }
                  }
              }
          }
          """##,
        message: ##"Markdown is parsed for each row of 'Messages'; parse it where the text changes, in the model, and pass the result"##)
    case "sync-io-in-body IO401":
      RuleExample(
        code: ##"""
          @State private var isOpen = false

          private var isLoaded: Bool { store.isLoaded(trail) }

          var body: some View {
              Toggle("Open", isOn: $isOpen)
              Text(isLoaded && isOpen ? "loaded" : "")
          """##,
        message: ##"'isLoaded' leads to 'String(contentsOf:)', which reads a file each time 'TrailCard' is evaluated, on the main thread; do this in '.task(id:)' and keep the result in '@State'"##)
    case "sync-io-in-body IO402":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  Text(version).onAppear { names = detect() }
                  Text(names.first ?? "").task { load() }
                  Button("Check") { load() }
                  Button("Read") { print(Tool.read()?.count ?? 0) }
                  Button("Later") { Task.detached { print(Tool.version()) } }
          """##,
        message: ##"'detect' leads to 'pipe.fileHandleForReading.readDataToEndOfFile', which makes the main thread wait as the view appears; 'await' the result in a task"##)
    case "sync-io-in-body IO403":
      RuleExample(
        code: ##"""
          @State private var selection = 0

          private var trails: [Trail] { (try? context.fetch(FetchDescriptor<Trail>())) ?? [] }

          private func longest() -> Trail? {
              let descriptor = FetchDescriptor<Trail>(sortBy: [SortDescriptor(\.length)])
              return (try? context.fetch(descriptor))?.last
          """##,
        message: ##"'context.fetch' queries the store each time 'Lengths' is evaluated, on the main thread; use '@Query' or '@FetchRequest', or fetch in '.task(id:)' and keep the result"##)
    case "sync-io-in-body IO501":
      RuleExample(
        code: ##"""
          struct Title: View {
              var body: some View { Text("Title").font(.scaledTitle) }
          }
          """##,
        message: ##"'scaledTitle' leads to 'NSKeyedUnarchiver.unarchivedObject', which decodes each time 'Title' is evaluated; decode where the data changes and keep the result"##)
    case "sync-io-in-body IO502":
      RuleExample(
        code: ##"""
                      Button("Here") { Task { version = Tool.version() } }
                  }
                  .task { names = Tool.read() == nil ? [] : ["a"] }
              }
          }
          """##,
        message: ##"'Tool.read' reads files on the main thread as the view appears, where '.task' runs its closure; read in a function away from the main actor"##)
    case "sync-io-in-body IO503":
      RuleExample(
        code: ##"""
              var descriptor = FetchDescriptor<Trail>()
              descriptor.fetchLimit = 1
              return (try? context.fetch(descriptor))?.first
          }

          var body: some View {
              VStack {
          """##,
        message: ##"'context.fetch' queries the store each time 'Lengths' is evaluated, on the main thread; use '@Query' or '@FetchRequest', or fetch in '.task(id:)' and keep the result"##)
    case "unobserved-object-in-state SC201":
      RuleExample(
        code: ##"""
          struct Shown: View {
              @State private var model = Model()

              var body: some View { Text(model.title) }
          }
          """##,
        message: ##"'@State' doesn't observe 'model', so the view doesn't update when that 'Model' changes: use '@StateObject'"##)
    case "unobserved-object-in-state SC401":
      RuleExample(
        code: ##"""
          struct Exchanged: View {
              @State private var model = Model()

              var body: some View {
                  Button(model.title) { model = Model() }
              }
          """##,
        message: ##"'@State' doesn't observe 'model', so the view doesn't update when that 'Model' changes: the object is replaced, so observe it in a child view"##)
    case "observed-not-read OR201":
      RuleExample(
        code: ##"""
          struct Bar: View {
              @ObservedObject var model: Model

              var body: some View {
                  Child(model: model)
              }
          """##,
        message: ##"'Bar' runs at each change of 'Model' and reads nothing of 'model': hold it without '@ObservedObject'"##)
    case "observed-not-read OR501":
      RuleExample(
        code: ##"""
          @main struct RecorderApp: App {
              @StateObject private var recorder = Recorder()
              @StateObject private var settings = Settings()

              var body: some Scene {
                  WindowGroup {
          """##,
        message: ##"'RecorderApp' runs at each change of 'Recorder' and reads nothing of 'recorder': hold it in '@State', which keeps an object and doesn't observe it"##)
    case "observed-not-read OR301":
      RuleExample(
        code: ##"""
          struct Stored: View {
              @ObservedObject var model: Model

              init(_ model: Model) {
                  _model = ObservedObject(wrappedValue: model)
              }
          """##,
        message: ##"'Stored' runs at each change of 'Model' and reads nothing of 'model', but an initializer assigns '_model'"##)
    case "observed-not-read OR302":
      RuleExample(
        code: ##"""
          struct Compared: View, Equatable {
              @ObservedObject var model: Model

              nonisolated static func == (left: Compared, right: Compared) -> Bool { true }

              var body: some View {
          """##,
        message: ##"'Compared' runs at each change of 'Model' and reads nothing of 'model', but 'Compared' implements '=='"##)
    case "observed-not-read OR303":
      RuleExample(
        code: ##"""
          public struct Open: View {
              @ObservedObject public var model: Model

              public init(model: Model) { self.model = model }

              public var body: some View {
          """##,
        message: ##"'Open' runs at each change of 'Model' and reads nothing of 'model', but it is public"##)
    case "observed-not-read OR304":
      RuleExample(
        code: ##"""
          struct Assigning: View {
              @ObservedObject var model: Model

              var body: some View {
                  Button("Clear") { model.title = "" }
              }
          """##,
        message: ##"'Assigning' runs at each change of 'Model' and reads nothing of 'model', but it is assigned"##)
    case "stateobject-autoclosure SA201":
      RuleExample(
        code: ##"""
          @StateObject private var model: Model

          init(model: Model) {
              _model = StateObject(wrappedValue: model)
          }

          var body: some View { Text(model.name) }
          """##,
        message: ##"'Model' is created each time 'Parent' is evaluated, and 'Child' keeps only the first one; take it as an autoclosure"##)
    case "stateobject-autoclosure SA401":
      RuleExample(
        code: ##"""
          @State private var name: String

          init(model: Model) {
              _model = StateObject(wrappedValue: model)
              _name = State(initialValue: model.name)
          }
          """##,
        message: ##"'Model' is created each time 'Screen' is evaluated, and 'Reading' keeps only the first one; pass its values and create it in the initializer"##)
    case "stateobject-autoclosure SA402":
      RuleExample(
        code: ##"""
          struct Child: View {
              @ObservedObject var model: Model

              var body: some View { Text(model.name) }
          }
          """##,
        message: ##"each of the 2 places that make 'Child' creates a 'Model', and the state in the previous one is lost; hold it in '@StateObject', which keeps the first"##)
    case "closure-binding CB201":
      RuleExample(
        code: ##"""
          var body: some View {
              Toggle("Offline", isOn: Binding(get: { settings.isOffline }, set: { settings.isOffline = $0 }))
              Toggle("On", isOn: Binding { isOn } set: { isOn = $0 })
              Toggle("On", isOn: Binding<Bool>(get: { self.isOn }, set: { newValue in self.isOn = newValue }))
              TextField(
                  "Name",
                  text: Binding(
          """##,
        message: ##"this closure binding is created again each time and can't be compared with the previous one; use '$isOn'"##)
    case "stored-content-closure CC201":
      RuleExample(
        code: ##"""
          struct Card<Content: View>: View {
              let title: String
              let content: () -> Content

              init(title: String, @ViewBuilder content: @escaping () -> Content) {
                  self.title = title
                  self.content = content
          """##,
        message: ##"'Card' stores the closure 'content', which never compares equal, and so runs whenever the view around it does: store the view that it makes"##)
    case "unused-environment UE100":
      RuleExample(
        code: ##"""
          struct Row: View {
              @Environment(\.dismiss) private var dismiss
              @Environment(\.locale) private var locale

              var body: some View {
                  Text("a")
          """##,
        message: ##"nothing uses 'dismiss'; the view is still checked at each change of the environment"##)
    case "unused-environment UE201":
      RuleExample(
        code: ##"""
          struct Screen: Scene {
              @Environment(\.scenePhase) private var phase

              var body: some Scene {
                  WindowGroup { Text("a") }
              }
          """##,
        message: ##"nothing uses 'phase'; the view is still checked at each change of the environment"##)
    case "unused-environment UE202":
      RuleExample(
        code: ##"""
          struct Header: View {
              @EnvironmentObject private var settings: Settings

              var body: some View {
                  Text(Settings.shared.title)
              }
          """##,
        message: ##"nothing uses 'settings'; the view still runs each time the object changes"##)
    case "unused-environment UE203":
      RuleExample(
        code: ##"""
          struct TrailRow: View {
              @Environment(\.startup) private var startup
              @Environment(\.session) private var session

              var body: some View {
                  Text("Trail")
          """##,
        message: ##"nothing uses 'startup'; but nothing else reads its key, whose default value may do something when it is made"##)
    case "unused-environment UE204":
      RuleExample(
        code: ##"""
          // The code in a comment may be used again.
          struct Closing: View {
              @Environment(\.dismiss) private var dismiss

              var body: some View {
                  Button("Close") {
                      // dismiss()
          """##,
        message: ##"nothing uses 'dismiss' but code that is commented out; the view is still checked at each change of the environment"##)
    case "unused-environment X002":
      RuleExample(
        code: ##"""
          struct Documented: View {
              /// Closes the sheet.
              @Environment(\.dismiss) private var dismiss

              var body: some View { Text("a") }
          }
          """##,
        message: ##"the comment '/// Closes the sheet.' (before.swift:4) is in code that would be removed; without it: nothing uses 'dismiss'; the view is still checked at each change of the environment"##)
    case "state-not-private SP100":
      RuleExample(
        code: ##"""
          struct Written: View {
              @State var count: Int

              init(start: Int) {
                  _count = State(initialValue: start)
              }
          """##,
        message: ##"'count' is state of 'Written' alone: declare it private"##)
    case "state-not-private SP501":
      RuleExample(
        code: ##"""
          struct Label: View {
              @State var size = 1.0

              var body: some View { Text("a").opacity(size) }
          }
          """##,
        message: ##"'size' is set by a call of 'Label' (before.swift:30), and later values are dropped: make it a 'let' or a 'Binding'"##)
    case "state-not-private SP502":
      RuleExample(
        code: ##"""
          struct Folder: View {
              @State var isOpen = false

              var body: some View {
                  Toggle("Open", isOn: $isOpen)
              }
          """##,
        message: ##"'isOpen' is state of 'Folder' alone: declare it private"##)
    case "state-not-private SP301":
      RuleExample(
        code: ##"""
          struct Counter: View {
              @State var count: Int

              var body: some View { Text("\(count)") }
          }
          """##,
        message: ##"'count' has no default, so the memberwise initializer would become private"##)
    case "state-not-private SP302":
      RuleExample(
        code: ##"""
          struct Row: View {
              @State var isOn = false
              @State fileprivate var isShut = false
              @State private var isOpen = false

              var body: some View { Text("\(isOn)") }
          """##,
        message: ##"'isOn' is used outside of 'Row' (Row+Title.swift:4)"##)
    case "derived-state DS201":
      RuleExample(
        code: ##"""
          struct Counted: View {
              let items: [Int]
              @State private var count = 0

              var body: some View {
                  Text("\(count)")
                      .onAppear { count = items.count }
          """##,
        message: ##"'count' only repeats 'items.count', one update later: compute it"##)
    case "derived-state DS301":
      RuleExample(
        code: ##"""
          struct Counted: View {
              let items: [Int]
              @State private var count = Int.zero

              var body: some View {
                  Text("\(count)")
                      .onAppear { count = items.count }
          """##,
        message: ##"'count' only repeats 'items.count', one update later: compute it; its type isn't written"##)
    case "equatable-view EQ501":
      RuleExample(
        code: ##"""
              private let limit = 3

              nonisolated static func == (left: Row, right: Row) -> Bool { left.title == right.title }

              var body: some View { Text(title).bold(isSelected) }
          }
          """##,
        message: ##"'==' leaves out 'isSelected': the view keeps showing the old value; compare it, too"##)
    case "observable-no-mainactor MA201":
      RuleExample(
        code: ##"""
          import SwiftUI

          @Observable final class Store {
              var items: [Int] = []
          }

          @MainActor @Observable final class Isolated {
          """##,
        message: ##"'StoreView' reads 'Store' on the main actor, and other code may change it at the same time; put the class on the main actor"##)
    case "observable-no-mainactor MA301":
      RuleExample(
        code: ##"""
          import SwiftUI

          @Observable final class Store {
              var items: [Int] = []
          }

          struct StoreView: View {
          """##,
        message: ##"'StoreView' reads 'Store' on the main actor, and other code may change it at the same time; it is also used outside of views (before.swift:15)"##)
    case "equatable-observed-property EP201":
      RuleExample(
        code: ##"""
          @Observable final class Model {
              var filter = Filter()
              var phase: Phase = .idle
              var items: [Item] = []
              var compared = Compared(name: "")
              var own = Own(name: "")
          """##,
        message: ##"'Filter' isn't 'Equatable', so each assignment to 'filter' runs all views that read it, equal or not: make it 'Equatable'"##)
    case "equatable-observed-property EP501":
      RuleExample(
        code: ##"""
          @Observable final class Timeline {
              var pages: [Item] = []
              var polled: [Item] = []

              func load() { pages = [] }
          }
          """##,
        message: ##"'Item' isn't 'Equatable', so each assignment to 'polled' runs all views that read it, equal or not: make it and its parts 'Equatable'"##)
    case "collection-membership CM401":
      RuleExample(
        code: ##"""
              var body: some View {
                  Text(landmark.name).opacity(model.isFavorite(landmark) ? 1 : 0.5)
              }
          }

          // A set finds a value by its hash, and a dictionary a key, unless a closure is asked for each element.
          """##,
        message: ##"every row runs when 'favorites' changes, and searches it again: ask in the list and pass the answer, or keep one observable object per item"##)
    case "collection-membership CM501":
      RuleExample(
        code: ##"""
          private func isLiked(_ entry: Entry) -> Bool {
              likes?.contains(where: { $0 == entry.id }) ?? false
          }

          var body: some View {
              List {
          """##,
        message: ##"each row searches 'likes' from its start: make a 'Set' or a dictionary of it once, before the list"##)
    case "row-observes-object RO401":
      RuleExample(
        code: ##"""
          // The list's own object, of which the row needs one value.
          struct SelectableRow: View {
              @ObservedObject var selection: Selection
              let trail: Trail

              var body: some View { Text(trail.name).opacity(selection.isEnabled ? 0.5 : 1) }
          }
          """##,
        message: ##"each row runs at every change of 'Selection' (8 published properties) for 'isEnabled' alone: pass the value from the list"##)
    case "row-observes-object RO501":
      RuleExample(
        code: ##"""
              var body: some View {
                  VStack {
                      Slider(value: $theme.scale, in: 0.5...1.5)
                      Slider(value: $local.scale)
                  }
              }
          }
          """##,
        message: ##"each step of a drag changes 'scale' of 'Theme', and 8 views run: bind to '@State', and set it when editing ends"##)
    case "row-observes-object RO502":
      RuleExample(
        code: ##"""
          // Each row asks for its own element alone.
          struct VolumeRow: View {
              @EnvironmentObject var mounts: Mounts
              let volume: Volume

              var body: some View {
                  VStack {
          """##,
        message: ##"each row runs at every change of 'Mounts' (2 published properties) for 'blocked' and 'errors' alone: pass the value from the list"##)
    case "row-observes-object RO503":
      RuleExample(
        code: ##"""
          struct AreaRow: View {
              let area: Int
              @Query(sort: \Trail.name) private var trails: [Trail]

              var body: some View { Text("\(trails.filter { $0.parent == area }.count)") }
          }
          """##,
        message: ##"each row runs the query of 'trails' again: query once, in the list, and pass the result to the rows"##)
    case "redundant-update RU100":
      RuleExample(
        code: ##"""
          private func scrolled(to offset: CGFloat) {
              events.shouldQueue = offset > 0
          }

          private func tapped(at offset: CGFloat) {
              events.isPinned = offset > 0
          """##,
        message: ##"'events.shouldQueue' is published at each call of the handler, equal or not, and every view that observes it runs; assign it only if it differs"##)
    case "redundant-update RU201":
      RuleExample(
        code: ##"""
                      .onChanged { drag in
                          model.phase = .moving
                          model.isWatched = drag.translation.height > 8
                          model.page = Int(drag.translation.width)
                      }
              )
          }
          """##,
        message: ##"'model.isWatched' is published at each call of the handler, equal or not, and every view that observes it runs; assign it only if it differs"##)
    case "redundant-update RU202":
      RuleExample(
        code: ##"""
          private func reset() {
              withAnimation {
                  tags = []
                  range = nil
              }
              count = 0
          }
          """##,
        message: ##"'tags' and 'range' are announced each time 'reset' runs, equal or not: assign only what differs"##)
    case "redundant-update RU301":
      RuleExample(
        code: ##"""
                          DragGesture().onChanged { drag in
                              model.phase = drag.translation.height > 8 ? .moving : .idle
                              model.inferred = drag.translation.height > 8 ? .moving : .idle
                          })
              }
          }
          """##,
        message: ##"'model.inferred' is published at each call of the handler, equal or not, and every view that observes it runs; compare first, and write the type of the value"##)
    case "redundant-update RU501":
      RuleExample(
        code: ##"""
              proxy.frame(in: .global).minY
          } action: { newValue in
              minY = newValue
          }
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
          .onDisappear {
              guard minY < 0 else { return }
          """##,
        message: ##"'minY' is set at each frame, and only compared: make the comparison where the value is measured, so that the view runs when 'minY < 0' changes"##)
    case "over-observation OV501":
      RuleExample(
        code: ##"""
          import SwiftUI

          @MainActor final class AppState: ObservableObject {
              @Published var a = 0
              @Published var b = 0
              @Published var c = 0
              @Published var d = 0
          """##,
        message: ##"any of the 8 published properties of 'AppState' runs all 3 views that observe it: '@Observable' (iOS 17) tracks each property, until then split the class"##)
    case "over-observation OV502":
      RuleExample(
        code: ##"""
          init() {
              child.objectWillChange
                  .sink { [weak self] _ in self?.objectWillChange.send() }
                  .store(in: &cancellables)
              child.$messages
                  .sink { [weak self] _ in self?.title = "" }
          """##,
        message: ##"each change of 'child' (2 published properties) runs all 2 views that observe 'Parent': give it to the views that show it, which then observe it themselves"##)
    case "hot-environment HE401":
      RuleExample(
        code: ##"""
              .gesture(DragGesture().onChanged { isPressed = $0.location.x > 0 })
          GeometryReader { proxy in
              Content().environment(\.containerWidth, proxy.frame(in: .global).minX)
              Content().environment(\.containerWidth, proxy.frame(in: .local).width)
          }
          TimelineView(.periodic(from: .now, by: 1)) { context in
              Content().environment(\.now, context.date)
          """##,
        message: ##"every view below that reads the environment is checked at each change of 'proxy.frame' (\.containerWidth); keep it in an '@Observable' object in the environment, so that only views that read it run"##)
    case "hot-environment HE501":
      RuleExample(
        code: ##"""
              var body: some View {
                  GeometryReader { proxy in
                      Content().environment(\.containerWidth, proxy.size.width)
                  }
              }
          }
          """##,
        message: ##"every view below that reads the environment is checked at each change of 'proxy.size' (\.containerWidth); pass it to the views that need it"##)
    case "multi-view-row MR401":
      RuleExample(
        code: ##"""
          }
          ForEach(trails) { trail in
              if trail.isOpen {
                  Text(trail.name)
              }
          }
          ForEach(trails) { trail in
          """##,
        message: ##"'List' creates all rows of 'trails' to count their views, because a row can be empty: leave such elements out of the data, or show something for them"##)
    case "multi-view-row MR501":
      RuleExample(
        code: ##"""
              ForEach(Kind.allCases, id: \.self) { kind in
                  Text(kind.rawValue)
                  ForEach(trails[kind] ?? []) { trail in Text(trail.name) }
              }
          }
          LazyVStack {
              ForEach(Kind.allCases, id: \.self) { kind in
          """##,
        message: ##"a jump to a row of 'Kind.allCases' creates all rows before it, because a row has a 'ForEach' beside other views: make the row a 'Section' or its own view"##)
    case "geometry-measurement GM201":
      RuleExample(
        code: ##"""
          var body: some View {
              Text("a")
                  .background {
                      GeometryReader { proxy in
                          Rectangle()
                              .fill(.clear)
                              .onAppear { update(proxy.frame(in: .global).minY) }
          """##,
        message: ##"a GeometryReader is laid out at each update only to store 'proxy.frame(in: .global).minY'; 'onGeometryChange' stores it when it changes"##)
    case "geometry-measurement GM202":
      RuleExample(
        code: ##"""
          var body: some View {
              Text("a")
                  .background(
                      GeometryReader { proxy in
                          Color.clear.onAppear { height = proxy.size.height }
                      }
                  )
          """##,
        message: ##"a GeometryReader is laid out at each update only to store 'proxy.size.height'; 'onGeometryChange' stores it when it changes"##)
    case "geometry-measurement GM203":
      RuleExample(
        code: ##"""
          var body: some View {
              GeometryReader { geometry in
                  ScrollView {
                      Text("\(width)")
                  }
                  .padding()
          """##,
        message: ##"this GeometryReader lays out all of its content again only to store 'geometry.size.width'; 'onGeometryChange' stores it when it changes"##)
    case "geometry-measurement GM401":
      RuleExample(
        code: ##"""
          var body: some View {
              Text("a")
                  .background(
                      GeometryReader { proxy in
                          Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
                      }
                  )
          """##,
        message: ##"'onGeometryChange' measures this without the preference 'HeightKey'"##)
    case "geometry-measurement GM301":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  Text("a").background(
                      GeometryReader { proxy in
                          Color.clear
                              .onAppear { height = proxy.safeAreaInsets.top }
                              .onChange(of: proxy.safeAreaInsets.top) { height = $0 }
          """##,
        message: ##"the safe-area insets of a background may differ from those of the view"##)
    case "geometry-measurement GM302":
      RuleExample(
        code: ##"""
                      .onChange(of: proxy.safeAreaInsets.top) { height = $0 }
              })
          Text("b").background(
              GeometryReader { proxy in
                  Color.clear
                      .ignoresSafeArea()
                      .onAppear { height = proxy.size.height }
          """##,
        message: ##"the background ignores the safe area, so 'proxy.size.height' is not that of the view"##)
    case "geometry-measurement GM303":
      RuleExample(
        code: ##"""
                      .onChange(of: proxy.size.height) { height = $0 }
              })
          Text("c").background(
              GeometryReader { proxy in
                  Color.clear
                      .onAppear { height = proxy.frame(in: .named(name)).minY }
                      .onChange(of: proxy.frame(in: .named(name)).minY) { height = $0 }
          """##,
        message: ##"the coordinate space of 'proxy.frame(in: .named(name)).minY' isn't a constant"##)
    case "geometry-in-lazy GL501":
      RuleExample(
        code: ##"""
              var body: some View {
                  GeometryReader { proxy in
                      Text(photo.name).frame(width: proxy.size.width / 2)
                  }
              }
          }
          """##,
        message: ##"the lazy container can't measure this row, because a GeometryReader takes the offered size and doesn't report its content's size; use 'containerRelativeFrame' (iOS 17)"##)
    case "geometry-in-lazy GL502":
      RuleExample(
        code: ##"""
              var body: some View {
                  GeometryReader { proxy in
                      Text(title)
                  }
              }
          }
          """##,
        message: ##"nothing uses what this GeometryReader measures, and it adds a layout pass; remove it, or write 'frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)' in its place"##)
    case "geometry-in-lazy GL503":
      RuleExample(
        code: ##"""
          var body: some View {
              GeometryReader { geometry in
                  ScrollView {
                      Text(text)
                          .frame(height: geometry.size.height - 8, alignment: .topLeading)
                  }
          """##,
        message: ##"'geometry' only gives a size to what scrolls in it, and the reader is one more layout pass: size it by 'containerRelativeFrame'"##)
    case "geometry-in-lazy GL504":
      RuleExample(
        code: ##"""
          var body: some View {
              GeometryReader { geometry in
                  HStack(spacing: 0) {
                      main
                      divider(availableWidth: geometry.size.width)
                      panel
          """##,
        message: ##"only actions read 'geometry', but this GeometryReader evaluates its content again whenever the size changes; store the size with 'onGeometryChange'"##)
    case "nested-scroll NS401":
      RuleExample(
        code: ##"""
              var body: some View {
                  ScrollView {
                      Form { TextField("Name", text: $name) }
                  }
              }
          }
          """##,
        message: ##"'Form' scrolls inside a vertical 'ScrollView' and has no size of its own there: use one scroll view with sections"##)
    case "nested-scroll NS501":
      RuleExample(
        code: ##"""
              var body: some View {
                  ScrollView {
                      Form { TextField("Name", text: $name) }.formStyle(.grouped)
                      Form { TextField("Name", text: $name) }.formStyle(.columns)
                  }
              }
          }
          """##,
        message: ##"'Form' scrolls inside a vertical 'ScrollView': remove the outer one, or add 'scrollDisabled(true)'"##)
    case "sendable-capture CL201":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  Text("a").visualEffect { content, _ in content.blur(radius: isBusy ? 5 : 0) }
                  Text("b").visualEffect { $0.blur(radius: self.isBusy ? 5 : $1.size.width) }
                  Text("c").visualEffect { [radius] content, _ in content.blur(radius: isBusy ? radius : 0) }
                  Text("d").visualEffect { content, _ in content.blur(radius: radius) }
                  Text("e").visualEffect { content, _ in content.blur(radius: plain.radius) }
          """##,
        message: ##"the closure may run off the main thread, and reads 'isBusy' of the view: capture the value"##)
    case "sendable-capture CL301":
      RuleExample(
        code: ##"""
          Text("g").visualEffect { content, _ in content.blur(radius: blur()) }
          Text("h").visualEffect { [isBusy] content, _ in content.blur(radius: isBusy ? 5 : 0) }
          Text("j").visualEffect { content, _ in content.blur(radius: style.radius) }
          Text("k").visualEffect { content, _ in content.blur(radius: model.radius + radius) }
          Text("i")
              .onGeometryChange(for: CGFloat.self) { proxy in
                  proxy.size.width * scale
          """##,
        message: ##"the closure may run off the main thread, and reads 'style' of the view, which isn't known to be 'Sendable'"##)
    case "sendable-capture CL302":
      RuleExample(
        code: ##"""
          Text("e").visualEffect { content, _ in content.blur(radius: plain.radius) }
          Text("f").visualEffect { content, _ in content.blur(radius: model.radius) }
          Text("g").visualEffect { content, _ in content.blur(radius: blur()) }
          Text("h").visualEffect { [isBusy] content, _ in content.blur(radius: isBusy ? 5 : 0) }
          Text("j").visualEffect { content, _ in content.blur(radius: style.radius) }
          Text("k").visualEffect { content, _ in content.blur(radius: model.radius + radius) }
          Text("i")
          """##,
        message: ##"the closure may run off the main thread, and reads 'blur' of the view or changes it; pass only values"##)
    case "long-body LB501":
      RuleExample(
        code: ##"""
          var title = ""

          var body: some View {
              VStack {
                  Text("a")
                  Text("b")
                  Text("c")
          """##,
        message: ##"the body of 'Long' has 6 lines, and all of it runs at each update of the view; move parts of it into their own views"##)
    case "long-body LB502":
      RuleExample(
        code: ##"""
          struct Timeline: View {
              @StateObject private var pending = Pending()
              @StateObject private var other = Pending()
              @StateObject private var settings = Settings()
              @StateObject private var theme = Theme()
              @State private var isHovered = false
          """##,
        message: ##"each change of 'pending' runs all 63 lines of 'Timeline', and 7 of them read it; move those lines into their own view"##)
    case "long-body LB503":
      RuleExample(
        code: ##"""
          struct Profile: View {
              let names: [String]
              @State private var offset: CGFloat = 0
              @State private var position: CGFloat = 0

              private var opacity: Double { offset < -90 ? 0 : 1 + Double(offset) / 90 }
          """##,
        message: ##"each frame of a scroll changes 'offset' and runs all 13 lines of 'Profile' with its list; move what reads 'offset' into its own view"##)
    case "animation-without-value AN100":
      RuleExample(
        code: ##"""
          var body: some View {
              VStack {
                  Text(name).animation(nil)
                  Text(name)
                      .animation(.none)
                      .padding()
              }
          """##,
        message: ##"'animation(nil)' is deprecated; write the equivalent transaction"##)
    case "animation-without-value AN201":
      RuleExample(
        code: ##"""
              var body: some View {
                  VStack {
                      Text("a").opacity(isOpen ? 1 : 0).animation(.easeIn)
                      Button("Open") { isOpen = true }
                  }
              }
          }
          """##,
        message: ##"'animation(_:)' without a value animates every change in this view; add 'value: isOpen', the only value that changes it"##)
    case "animation-without-value AN401":
      RuleExample(
        code: ##"""
                          Text("b").opacity(isOpen ? 1 : 0)
                      }
                      .animation(.default)
                      Text("c").opacity(isOpen ? 1 : 0).padding(isWide ? 8 : 0).animation(.default)
                  }
              }
          }
          """##,
        message: ##"'animation(_:)' without a value animates every change in this view; use 'animation(_:value:)', or use 'withAnimation' where the value is set"##)
    case "animation-without-value AN402":
      RuleExample(
        code: ##"""
              var body: some View {
                  VStack {
                      Text("a").animation(.default, value: UUID())
                      Text("b").animation(.default, value: id)
                  }
              }
          }
          """##,
        message: ##"'UUID()' is a new value each time, so every update is animated; use a stored value"##)
    case "timeline-rate TR501":
      RuleExample(
        code: ##"""
          struct Pulse: View {
              var body: some View {
                  TimelineView(.animation) { context in
                      Circle().opacity(abs(sin(context.date.timeIntervalSinceReferenceDate)))
                  }
              }
          }
          """##,
        message: ##"'.animation' evaluates the content of this timeline for each frame of the display, up to 120 times a second; give it a 'minimumInterval', and 'paused' while nothing moves"##)
    case "task-in-onappear TA201":
      RuleExample(
        code: ##"""
          var body: some View {
              Text("\(items.count)").onAppear {
                  Task {
                      do {
                          items = try await load()
                      } catch {
          """##,
        message: ##"'load()' continues after the view is gone, and starts again when it returns: 'task' ends with the view"##)
    case "task-in-onappear TA501":
      RuleExample(
        code: ##"""
                      }
                  }
                  .onAppear { Task.detached { await model.load() } }
              }
          }
          """##,
        message: ##"'Task.detached' continues after the view is gone and keeps no priority or actor: use 'task'"##)
    case "task-in-onappear TA301":
      RuleExample(
        code: ##"""
              var body: some View {
                  Text("\(items.count)").onAppear { Task { items = try await load() } }
              }
          }

          struct Handled: View {
          """##,
        message: ##"'load()' continues after the view is gone; an error leaves the task: handle it, then use 'task'"##)
    case "task-in-onappear TA303":
      RuleExample(
        code: ##"""
                      Text("b").onAppear { task = Task { await model.load() } }
                      Text("c")
                          .onAppear { Task { await model.load() } }
                          .onDisappear { model.items = [] }
                  }
              }
          }
          """##,
        message: ##"'model.load()' continues after the view is gone, but 'onDisappear' or another 'task' may depend on it"##)
    case "timer-clock TC201":
      RuleExample(
        code: ##"""
              var body: some View {
                  Text(now.formatted())
                      .onReceive(timer) { now = $0 }
              }
          }

          struct Dial: View {
          """##,
        message: ##"each tick of 'timer' runs the whole body to set 'now', even off screen; 'TimelineView' updates only the view that shows the time"##)
    case "timer-clock TC401":
      RuleExample(
        code: ##"""
              var body: some View {
                  Text(label())
                      .onReceive(timer) { _ in now = Date() }
              }

              private func label() -> String { now.formatted() }
          }
          """##,
        message: ##"each tick of 'timer' runs the whole body to set 'now', even off screen; 'TimelineView' updates only the view that shows the time"##)
    case "publisher-in-view PV401":
      RuleExample(
        code: ##"""
          struct Poll: View {
              let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
              let read: () -> Int
              @State private var value = 0

              var body: some View { Text("\(value)").onReceive(timer) { _ in value = read() } }
          """##,
        message: ##"'timer' is created each time 'Root' is evaluated, and it starts again each time: make it 'static', or loop in '.task'"##)
    case "timer-tolerance TT201":
      RuleExample(
        code: ##"""
          struct Poller: View {
              private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
              private let short = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()
              private let daily = Timer.publish(every: 86_400, on: .main, in: .common).autoconnect()
              private let lax = Timer.publish(every: 10, tolerance: 1, on: .main, in: .common).autoconnect()
              @State private var count = 0
          """##,
        message: ##"the timer wakes the device every 5 s by itself: with a tolerance of 0.5 s it fires along with others"##)
    case "timer-tolerance TT202":
      RuleExample(
        code: ##"""
          func start() {
              timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in }
              let local = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in }
              local.fire()
          }
          """##,
        message: ##"the timer wakes the device every 2 s by itself: with a tolerance of 0.2 s it fires along with others"##)
    case "timer-tolerance TT501":
      RuleExample(
        code: ##"""
          func startMore(every interval: Double) {
              _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in }
              Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
              Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in }
              Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in }
          }
          """##,
        message: ##"the timer wakes the device every 5 s by itself: with a tolerance of 0.5 s it fires along with others"##)
    case "timer-tolerance TT301":
      RuleExample(
        code: ##"""
          final class Poller {
              func start() {
                  holder.timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in }
              }
          }
          """##,
        message: ##"the timer wakes the device every 2 s by itself: set its 'tolerance'; whether its variable is optional is unknown"##)
    case "presentation-mode PM201":
      RuleExample(
        code: ##"""
          struct EditSheet: View {
              @Environment(\.presentationMode) var presentationMode

              var body: some View {
                  Button("Done", action: dismiss)
              }
          """##,
        message: ##"'presentationMode' is deprecated; use the action 'dismiss'"##)
    case "presentation-mode PM301":
      RuleExample(
        code: ##"""
          struct Banner: View {
              @Environment(\.presentationMode) var presentationMode

              var body: some View {
                  if presentationMode.wrappedValue.isPresented {
                      Button("Done") { presentationMode.wrappedValue.dismiss() }
          """##,
        message: ##"'presentationMode' is deprecated, but code uses 'presentationMode' for more than 'dismiss()'; read 'isPresented' and 'dismiss' from the environment"##)
    case "presentation-mode X002":
      RuleExample(
        code: ##"""
          struct InfoSheet: View {
              @Environment(\.presentationMode) private var mode

              var body: some View {
                  Button("Done") { mode /* the value */ .wrappedValue.dismiss() }
              }
          """##,
        message: ##"the comment '/* the value */' (before.swift:19) is in code that would be removed; without it: 'presentationMode' is deprecated; use the action 'dismiss'"##)
    case "preview-provider PP201":
      RuleExample(
        code: ##"""
          }

          struct Badge_Previews: PreviewProvider {
              static var previews: some View {
                  Badge(count: 3)
                      .padding()
              }
          """##,
        message: ##"use '#Preview', which needs no type"##)
    case "preview-provider PP301":
      RuleExample(
        code: ##"""
          }

          struct Group_Previews: PreviewProvider {
              static var previews: some View {
                  Group {
                      Badge(count: 3)
                      Badge(count: 4)
          """##,
        message: ##"the provider isn't rewritten, because each view of 'Group' is a preview of its own; write '#Preview' by hand"##)
    case "preview-provider X002":
      RuleExample(
        code: ##"""
          }

          struct Badge_Previews: PreviewProvider {
              // What Xcode shows.
              static var previews: some View {
                  Badge()
              }
          """##,
        message: ##"the comment '// What Xcode shows.' (before.swift:8) is in code that would be removed; without it: use '#Preview', which needs no type"##)
    case "unused-suppressions US201":
      RuleExample(
        code: ##"""
          struct Trail {
              static/* swiftfix:ignore */let shared = Trail(name: "Loop")
              let /* swiftfix:ignore lazy-stacks */ name: String
          }
          """##,
        message: ##"this ignore comment has no effect"##)
    case "unused-suppressions US202":
      RuleExample(
        code: ##"""
          var text: String {
              // swiftfix:ignore hoist-formatters, lazy-stacks AV201 -- one screen shows it once
              let formatter = DateFormatter()
              formatter.dateStyle = .long
              return formatter.string(from: opened)
          }
          """##,
        message: ##"there is no finding for lazy-stacks, AV201 here"##)
    case "unused-suppressions US301":
      RuleExample(
        code: ##"""
              var text: String {
                  // swiftfix:ignore hoist-formatter
                  opened.formatted()
              }
          }
          """##,
        message: ##"'hoist-formatter' is neither a pass nor an ID; did you mean 'hoist-formatters'?"##)
    case "unused-suppressions US302":
      RuleExample(
        code: ##"""
          import Foundation

          // swiftfix:ignorefile

          struct Trail {
              let opened: Date
          """##,
        message: ##"'swiftfix:ignorefile' has no effect; did you mean 'swiftfix:ignore-file'?"##)
    default: nil
    }
  }
}
