// Generated from the documentation comments of the passes: do not edit.
// swift-format-ignore-file

extension AllCodemods {
  /// What a person reads about the pass of this ID.
  static func page(of id: String) -> String? {
    switch id {
    case "anyview-to-viewbuilder":
      ##"""
      Turns results that are erased to `AnyView` into `some View`.

      ## What it does

      Takes `AnyView` out where the compiler can know the type: a function or property that returns `AnyView`
      returns `some View` instead, with `@ViewBuilder` where it has branches; `return` and the wrapping go,
      early returns and `guard` become `if` and `else`. In a builder, `AnyView(x)` becomes `x`. Helpers such as
      `eraseToAnyView()` count if the project declares them.

      ## Why

      An `AnyView` hides the structure of the view tree from SwiftUI. When the wrapped type changes, the whole
      subtree is thrown away and recreated, no transition is played, and comparing views takes more work.

      ## Example

      ```swift
      func badge(for entry: Entry) -> AnyView {
          if entry.isNew {
              return AnyView(NewBadge())
          }
          return AnyView(Text(entry.count, format: .number))
      }
      ```

      becomes

      ```swift
      @ViewBuilder
      func badge(for entry: Entry) -> some View {
          if entry.isNew {
              NewBadge()
          } else {
              Text(entry.count, format: .number)
          }
      }
      ```

      ## Fix safety

      Safe where all callers take any view and the branches show different views. The one visible difference is
      that an animated change from one branch to another now has SwiftUI's default transition (N201).

      Not safe where two branches show the same kind of view, whose state AnyView kept, or may show it, as views
      of generic types may (AV201). Also not safe where a call becomes `let _ =` (AV203), where a ternary or a
      variable becomes branches (AV205), where a transition or an animation of a caller starts to work (AV206),
      and where callers have to change (AV204) or can't be seen (AV202).

      ## Not changed when

      A protocol spells `AnyView`, the member is overridden, the function calls itself, a caller needs the type
      `AnyView` (an array, an annotated variable, a closure type), the body holds what a builder cannot contain
      (loops, `do`/`catch`, `defer`), the value is `any View`, or the declaration is public and the option
      `public-api` is off.
      """##
    case "foreach-self-id":
      ##"""
      Finds rows whose identity is their whole value.

      ## What it does

      Finds `id: \.self` in `ForEach` and `List` where the elements have an `id` of their own, are edited in place, or
      are often equal. Where they have an `id`, the fix removes the argument.

      ## Why

      With `\.self`, an element that changes is another row: the old one goes with its focus and state, and a new one
      comes. A text field loses the keyboard at each letter. Two equal elements are one identity, which SwiftUI calls
      undefined.

      ## Example

      ```swift
      ForEach($tags, id: \.self) { $tag in TextField("Title", text: $tag.title) }
      ```

      becomes

      ```swift
      ForEach($tags) { $tag in TextField("Title", text: $tag.title) }
      ```

      ## Fix safety

      Never safe: an element that changes keeps its row, and two elements with one `id` are undefined.

      ## Not changed when

      - the collection is constant: a range, `allCases`, an array of literals
      - the elements are texts, numbers, enums or objects, and aren't edited in place
      - a selection or tag is the value itself, or the `id` is another one each time
      """##
    case "fresh-identifiable":
      ##"""
      Finds identities that are new each time they are read.

      ## What it does

      Finds `var id: UUID { UUID() }` in `Identifiable` types, which becomes `let id = UUID()`, and reports elements
      with an `id` of their own making that a `ForEach` or `List` is given anew at each evaluation.

      ## Why

      Each question for the `id` has another answer: SwiftUI sees all rows go and all come, with their state and their
      animations. A stored `let id = UUID()` is right as long as the element is kept. Where elements are made in the
      body, they are new each time just the same.

      ## Example

      ```swift
      struct Stop: Identifiable {
          var id: UUID { UUID() }
          let name: String
      }
      ```

      becomes

      ```swift
      struct Stop: Identifiable {
          let id = UUID()
          let name: String
      }
      ```

      ## Fix safety

      Never safe: the `id` is fixed when the value is made, copies share it, and what the compiler writes for `==`,
      hashing and coding changes.

      ## Not changed when

      - the type is `Codable`, or the compiler writes its `==`
      - the type is an enum, the `id` is in an extension, or the type is a managed object
      """##
    case "hash-value-id":
      ##"""
      Uses a value as its identity, and not its hash.

      ## What it does

      Finds `id: \.hashValue` in `ForEach` and `List`, which becomes `id: \.self`, and `var id: Int { hashValue }` in
      `Identifiable` structs and enums, which becomes `var id: Self { self }`.

      ## Why

      Different values may have one hash, and then two rows or two sheets are one. A hash is made by hashing the value,
      and SwiftUI hashes it once more. The value itself does all of that right.

      ## Example

      ```swift
      ForEach(Speed.allCases, id: \.hashValue) { speed in Text(speed.title) }
      ```

      becomes

      ```swift
      ForEach(Speed.allCases, id: \.self) { speed in Text(speed.title) }
      ```

      ## Fix safety

      Safe where the compiler writes `==` and `hash(into:)`: equal values have equal hashes. Where they are written by
      hand, or the type isn't found, the value may be another identity than its hash.

      ## Not changed when

      - a selection, a tag or a scroll position is a hash
      - the `id` belongs to a class, a public type of a library, or is used by other code
      """##
    case "hoist-formatters":
      ##"""
      Makes formatters, coders and regular expressions once instead of on every call.

      ## What it does

      Finds `DateFormatter`, `NumberFormatter`, `JSONDecoder`, `NSRegularExpression` and the like where they are
      made in code that runs again and again: in a computed property, a function, a closure, or as a property of
      a view. Where every call makes the same one, it is made once: as a `private static let` before the member
      that made it, or as a `private let` of the file where the type is generic. Its configuration moves with
      it, in order and with its comments; a comment above it stays if it is about the step around it. Formatters
      with the same configuration in one type become one.

      ## Why

      A formatter is costly to make and cheap to use: making one loads the rules and symbols of a locale. The
      body of a view runs for each change of what it reads, so a formatter made there makes scrolling stutter.

      ## Example

      ```swift
      struct TrailRow: View {
          let trail: Trail

          private var length: String {
              let formatter = MeasurementFormatter()
              formatter.locale = Locale.current
              formatter.unitStyle = .medium
              return formatter.string(from: trail.length)
          }
      }
      ```

      becomes

      ```swift
      struct TrailRow: View {
          let trail: Trail

          private static let formatter: MeasurementFormatter = {
              let formatter = MeasurementFormatter()
              formatter.locale = Locale.autoupdatingCurrent
              formatter.unitStyle = .medium
              return formatter
          }()

          private var length: String {
              return Self.formatter.string(from: trail.length)
          }
      }
      ```

      ## Fix safety

      Safe where the configuration is constant, complete before the first use and unconditional, where the
      formatter is only read afterwards, and where its class is `Sendable` or all of it happens on the main
      actor. A formatter that is made on each call follows the user's settings, so `.current` becomes
      `.autoupdatingCurrent` in what is kept. A formatter without a locale or time zone of its own follows the
      settings current when it was first used, which a note says (N102).

      The message of an unsafe fix says what may be different: an instance that is shared across threads (HF201,
      HF202) or by the callers of a property (HF205), an invalid pattern that traps (HF204), a template that is
      looked up once (HF206), a view that is evaluated less often without a new formatter each time (HF209).

      ## Not changed when

      The configuration uses a value of the call (HF301, HF302, HF315), is conditional (HF304) or goes on after
      the first use (HF303); the formatter is returned, stored or handed on (HF305); a helper makes or
      configures it (HF312, HF314); Swift 6 rejects a shared instance (HF307 to HF309); a comment may say why it
      is made each time (HF317), or tells a linter of the lines around it (HF318); a task has its type from the
      `try` before it (HF319). Initialisers, `lazy` properties, stored properties of classes and statics run
      seldom; they are left alone without a report, and so are tests.
      """##
    case "image-decode-in-body":
      ##"""
      Reports images that are made from data or files each time a view is evaluated.

      ## What it does

      Reports `UIImage(data:)`, `NSImage(contentsOf:)`, `CGImageSourceCreateWithData` and the like in the code that
      SwiftUI runs to evaluate a view.

      ## Why

      Unlike `UIImage(named:)`, these keep no cache: the bytes are read or parsed at every update, and the pixels
      decoded on the main thread when the image is drawn.

      ## Example

      ```swift
      if let image = UIImage(data: photo.data) { Image(uiImage: image) }
      ```

      is reported. Keep the image, and make it once for each photo:

      ```swift
      if let image { Image(uiImage: image) }
      // …
      .task(id: photo.id) { image = await UIImage(data: photo.data)?.byPreparingForDisplay() }
      ```

      ## Fix safety

      There is no fix: where the image is kept is a decision.

      ## Not changed when

      - the image has a name, comes from a symbol, or is made of constant data
      - the call is in an action, a task, or a value that is kept
      - the file belongs to a widget, a test or a preview
      """##
    case "lazy-stacks":
      ##"""
      Makes the stacks of long lists lazy.

      ## What it does

      Makes the stack of a long list lazy: `VStack` in a vertical `ScrollView` becomes `LazyVStack`, `HStack` in
      a horizontal one `LazyHStack`. Rows that stand in a scroll view without a stack get one.

      ## Why

      `VStack` and `HStack` make every row at once, those far off screen too: the view appears late and memory
      grows with the data. A lazy stack makes a row when it scrolls in.

      ## Example

      ```swift
      ScrollView {
          VStack(spacing: 8) {
              ForEach(trails) { trail in
                  TrailRow(trail: trail)
              }
          }
      }
      ```

      becomes

      ```swift
      ScrollView {
          LazyVStack(spacing: 8) {
              ForEach(trails) { trail in
                  TrailRow(trail: trail)
              }
          }
      }
      ```

      ## Fix safety

      Safe where the rows come from one `ForEach` and keep no state and no object of their own, nothing in them
      comes by chance, runs or changes as they are made or appear, or is asked for while they are off screen,
      nobody reads or sets the scroll position, nothing is drawn or placed by the length of the stack, and it
      makes no difference that a lazy stack takes all the width it is offered: the rows are centred, or what is
      always in it is that wide itself, or a frame says so. All of this is checked around the scroll view too,
      wherever its property or view is used. A horizontal stack needs a fixed height, and no row with a frame
      that is higher; rows that stand in a horizontal scroll view without a stack may be laid out otherwise in
      one, and don't get one unasked. Rows are made as they scroll in, no longer all at once: before, their
      bodies are not evaluated, the scroll indicator goes by an estimate, UI tests and assistive technologies
      don't find them, and no animation moves them (N302). The scroll view takes the room beside its rows, with
      its indicator at the edge (N303), and what is higher than its frame is cut off there (N304).

      Where one of these conditions can't be shown, the fix is not safe, and the message says what may be
      different.

      ## Not changed when

      - there are fewer items than `min-items`, as far as the code shows: a range or array that is written out,
        the cases of an enumeration
      - the stack fills the screen (`Spacer`, `frame(minHeight:)`), a frame says how long it is, or something
        measures it at its ideal size (`ViewThatFits`, `fixedSize`, a popover, a toolbar, a sheet on macOS, a
        scroll view around the scroll view, an image renderer)
      - rows read their size with `GeometryReader`, scroll in the same direction, or use an alignment guide
      - the axis is not written out, or the type of the stack is
      - the stack stands in a property or function of its own and the option `follow` is off
      - `#if` stands between the scroll view and the rows
      """##
    case "markdown-in-body":
      ##"""
      Reports text that is parsed each time a view is evaluated.

      ## What it does

      Reports `NSAttributedString` made from HTML or rich text in the code that SwiftUI runs to evaluate a view, and
      `AttributedString(markdown:)` in the rows of a list.

      ## Why

      The HTML importer runs WebKit on the main thread, for milliseconds to seconds, at each update. Markdown is
      cheaper, and a row that parses it does so each time it scrolls in.

      ## Example

      ```swift
      var body: some View {
          if let notes = try? NSAttributedString(
              data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
              documentAttributes: nil)
          { Text(AttributedString(notes)) }
      }
      ```

      is reported. Make it in `.task(id: html)` and keep it in `@State`.

      ## Fix safety

      There is no fix: where the text is kept is a decision.

      ## Not changed when

      - the document is plain text
      - Markdown is a literal, or is parsed outside of rows
      - the call is in an action, a task, or a value that is kept
      """##
    case "object-in-body":
      ##"""
      Reports observable objects that are made each time a view is evaluated.

      ## What it does

      Reports calls that make an `ObservableObject` or an `@Observable` object in the code that SwiftUI runs to
      evaluate a view, where the object goes to a child view, into the environment, or into a local constant.

      ## Why

      A view value is thrown away and made again at every update, and an object made in the body goes with it. A child
      that observes it starts anew: what it loaded, or what people typed, is lost. A child that keeps the first one in
      `@State` makes every later one for nothing, with its subscriptions and timers.

      ## Example

      ```swift
      var body: some View { Child(model: Model()) }   // 'Child' has '@ObservedObject var model: Model'
      ```

      is reported. Keep the object in the view that makes it:

      ```swift
      @StateObject private var model = Model()

      var body: some View { Child(model: model) }
      ```

      ## Fix safety

      There is no fix: which view owns the object is a decision.

      ## Not changed when

      - the child keeps it in `@StateObject`, whose value is an autoclosure
      - the object comes from a static property or a factory
      - the call is in an action or a task, or the code is a preview
      """##
    case "observable-migration":
      ##"""
      Moves classes from `ObservableObject` to `@Observable`, with every view that uses them.

      ## What it does

      It takes a class that conforms to `ObservableObject`, and all that has to move with it: the classes above
      and below it, the protocols and generic code between them, and every place in the project that observes,
      owns, injects or binds one of them. All of it moves in one step, or nothing does.

      `@Published` goes. Stored properties that were not published get `@ObservationIgnored`, so that they stay
      silent. In the views, `@StateObject` becomes `@State`, `@ObservedObject` becomes a plain property or
      `@Bindable` where `$model` is used, `@EnvironmentObject` becomes `@Environment(Model.self)`, and
      `.environmentObject(model)` becomes `.environment(model)`.

      ## Why

      An `ObservableObject` tells its views that something changes, not what: each view that observes it is
      evaluated for every published property, read or not. With Observation a view depends on the properties
      that its `body` reads, and is evaluated when one of these changes.

      ## Example

      ```swift
      final class TripStore: ObservableObject {
        @Published var trips: [Trip] = []
        @Published private(set) var isLoading = false
        private var task: Task<Void, Never>?
      }

      struct TripList: View {
        @StateObject private var store = TripStore()

        var body: some View {
          TripEditor().environmentObject(store)
        }
      }

      struct TripEditor: View {
        @EnvironmentObject private var store: TripStore

        var body: some View {
          List($store.trips) { $trip in TextField("Name", text: $trip.name) }
        }
      }
      ```

      becomes

      ```swift
      @Observable
      final class TripStore {
        var trips: [Trip] = []
        private(set) var isLoading = false
        @ObservationIgnored private var task: Task<Void, Never>?
      }

      struct TripList: View {
        @State private var store = TripStore()

        var body: some View {
          TripEditor().environment(store)
        }
      }

      struct TripEditor: View {
        @Environment(TripStore.self) private var store

        var body: some View {
          @Bindable var store = store
          List($store.trips) { $trip in TextField("Name", text: $trip.name) }
        }
      }
      ```

      ## Fix safety

      Safe where the deployment targets have Observation and nothing in the project needs what only an
      `ObservableObject` has. Views then show what they showed before; they are evaluated less often (N507).
      Where nobody has put the object of an `@Environment` into it, the program ends as soon as the view is
      shown, and no longer only when the view reads the object (N508).

      Not safe where creating an object does work and a `@StateObject` holds it: before Xcode 27 `@State`
      creates an object each time the parent is evaluated, and throws it away (OM201). Asking for a `static let`
      such as `.shared` is work if making it is: it is made once in any case, but with `@State` as soon as a link
      to the view is, even if nobody follows that. It is no work where the app makes it anyway, in its properties
      or its `init`.

      Also not safe where a view reads a property that was never published, or was refreshed by one that it
      doesn't read, or by a value that equals the one before; where the class is public, holds `@AppStorage` or
      sends `objectWillChange` by hand for its own properties; where the `==` of a published value leaves parts
      of it out, as that of every `NSObject` does; and where a view observes by `.onReceive`. A mirror or a dump
      of an object shows other members afterwards (OM212).

      ## Not changed when

      A publisher of the class is used: `$name`, `objectWillChange`, `assign(to:)`, `Published` in a signature.
      Observation has no publishers; the code that subscribes has to be rewritten by hand first. Also not
      changed where the keys of a synthesised `Codable` would change, an observer assigns its own property, the
      superclass comes from another module, the wrapper itself is passed on, or the type of an object is unknown.
      The report names every such place.
      """##
    case "state-write-in-body":
      ##"""
      Reports state that a view changes while it is evaluated.

      ## What it does

      Reports assignments and other changes of `@State`, `@Binding`, `@Published` and `@Observable` properties in the
      code that SwiftUI runs to evaluate a view: at once, or put off with `DispatchQueue.main.async` or `Task`.

      ## Why

      A change of state during an update is undefined; SwiftUI warns of it at run time. Put off, it is an update that
      causes the next one.

      ## Example

      ```swift
      .overlay { GeometryReader { proxy -> Color in height = proxy.size.height; return .clear } }
      ```

      is reported. Observe the size:

      ```swift
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      ```

      ## Fix safety

      There is no fix: the change belongs where its cause is.

      ## Not changed when

      - the change is in an action, such as `onAppear` or `onChange`
      - a change that is put off is guarded by a comparison with the same property
      - a cache, an ignored property or a plain object is changed
      """##
    case "sync-io-in-body":
      ##"""
      Reports files that are read, and threads that wait, while views are evaluated.

      ## What it does

      Reports calls in the code that SwiftUI runs to evaluate a view which read or change files (`String(contentsOf:)`,
      `FileManager.default.contentsOfDirectory(…)`), wait (`semaphore.wait()`, `DispatchQueue.main.sync`), or decode.
      Waiting is reported in every synchronous member of a view.

      ## Why

      The body of a view runs on the main thread, before the next frame. What it reads there is read again at each
      update, and the frame waits for the disk.

      ## Example

      ```swift
      var body: some View {
          if let text = try? String(contentsOf: url) { Text(text) }
      }
      ```

      is reported. Read once for each file, away from the main thread:

      ```swift
      var body: some View {
          Text(text).task(id: url) { text = await Self.load(url) }
      }
      ```

      ## Fix safety

      There is no fix: where the result is kept is a decision.

      ## Not changed when

      - the call is in an action, a task, or a closure for another queue
      - only a path or a file's existence is asked for
      - the file belongs to a widget, a test or a preview
      """##
    case "ternary-modifiers":
      ##"""
      Turns branches that show the same view with different modifiers into one view.

      ## What it does

      Where the branches of an `if … else` in a view builder begin with the same view and differ only in what
      their modifiers are given, the branches become one expression, and the arguments that differ become
      ternaries. A modifier that stands in one branch only is switched by the condition if it has a value that
      does nothing: `.bold(isOn)`, `.disabled(isBusy)`, `.opacity(isDim ? 0.3 : 1)`,
      `.padding(isWide ? .all : [])`.

      Styles of different types are each put into `AnyShapeStyle`, so that both keep their meaning: in
      `c ? .yellow : .primary` the second one would be taken for a colour.

      ## Why

      To SwiftUI the branches of an `if` are two views. When the condition flips, one goes and the other comes:
      what is in them is recreated, and the change is a cross-fade. One view whose arguments change keeps its
      identity: it is only updated, and SwiftUI can animate from one value to the other.

      ## Example

      ```swift
      if isHighlighted {
        Text(item.title)
          .foregroundStyle(.yellow)
          .bold()
      } else {
        Text(item.title)
          .foregroundStyle(.primary)
      }
      ```

      becomes

      ```swift
      Text(item.title)
        .foregroundStyle(isHighlighted ? AnyShapeStyle(.yellow) : AnyShapeStyle(.primary))
        .bold(isHighlighted)
      ```

      ## Fix safety

      Safe where the view is one of SwiftUI's that keep no state (`Text`, `Image`, shapes, stacks of these, …)
      and nothing in the branches happens as they come and go. It shows the same for every value of the
      condition; an animated flip is now an interpolation and no longer a cross-fade (N401).

      Not safe for other views, whose state now survives the flip, as does a gesture that has begun. Also not
      safe with `onAppear`, `task`, `id`, a transition or an animation in the branches or on what contains them;
      where `bold(false)` and its like would take away what a modifier further out gives, or `zIndex(0)` and its
      like what one inside says; and where the shadow of one branch becomes a clear one.

      ## Not changed when

      The condition binds a value or checks availability, or calls a function and would be evaluated more than
      once (see the option `bind-condition`). Also not changed where a modifier of one branch has no neutral
      value, such as `font` and `cornerRadius`; where the arguments have different types, such as `Circle()` and
      `Rectangle()`, or are closures that differ; where the order of the modifiers differs; or where a `Text` or
      a title would no longer be localised; nor where the file spells the type of branches,
      `_ConditionalContent`. A `switch` is left alone, and so is an `else if`, unless a single argument differs.
      """##
    case "unstable-id":
      ##"""
      Finds views that get another identity at each evaluation.

      ## What it does

      Finds `.id(UUID())`, `.id(Date())` and the like on views, and `.id(token)` where `token` is another value each
      time. The fix removes the modifier.

      ## Why

      A view with another identity is another view: SwiftUI throws away its state, cancels its tasks and makes it anew.
      With a fresh value that is so at every evaluation.

      ## Example

      ```swift
      TrailRow(trail: trail)
          .id(UUID())
          .padding()
      ```

      becomes

      ```swift
      TrailRow(trail: trail)
          .padding()
      ```

      ## Fix safety

      Never safe: the view then keeps its state and position between updates, and a reset or redraw that somebody
      relied on is gone. To reset a view on purpose, give it the ID of what it shows, or a token in `@State`.

      ## Not changed when

      - the token is kept in `@State`
      - all that is shown is a `ProgressView` in a row, a known workaround
      - a comment gives a reason, or `#if` is in the chain
      """##
    case "unused-suppressions":
      ##"""
      Reports comments that ask swiftfix to leave something alone where there is nothing to leave alone.

      ## What it does

      Finds each `swiftfix:ignore`, `ignore-file`, `disable` and `enable` that silences nothing, or names a pass
      or an ID that silences nothing. The fix removes the comment, or those of its names that do nothing. A
      comment that begins with `swiftfix:` and goes on with anything else, such as a misspelt word, does nothing
      and is reported.

      ## Why

      The code that such a comment was written for is gone or fixed. The comment misleads a reader, and will
      silence what somebody writes in its place.

      ## Example

      ```swift
      // swiftfix:ignore lazy-stacks -- needs the whole height
      LazyVStack {
        rows
      }
      ```

      becomes

      ```swift
      LazyVStack {
        rows
      }
      ```

      ## Fix safety

      Never safe: the comment may tell a person more than it tells swiftfix.

      ## Not changed when

      The passes that a comment is for have not all run, so it isn't known whether they would find anything; a
      comment without names is for all passes. A name that is no pass and no ID may be misspelt: it is reported
      and left for a person to correct. So is a word behind `swiftfix:` that swiftfix doesn't know. Comments go
      when no other fix is left to make: what another fix makes of the code may be what one is for.
      `swiftfix:ignore unused-suppressions` keeps a comment for later.
      """##
    default: nil
    }
  }
}
