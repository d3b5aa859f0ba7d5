// Generated from the documentation comments of the passes: do not edit.
// swift-format-ignore-file

extension AllCodemods {
  /// What a person reads about the pass of this ID.
  static func page(of id: String) -> String? {
    switch id {
    case "animation-without-value":
      ##"""
      Gives animations the value whose changes they animate.

      ## What it does

      Finds `animation(_:)` on views without a value. `animation(nil)` becomes the equivalent transaction. Where
      the modified view depends on one value, the fix adds it as `value:`; any other is a warning. So is an
      `animation(_:value:)` with a value that is new at each evaluation.

      ## Why

      `animation(_:)` animates every change that reaches the view, whatever caused it: a rotation, a move of the parent, an
      update of a list. It is deprecated since iOS 15; Apple names its unbounded scope as the reason.

      ## Example

      ```swift
      Text("Ready")
          .opacity(isReady ? 1 : 0)
          .animation(.easeIn)
      ```

      becomes

      ```swift
      Text("Ready")
          .opacity(isReady ? 1 : 0)
          .animation(.easeIn, value: isReady)
      ```

      ## Fix safety

      Safe for `animation(nil)`, which sets this transaction. With a value, other changes that reach the view
      are no longer animated.

      ## Not changed when

      - it is the animation of a transition, a binding, a request, a gesture or a modifier
      - the view is `Equatable`, or its type isn't known
      - a wrapper of the project chooses between both forms by availability
      - the value is new each time, but in a helper of the project that nothing calls
      """##
    case "anyview-to-viewbuilder":
      ##"""
      Turns results that are erased to `AnyView` into `some View`.

      ## What it does

      Takes `AnyView` out where the compiler can know the type: a function or property that returns `AnyView`
      returns `some View` instead, with `@ViewBuilder` where it has branches; `return` and the wrapping are
      removed, early returns and `guard` become `if` and `else`. In a builder, and before a modifier, `AnyView(x)` becomes
      `x`. Helpers
      such as `eraseToAnyView()` count if the project declares them. A stored `AnyView`, or a closure that
      returns one, becomes a generic parameter of its view.

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
      variable becomes branches (AV205), where a transition or an animation of a caller now has an effect
      (AV206), where modifiers then apply to each view of a group (AV205), where callers have to change (AV204) or can't be seen (AV202), and where a view becomes generic
      (AV207).

      ## Not changed when

      A protocol requires `AnyView`, the member is overridden, the function calls itself, a caller needs the
      type `AnyView` (an array, an annotated variable, a closure type), the body has statements that a builder
      can't contain (loops, `do`/`catch`, `defer`), the value is `any View`, or the declaration is public and
      the option `public-api` is off. A stored `AnyView` stays if it is optional, if a call passes a value that
      isn't erased there, or if the name of its view is written other than in a call.
      """##
    case "closure-binding":
      ##"""
      Replaces closure bindings that read and write one property with the property's own binding.

      ## What it does

      Finds `Binding(get: { x }, set: { x = $0 })` where `x` is state, a binding, or a property of an object
      that the view holds, and replaces it by `$x`.

      ## Why

      A closure binding is created at each evaluation, and SwiftUI can't compare it with the previous one, so a
      child that takes it is evaluated each time. It also drops the transaction of a change, and with it the
      animation.

      ## Example

      ```swift
      Toggle("Offline", isOn: Binding(get: { model.isOffline }, set: { model.isOffline = $0 }))
      ```

      becomes

      ```swift
      Toggle("Offline", isOn: $model.isOffline)
      ```

      ## Fix safety

      Never safe: a change that is made in a transaction keeps its animation.

      ## Not changed when

      - the closures do anything else, or name different properties
      - an optional is unwrapped, or an element taken, on the way
      - the object is not a property of the view with a wrapper, but a singleton, for example
      - the object is an `ObservableObject`, which a migration to `@Observable` would hold without its wrapper
      """##
    case "collection-membership":
      ##"""
      Reports rows that search a shared collection for themselves.

      ## What it does

      Finds views that are created for each item of a list and search a collection of a shared object for the
      item: with `contains`, `firstIndex`, `first(where:)`, or a method of the object that does this. On request it also reports lists whose rows each search an array of the list with a
      closure.

      ## Why

      Such a row depends on the whole collection. When one item is added, every row is evaluated, and each
      searches again (WWDC25, *Optimize SwiftUI performance with Instruments*, whose example this is).

      ## Example

      ```swift
      struct TrailRow: View {
          @Environment(Model.self) private var model
          let trail: Trail

          var body: some View { Star(isFilled: model.favorites.contains(trail.id)) }
      }
      ```

      should be

      ```swift
      struct TrailRow: View {
          let isFavorite: Bool
          let trail: Trail

          var body: some View { Star(isFilled: isFavorite) }
      }
      ```

      ## Fix safety

      There is no fix: where to store the answer is a design decision. Either the list searches and passes the
      answer, or each item has an observable object.

      ## Not changed when

      - the search is in an action, in a menu or sheet, or in the list itself
      - it asks for a constant, so that the answer isn't about the row's element
      - the collection belongs to the row's own element, or to an object that the row doesn't observe
      - the collection is a selection: its name begins with `selected`, `expanded` or `checked`
      - the row observes the whole object and reads other properties of it, or gets closures from a list that
        does: it runs in any case
      - the collection is constant, or a set or dictionary that is asked for a value or a key

      Rows that only search after a condition of their own are a hint.
      """##
    case "conditional-modifier":
      ##"""
      Reports helpers that apply modifiers under a condition.

      ## What it does

      Reports calls of the project's own `if(_:transform:)`, `applyIf` and the like: functions of views that
      return the result of their closure if a condition is true, and otherwise the view itself.

      ## Why

      To SwiftUI these are two views. When the condition changes, one is removed with its state, and the other
      is created and fades in (WWDC21, *Demystify SwiftUI*).

      ## Example

      ```swift
      Text(title).if(isOpen) { $0.bold() }
      ```

      should be

      ```swift
      Text(title).bold(isOpen)
      ```

      ## Fix safety

      There is no fix here; where each modifier has a neutral value, `ternary-modifiers` offers one.

      ## Not changed when

      - the condition stays the same as long as the view is shown: it asks for a constant, an argument, an
        element of a row, the color scheme or a permission, and not for state or what an observed object
        announces; or only for properties that no code changes after an initializer
      - it asks for a setting, unless the only modifier takes the condition in its content, as `overlay` does, and
        the view isn't a single text or image
      - it asks whether the element of a row is among the elements that have rows
      - the helper does anything else, or is declared more than once
      """##
    case "derived-state":
      ##"""
      Turns state that repeats another value into a computed property.

      ## What it does

      Finds `@State` that is set in one `onChange` to something simple of the value that changed, and from the
      start to the same. It becomes a computed property, and the handlers are removed.

      ## Why

      At each change the body is evaluated twice, first with the old value; and the two can disagree (WWDC20,
      *Data Essentials in SwiftUI*: a single source of truth).

      ## Example

      ```swift
      @State private var count = 0

      var body: some View {
          Text("\(count)")
              .onAppear { count = items.count }
              .onChange(of: items) { _, new in count = new.count }
      }
      ```

      becomes

      ```swift
      private var count: Int { items.count }

      var body: some View {
          Text("\(count)")
      }
      ```

      ## Fix safety

      Never safe: the value changes immediately instead of one update later, and an animation that the
      assignment starts doesn't happen.

      ## Not changed when

      - the state is set anywhere else, or bound
      - the value comes from a call, such as `filter`: state is useful to store its result
      - it is measured, or set in `withAnimation`
      - the state may be something else before the first change
      """##
    case "equatable-observed-property":
      ##"""
      Makes the values that `@Observable` classes hold comparable.

      ## What it does

      Finds properties of `@Observable` classes that views read, and whose type is a struct or enum of the
      project that isn't `Equatable` though all its parts are. The type gets `Equatable`.

      ## Why

      The setter that `@Observable` makes drops a value that is equal to the old one, but can only compare what
      is
      `Equatable`. Any other assignment evaluates all views that read the property.

      ## Example

      ```swift
      struct Filter { var text = ""; var isOn = false }

      @Observable final class Model { var filter = Filter() }
      ```

      becomes

      ```swift
      struct Filter: Equatable { var text = ""; var isOn = false }

      @Observable final class Model { var filter = Filter() }
      ```

      ## Fix safety

      Never safe: assignments of an equal value no longer notify observers. It is reported with `--hints`.

      ## Not changed when

      - no view reads the property, or it is ignored by observation
      - the project declares an `==` for the type
      - a part of the type isn't known to be `Equatable`; where that is a value of the project, this is a hint if a
        publisher, a timer or a change of something else assigns the property, and nothing empties it; not where
        `onChange` assigns the value that it observes
      """##
    case "equatable-view":
      ##"""
      Reports views whose `==` leaves out what they show.

      ## What it does

      Finds views whose `==` compares some of the stored properties and leaves out others that could be
      compared.

      ## Why

      SwiftUI doesn't evaluate an `Equatable` view if `==` returns true. If a property that is left out changes,
      the view keeps showing the old value.

      ## Example

      ```swift
      struct Row: View, Equatable {
          let item: Item
          let isSelected: Bool

          static func == (left: Row, right: Row) -> Bool { left.item == right.item }
      }
      ```

      should be

      ```swift
      struct Row: View, Equatable {
          let item: Item
          let isSelected: Bool

          static func == (left: Row, right: Row) -> Bool {
              left.item == right.item && left.isSelected == right.isSelected
          }
      }
      ```

      ## Fix safety

      There is no fix: the omission may be intended.

      ## Not changed when

      - the property is a closure, a generic view, or of a type that isn't known to be `Equatable`
      - it has a wrapper, and so dependencies of its own, or is a constant with a default
      - nothing but `==` and initializers reads it, except to pass it to a view that doesn't
      - an initializer makes it of what `==` compares
      - each call passes a constant for it, or leaves the default, or no code makes the view
      - a comment on it, on `==` or on the view says why it isn't compared
      - `==` compares what the property is a part of: a computed property that reads it
      """##
    case "foreach-index-id":
      ##"""
      Finds rows identified by their index.

      ## What it does

      Finds `ForEach` and `List` over `enumerated()`, `indices` or `0..<items.count` where elements are removed,
      inserted, moved, sorted or filtered, so that an index soon belongs to another element. Where the elements
      have an `id`, the fix identifies the rows by it.

      ## Why

      A row identified by its index shows another element when one before it is removed: text fields, focus,
      loaded images and open rows stay where they were, and the last row is animated away (WWDC21, *Demystify
      SwiftUI*).

      ## Example

      ```swift
      ForEach(trails.indices, id: \.self) { index in
          TextField("Name", text: $trails[index].name)
      }
      ```

      becomes

      ```swift
      ForEach($trails) { $trail in
          TextField("Name", text: $trail.name)
      }
      ```

      ## Fix safety

      Never safe: a row follows its element, with its state, and two elements with one `id` are undefined.

      ## Not changed when

      - the collection is constant, or nothing edits it and the rows hold no state
      - the elements have no stable `id`, and rows outside of lazy containers, or of what a view selects from a
        constant, only show them
      - a row uses its position for more than the element, or a tag or scroll position is the position
      - the elements have no stable `id`, and nothing edits the collection
      - each row gives itself an identity: `.id(trails[index].name)`

      Rows of a lazy container that are identified by their element, in pairs with positions that they don't
      need, are a hint.
      """##
    case "foreach-self-id":
      ##"""
      Finds rows identified by their whole value.

      ## What it does

      Finds `id: \.self` in `ForEach` and `List` where the elements have an `id` of their own, are edited in
      place, or are often equal. Where they have an `id`, the fix removes the argument.

      ## Why

      With `\.self`, an element that changes becomes a new row: the old row is removed with its focus and state.
      A text field loses the keyboard at each letter. Two equal elements have one identity; SwiftUI's behavior
      is then undefined.

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
      - the rows are in a view with a selection, such as a `Picker`, and have no tag: their `id` is the tag
      - a tag or scroll position is the value itself, or the `id` is new each time
      """##
    case "fresh-identifiable":
      ##"""
      Finds an `id` that is a new value on each read.

      ## What it does

      Finds `var id: UUID { UUID() }` in `Identifiable` types, which becomes `let id = UUID()`, and reports
      elements that create their own `id` and are created again for a `ForEach` or `List` at each evaluation.

      ## Why

      Each read of the `id` returns another value: SwiftUI removes all rows and inserts new ones, with
      animations, and their state is lost. A stored `let id = UUID()` is right as long as the element is kept.
      Elements that are created in the body are new each time as well.

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

      Never safe: the `id` is set when the value is created, copies share it, and the synthesized `==`, hashing
      and coding change.

      ## Not changed when

      - the type is `Codable`, or its `==` is synthesized
      - the type is an enum, the `id` is in an extension, or the type is a managed object

      Errors that the project only throws and catches aren't reported, nor fallbacks and work in the `id` of a type
      by which no row or sheet is seen to be identified.
      """##
    case "geometry-in-lazy":
      ##"""
      Reports a `GeometryReader` that is a row of a lazy container, or measures nothing.

      ## What it does

      Finds a `GeometryReader` in a row of a `List` or lazy stack or grid: where the row is written, or as the
      outermost view of the row's type. And one whose proxy nothing uses, wherever it is.

      On iOS 17 it also reports a reader around a scroll view whose size is only given to frames in that, and on iOS 16
      one whose size only actions read, such as those of a gesture.

      ## Why

      A `GeometryReader` takes the offered size and reports nothing about its content. A lazy container can't
      estimate such a row, and its content is evaluated a second time. A reader whose proxy isn't used has the
      same cost, and only fills the space and puts its content in the corner.

      ## Example

      ```swift
      LazyVStack {
          ForEach(photos) { photo in
              GeometryReader { proxy in
                  PhotoView(photo: photo).frame(width: proxy.size.width)
              }
          }
      }
      ```

      should be

      ```swift
      LazyVStack {
          ForEach(photos) { photo in
              PhotoView(photo: photo).frame(maxWidth: .infinity)
          }
      }
      ```

      ## Fix safety

      There is no fix: the position, the height and the size that is proposed all differ without the reader.

      ## Not changed when

      - the reader is in a background, an overlay or a mask, or in what is presented elsewhere
      - the reader, or the view that it is the outermost part of, has a height or an aspect ratio
      - it gives a minimum size to one part and a size to another, or to what stretches: content with a `Spacer`,
        unless that is centred between two, or with `frame(maxHeight: .infinity)`
      """##
    case "geometry-measurement":
      ##"""
      Turns a clear `GeometryReader` that only stores a size into `onGeometryChange`.

      ## What it does

      Finds a `GeometryReader` in a `background` or `overlay` that shows nothing and stores what it measures
      when it appears and when that changes, and writes `onGeometryChange` in its place. A size that a
      preference carries to the same view is a warning. A reader around content that is only there to store the size
      gives way to a frame that takes the same space.

      ## Why

      The reader is a separate view, needs a second layout pass, and evaluates its content at each change.
      `onGeometryChange` needs none of this, and calls its action only when the value differs (documentation of
      `onGeometryChange(for:of:action:)`).

      ## Example

      ```swift
      Text(title)
          .background(
              GeometryReader { proxy in
                  Color.clear
                      .onAppear { height = proxy.size.height }
                      .onChange(of: proxy.size.height) { height = $0 }
              }
          )
      ```

      becomes

      ```swift
      Text(title)
          .onGeometryChange(for: CGFloat.self) { proxy in
              proxy.size.height
          } action: {
              height = $0
          }
      ```

      ## Fix safety

      Never safe: the value arrives after layout, not when the background appears, and doesn't arrive again when
      the view reappears at the same size. Where only `onAppear` stored it, it now follows later changes. Content
      without its reader is as large as it likes where nothing proposes a size, as in a scroll view (GM203).

      ## Not changed when

      - the reader of a background shows anything, or does anything else; the proxy of one around content is used for
        anything else
      - both closures differ in more than the name of the value; one may read a part of it, such as its width
      - safe-area insets or an anchor are measured, or the background ignores the safe area
      - a coordinate space isn't named by a literal
      - the deployment target is below iOS 16
      """##
    case "hash-value-id":
      ##"""
      Uses a value as its identity, not its hash.

      ## What it does

      Finds `id: \.hashValue` in `ForEach` and `List`, which becomes `id: \.self`, and `var id: Int { hashValue
      }` in
      `Identifiable` structs and enums, which becomes `var id: Self { self }`.

      ## Why

      Different values may have one hash, and then SwiftUI confuses two rows or two sheets. SwiftUI also hashes
      the hash once more. The value itself works correctly.

      ## Example

      ```swift
      ForEach(Speed.allCases, id: \.hashValue) { speed in Text(speed.title) }
      ```

      becomes

      ```swift
      ForEach(Speed.allCases, id: \.self) { speed in Text(speed.title) }
      ```

      ## Fix safety

      Safe where `==` and `hash(into:)` are synthesized: equal values have equal hashes. Where they are
      implemented by hand, or the type isn't found, the value and its hash may be different identities.

      ## Not changed when

      - a selection, a tag or a scroll position is a hash
      - the `id` belongs to a class, a public type of a library, or is used by other code
      """##
    case "hoist-formatters":
      ##"""
      Creates formatters, coders and regular expressions once instead of on every call.

      ## What it does

      Finds `DateFormatter`, `NumberFormatter`, `JSONDecoder`, `NSRegularExpression` and similar types where
      they are created in code that runs repeatedly: in a computed property, a function, a closure, or as a
      property of a view. Where every call creates the same one, it is created once: in a `private static let`
      before the member, or in a `private let` of the file if the type is generic. Its configuration moves with
      it, in order and with its comments; a comment above it stays if it describes the surrounding step.
      Formatters with the same configuration in one type become one. A getter that does nothing but create one
      becomes the constant itself where all its uses can name that.

      ## Why

      A formatter is expensive to create and cheap to use: creating one loads the rules and symbols of a locale.
      The body of a view runs at each change of a value it reads, so a formatter created there makes scrolling
      stutter.

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
      actor. A formatter that is created on each call follows the user's settings, so `.current` becomes
      `.autoupdatingCurrent`. A formatter without a locale or time zone of its own keeps the settings of its
      first use; a note says so (N102).

      The message of an unsafe fix says what may be different: an instance that is shared across threads (HF201,
      HF202) or by the callers of a property (HF205), an invalid pattern that traps (HF204), a template that is
      looked up once (HF206), a view that is evaluated less often without a new formatter each time (HF209), and
      a formatter that may keep the old time zone or region where the project sets or observes it (HF210).

      ## Not changed when

      The configuration uses a value of the call (HF301, HF302, HF315), is conditional (HF304) or changes after
      the first use (HF303); the formatter is returned, stored or passed on (HF305); a helper creates or
      configures it (HF312, HF314); Swift 6 rejects a shared instance (HF307 to HF309); a comment may say why it
      is created each time (HF317), or is for a linter (HF318); the type of a task depends on the `try` before
      it (HF319). Initializers, `lazy` properties, stored properties of classes and statics rarely run, so they
      are not reported, and neither are tests. The same holds for code that runs once for each action of the
      user, such as the action of a button and what it alone calls, and once for each start of the program; the
      option `single-actions` includes it. Coders are cheap compared to decoding and encoding; they are hoisted
      where they are created each time a view is evaluated, in a row or in a loop, and elsewhere with the option
      `coders`.
      """##
    case "hot-environment":
      ##"""
      Reports values in the environment that change at each frame.

      ## What it does

      Finds `environment(_:_:)` with a value that is measured or timed: the size of a `GeometryProxy`, the date
      of a
      `TimelineView`, or state that a handler sets many times a second.

      ## Why

      When a value of the environment changes, SwiftUI checks every view below that reads any of its values.
      Apple: "it's important to avoid storing values that update really often, such as geometry values or
      timers, in the environment" (WWDC25, *Optimize SwiftUI performance with Instruments*).

      ## Example

      ```swift
      GeometryReader { proxy in
          Content()
              .environment(\.containerWidth, proxy.size.width)
      }
      ```

      should be, with an `@Observable` class `Metrics`

      ```swift
      Content()
          .environment(metrics)
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { metrics.width = $0 }
      ```

      ## Fix safety

      There is no fix: the object and its readers are a design decision.

      ## Not changed when

      - it is a safe area, which changes when the device is turned
      - the value changes less often: it is compared, rounded, or chosen by a condition
      - the environment is for a single text or image

      A size changes only with the layout, as when a window is resized, and is a hint where at least three properties
      read it.
      """##
    case "image-decode-in-body":
      ##"""
      Reports images that are decoded from data or files each time a view is evaluated.

      ## What it does

      Reports `UIImage(data:)`, `NSImage(contentsOf:)`, `CGImageSourceCreateWithData` and the like in the code
      that SwiftUI runs to evaluate a view. If the view calls a function of another type in the same file that
      does this, the call is reported.

      ## Why

      Unlike `UIImage(named:)`, these keep no cache: the bytes are read or parsed at every update, and the
      pixels decoded on the main thread when the image is drawn.

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

      There is no fix: where to store the image is a design decision.

      ## Not changed when

      - the image has a name, comes from a symbol, or is created from constant data
      - the view holds nothing but the data, so that only other data evaluates it
      - only properties of the image are read, such as its size, or a comment says why it is loaded at once
      - the call is in an action, a task, a sheet, or a value that is kept
      - the file belongs to a widget, a test or a preview
      - the helper, or another clause of the same `#if`, was already reported for an earlier image
      """##
    case "lazy-stacks":
      ##"""
      Makes the stacks of long lists lazy.

      ## What it does

      Makes the stack of a long list lazy: `VStack` in a vertical `ScrollView` becomes `LazyVStack`, `HStack` in
      a horizontal one `LazyHStack`. Rows that are in a scroll view without a stack get one. The rows may be in a
      property or function of the same type, unless the stack shows more than two other parts. A stack in a separate
      view is also checked where a scroll view shows that view.

      ## Why

      `VStack` and `HStack` create every row at once, also far off screen: the view appears late and memory
      grows with the data. A lazy stack creates a row when it scrolls in.

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

      Safe where the rows come from one `ForEach` and keep no state or object of their own; nothing in them is
      random, runs or changes when they are created or appear, or is needed while they are off screen; no code
      reads or sets the scroll position; nothing is drawn or placed by the length of the stack; and the full
      width of a lazy stack makes no difference, because the rows are centered, or some content or a frame is
      that wide. All of this is checked around the scroll view too, wherever its property or view is used. A
      horizontal stack needs a fixed height, and no row with a taller frame; rows in a horizontal scroll view
      without a stack may be laid out differently in one, so this fix is unsafe. Rows are created as they scroll
      in, not all at once: until then, UI tests and assistive technologies don't find them, no animation moves
      them, and the scroll indicator is an estimate (N302). The scroll view takes the space beside its rows,
      with its indicator at the edge (N303), and a row that is taller than the scroll view is cut off (N304).

      Where one of these conditions can't be proven, the fix is unsafe, and the message says what may be
      different.

      ## Not changed when

      - there are fewer items than `min-items`, as far as the code shows: a range or array that is written out,
        the cases of an enumeration
      - the stack fills the screen (`Spacer`, `frame(minHeight:)`), a frame says how long it is, or something
        measures it at its ideal size (`ViewThatFits`, `fixedSize`, a popover, a toolbar, a sheet on macOS, a
        scroll view around the scroll view, an image renderer)
      - rows read their size with `GeometryReader`, scroll in the same direction, or use an alignment guide
      - the axis is not written out, or the type of the stack is
      - the stack is in a property or function of its own that is in another file or used elsewhere; where it is
        not, the fix is unsafe unless the option `follow` is on
      - `#if` is between the scroll view and the rows
      """##
    case "long-body":
      ##"""
      Reports views whose `body` is very long.

      ## What it does

      Finds a `body` of more lines than the option `max-lines`. It also finds a value that changes often and that a
      small part of a long view reads: state that a timer or gesture sets, an object, or a text that is typed beside a
      list whose rows take closures. And it finds state that holds the position of a scroll view, which a view with
      a list reads.

      ## Why

      SwiftUI evaluates a body as a whole, whichever part has changed. Separate views are evaluated separately.

      ## Example

      ```swift
      struct Profile: View {
          var body: some View {
              // … 240 lines: header, statistics, posts
          }
      }
      ```

      should be

      ```swift
      struct Profile: View {
          var body: some View {
              ProfileHeader(profile: profile)
              Statistics(profile: profile)
              Posts(profile: profile)
          }
      }
      ```

      ## Fix safety

      There is no fix: where to split the body is a design decision.

      ## Not changed when

      - the body is that of an app, of commands or of a preview
      - the view has no stored property, so that its body runs once
      - a small part of a screen for developers, such as a `DebugView`, reads a value
      - the value that a small part reads belongs to settings, which hardly change
      - it is an object, and another one of the view has a larger part
      - of an object, only flags and sizes change often
      - what is typed is only bound to its field, which doesn't run the view, or also selects the rows
      - it is the width or height of a view, which is set once for each layout, or only `onChange` compares it
      """##
    case "markdown-in-body":
      ##"""
      Reports text that is parsed each time a view is evaluated.

      ## What it does

      Reports `NSAttributedString` made from HTML or rich text in the code that SwiftUI runs to evaluate a view,
      and
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

      There is no fix: where to store the text is a design decision.

      ## Not changed when

      - the document is plain text
      - Markdown is a literal, or is parsed outside of rows
      - the call is in an action, a task, or a value that is kept
      - HTML is parsed in a view without properties, which is evaluated once
      """##
    case "multi-view-row":
      ##"""
      Reports rows of lists and lazy stacks whose number of views differs.

      ## What it does

      Finds `ForEach` in a `List` or a lazy stack, and `List` with data, whose rows have a `ForEach` beside
      other views, or an `if` or `switch` by which some have more views than others, or none.

      ## Why

      A list needs the identities of all its rows at once. If each element has the same number of views, the
      identities come from the elements; otherwise SwiftUI must create every row to count its views (WWDC23,
      *Demystify SwiftUI performance*). A lazy stack must create the rows before the one to which it jumps.

      ## Example

      ```swift
      List {
          ForEach(trails) { trail in
              if trail.isOpen { TrailRow(trail: trail) }
          }
      }
      ```

      should be

      ```swift
      List {
          ForEach(openTrails) { trail in
              TrailRow(trail: trail)
          }
      }
      ```

      ## Fix safety

      There is no fix: a stack around the views changes their layout, and code that filters the data should
      store the result.

      ## Not changed when

      - the collection is constant, or has few elements
      - the rows are sections, or they contain `#if`
      - all rows have the same number of views, or the elements are cases of an enumeration
      - a list shows a control as a second row, two views have modifiers for rows of their own, such as
        `listRowInsets`, or a row looks up elements of a dictionary by its keys
      - the container is a grid, or nothing jumps to a row of the stack: neither it nor the view around it is in a
        `ScrollViewReader` whose proxy is used, or has a `scrollPosition`, or it is in a row or another scroll view
        itself, or all jumps are to the first row or a view before it
      """##
    case "nested-lazy":
      ##"""
      Finds stacks that defeat the laziness of the stack or list around them, and lazy stacks without rows.

      ## What it does

      Finds a lazy stack of rows in a row of a lazy stack of the same direction or of a `List`, a stack of all rows in
      a section of one, and a lazy stack in a row that contains no rows itself. The stacks may be in properties,
      functions and views of the project.

      ## Why

      A lazy container creates its own rows as they scroll in. A stack is one row for it: it has to know that row's
      height, and the rows in it are created with it. Lazy stacks inside each other estimate each other's heights, so
      that scrolling jumps. In a row, a lazy stack of a few written views only adds the cost of a lazy stack.

      ## Example

      ```swift
      LazyVStack {
          ForEach(days) { day in
              Section(day.name) {
                  LazyVStack {
                      ForEach(day.hikes) { HikeRow(hike: $0) }
                  }
              }
          }
      }
      ```

      should be

      ```swift
      LazyVStack {
          ForEach(days) { day in
              Section(day.name) {
                  ForEach(day.hikes) { HikeRow(hike: $0) }
              }
          }
      }
      ```

      ## Fix safety

      Never safe: `VStack` is as wide as its content, `LazyVStack` takes all the width (NL201). Rows that become rows of
      the outer stack have its spacing and alignment (NL202). There is no fix for a stack with modifiers, in a list, or
      in another stack in the row.

      ## Not changed when

      - a scroll view is between the two, or a container that isn't known
      - the rows are few, as far as the code shows
      - the inner stack has a height, or a background or a shape around all rows
      - what a lazy stack contains isn't known
      """##
    case "nested-scroll":
      ##"""
      Reports scroll views within scroll views of the same direction.

      ## What it does

      Finds a `ScrollView`, `List`, `Form` or `Table` in the content of a `ScrollView` that scrolls the same
      way: where it is written, or as the outermost view of a row's type.

      ## Why

      The inner one has no height of its own. A drag moves one or the other, and a `List` in a `ScrollView`
      collapses, or loads all of its rows.

      ## Example

      ```swift
      ScrollView {
          Header()
          List(items) { ItemRow(item: $0) }
      }
      ```

      should be

      ```swift
      List {
          Header()
          ForEach(items) { ItemRow(item: $0) }
      }
      ```

      ## Fix safety

      There is no fix: which of the two to remove is a design decision.

      ## Not changed when

      - the axes differ, or one isn't written as a literal
      - the inner one has a fixed size along the axis, unless the option `ignore-fixed-height` is off, or
        doesn't scroll
      - it is a `Form` of another style than `grouped`, and nothing shows that the code is built for iOS; a grouped
        one is then a hint
      - it is in a background, an overlay, a page of a `TabView`, or is presented elsewhere
      """##
    case "object-in-body":
      ##"""
      Reports observable objects that are created each time a view is evaluated.

      ## What it does

      Reports calls (`Model()`, `.init()`) that create an `ObservableObject` or an `@Observable` object in the
      code that SwiftUI runs to evaluate a view, where the object goes to a child view, into the environment, or
      into a local constant.

      ## Why

      A view value is discarded and created again at every update, and so is an object created in the body. A
      child that observes it starts over: loaded data and typed text are lost. If a child keeps the first one in
      `@State`, every later one is created for nothing, with its subscriptions and timers.

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

      There is no fix: which view owns the object is a design decision.

      ## Not changed when

      - the child keeps it in `@StateObject`, whose value is an autoclosure, or whose initializer takes it:
        `stateobject-autoclosure` reports those
      - every place that makes the child creates its object, outside of rows: `stateobject-autoclosure` reports
        the child's property
      - the object comes from a static property or a factory
      - the call is in an action or a task, or the code is a preview or that of a widget
      - the object is only a fallback, behind `??`
      - the object is kept in a cache, or a local constant that is only read and not passed on
      - its properties are set to current values right after its creation, or it is made of the element of a row
      - it is a placeholder, made of nothing, where others pass an object that is kept, or others pass an object of
        a model that is replaced while the view is shown
      - nothing changes the object after its initializer, so that a new one is the same
      - the child only reads values of the object, and doesn't observe it, or nothing in the class changes them:
        it shows those of the new one
      - the view that gets it can't be used: `disabled(true)`, `allowsHitTesting(false)`, or an `ImageRenderer`
        draws it once
      """##
    case "observable-migration":
      ##"""
      Migrates classes from `ObservableObject` to `@Observable`, with every view that uses them.

      ## What it does

      Migrates a class that conforms to `ObservableObject`, and everything that has to move with it: the classes
      above and below it, the protocols and generic code between them, and every place in the project that
      observes, owns, injects or binds one of them. All of it moves in one step, or nothing does.

      `@Published` is removed. Stored properties that were not published get `@ObservationIgnored`, so that
      their changes still update nothing. In the views, `@StateObject` becomes `@State`, `@ObservedObject`
      becomes a plain property or `@Bindable` where `$model` is used, `@EnvironmentObject` becomes
      `@Environment(Model.self)`, and `.environmentObject(model)` becomes `.environment(model)`.

      ## Why

      An `ObservableObject` announces that something changes, not what: each view that observes it is evaluated
      for every published property, read or not. With Observation a view depends on the properties that its
      `body` reads, and is evaluated when one of these changes.

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
      `ObservableObject` has. Views then show what they showed before; they are evaluated less often (N507). If
      no object was set for an `@Environment`, the app stops as soon as the view is shown, not only when the
      view reads the object (N508).

      Not safe where creating an object does work and a `@StateObject` holds it: before Xcode 27 `@State`
      creates an object each time the parent is evaluated, and discards it (OM201). Reading a `static let` such
      as `.shared` counts as work if its creation does: with `@State` it is created as soon as a link to the
      view is, even if no one follows the link. It doesn't count if the app creates it anyway, in its properties
      or its `init`.

      Also not safe where a view reads a property that was never published, or was refreshed by one that it
      doesn't read, or by a value that equals the one before; where the class is public, holds `@AppStorage` or
      sends `objectWillChange` by hand for its own properties; where the `==` of a published value leaves parts
      of it out, as that of every `NSObject` does; where a view observes by `.onReceive`; and where code
      subscribes to `$name`, which becomes a subject that `willSet` sends to. A mirror or a dump of an object
      shows other members afterwards (OM212).

      A class that publishes nothing, is `@Observable` already, or whose properties no view or model reads, needs no
      new form: the conformance is removed (OM101). Where a binding or the environment needs an `Observable` object, the class gets the macro, though
      no view gains from it (OM217).

      ## Not changed when

      `objectWillChange` is subscribed to, a publisher `$name` is stored or passed as `Published<…>.Publisher`,
      or `objectWillChange` is sent where no property tells views of the change. Also not changed where the keys
      of a synthesized `Codable` would change, the superclass comes from another module, the wrapper itself is
      passed on, or the type of an object is unknown. The report names every such place.
      """##
    case "observable-no-mainactor":
      ##"""
      Puts `@Observable` classes that views own on the main actor.

      ## What it does

      Finds `@Observable` classes without isolation that views keep or get from the environment, and adds
      `@MainActor` where all their uses are on the main actor already.

      ## Why

      Views read the properties on the main actor. A class without isolation can be changed from anywhere while
      they do, which is a data race that only Swift 6 reports.

      ## Example

      ```swift
      @Observable final class Store {
          var items: [Item] = []
      }
      ```

      becomes

      ```swift
      @MainActor @Observable final class Store {
          var items: [Item] = []
      }
      ```

      ## Fix safety

      Never safe: code that isn't on the main actor has to `await` the class. It is reported with `--hints`.

      ## Not changed when

      - the class is `Sendable`, `nonisolated`, inherits from another, or has a lock
      - the module's code is on the main actor by default
      - code outside of views and of types on the main actor uses the class
      """##
    case "observed-not-read":
      ##"""
      Stops views from observing objects that they never read.

      ## What it does

      Finds `@ObservedObject` properties of which the view's evaluation reads nothing: the object is only passed
      on to views that observe it themselves, or used in actions. The wrapper is removed. Such properties with
      `@EnvironmentObject` are hints, because they have no short replacement: one at each property, or one at the class if
      four or more views observe it so.

      ## Why

      A view that observes an object is evaluated at each change of any of its `@Published` properties. If the
      view shows none of them, this is wasted work (WWDC23, *Demystify SwiftUI performance*: depend on what you
      need).

      ## Example

      ```swift
      struct Toolbar: View {
          @ObservedObject var player: Player

          var body: some View { Button("Play") { player.play() } }
      }
      ```

      becomes

      ```swift
      struct Toolbar: View {
          var player: Player

          var body: some View { Button("Play") { player.play() } }
      }
      ```

      ## Fix safety

      Never safe: the view may show something else that only changed along with the object, such as a singleton
      or what a child reads without observing it.

      ## Not changed when

      - body code reads the object or may read it: in a helper, a label, an argument of `onChange`, a `Binding`,
        or a closure whose use is unknown; the view is a representable
      - `$object` is used, or a key path names the property
      - the class is named in body code, or another property of it is there, so that the view may show what the
        subscription refreshes
      - the child that gets the object doesn't observe it, or isn't a view of the project
      - the object belongs to the view, in `@StateObject`, unless an app runs at each of its frequent changes
      - objects of the class never announce a change
      - the object is created in the property's default value, or is optional
      """##
    case "over-observation":
      ##"""
      Reports objects of many properties that many views observe.

      ## What it does

      Finds `ObservableObject` classes with many published properties that several views observe, and objects that
      announce each change of another object as one of their own.

      ## Why

      A change of any of the properties evaluates all of these views, whichever they show. `@Observable` tracks
      each property by itself (WWDC23, *Discover Observation in SwiftUI*). With
      `child.objectWillChange.sink { … self.objectWillChange.send() }`, all views of the parent run for each change
      of the child, too.

      ## Example

      ```swift
      final class AppState: ObservableObject {
          @Published var items: [Item] = []
          @Published var draft = ""
          // … and seven more, which nine views observe
      }
      ```

      should be, from iOS 17 on

      ```swift
      @Observable final class AppState {
          var items: [Item] = []
          var draft = ""
      }
      ```

      ## Fix safety

      There is no fix: before iOS 17 the class has to be split, which is a design decision. From then on
      `observable-migration` rewrites it.

      ## Not changed when

      - the deployment target is iOS 17 or later: `observable-migration` says what it would do, or why not
      - the class has fewer published properties than the option `min-published`
      - fewer than three views observe it; fewer than two an object that announces the changes of another
      """##
    case "presentation-mode":
      ##"""
      Replaces 'presentationMode' with 'dismiss'.

      ## What it does

      Finds `@Environment(\.presentationMode)` properties whose only use is `wrappedValue.dismiss()`, and reads
      the action `dismiss` instead. The property is called `dismiss`, too, or `dismissAction` where that name is
      taken. Where the type reads `dismiss` already, that property is used, and this one goes.

      ## Why

      Apple deprecates `presentationMode` in favor of `dismiss` and `isPresented`. An action doesn't change, so
      a view that reads it isn't evaluated when it is presented or dismissed.

      ## Example

      ```swift
      struct EditSheet: View {
          @Environment(\.presentationMode) private var presentationMode

          var body: some View {
              Button("Done") { presentationMode.wrappedValue.dismiss() }
          }
      }
      ```

      becomes

      ```swift
      struct EditSheet: View {
          @Environment(\.dismiss) private var dismiss

          var body: some View {
              Button("Done") { dismiss() }
          }
      }
      ```

      ## Fix safety

      Unsafe: the action also closes the window of a view that isn't presented in another way.

      ## Not changed when

      - anything else of the property is used, such as `isPresented` or the binding itself
      - another file uses the property, or the property is in `#if`
      - the code is built for systems before iOS 15, macOS 12, tvOS 15 or watchOS 8
      """##
    case "preview-provider":
      ##"""
      Replaces preview providers with '#Preview'.

      ## What it does

      Finds types that are nothing but a `PreviewProvider` of one view, and writes the view in `#Preview`. The
      name that
      `previewDisplayName` gives it becomes the name of the preview.

      ## Why

      `#Preview` needs no type with a name of its own, and takes views of UIKit and AppKit, too (WWDC23, *Build
      programmatic UI with Xcode Previews*).

      ## Example

      ```swift
      struct Badge_Previews: PreviewProvider {
          static var previews: some View {
              Badge(count: 3)
                  .previewDisplayName("Three")
          }
      }
      ```

      becomes

      ```swift
      #Preview("Three") {
          Badge(count: 3)
      }
      ```

      ## Fix safety

      Unsafe: the macro needs Xcode 15 or later.

      ## Not changed when

      - it shows several views, a `Group` or a `ForEach`: each of them is a separate preview
      - a modifier says on which device or in which layout the preview is shown: `#Preview` takes traits for
        that
      - the type has other members or attributes, or something else uses it
      """##
    case "print-changes":
      ##"""
      Removes debugging output from views.

      ## What it does

      Finds statements that are nothing but `Self._printChanges()` or `Self._logChanges()`, and `let _ =
      print(…)` and the like among the views of a builder.

      ## Why

      They write at each evaluation of a view. `_printChanges` is for debugging only: in a released app it costs
      time and fills the log.

      ## Example

      ```swift
      var body: some View {
          let _ = Self._printChanges()
          Text(name)
      }
      ```

      becomes

      ```swift
      var body: some View {
          Text(name)
      }
      ```

      ## Fix safety

      Safe for `_printChanges` and `_logChanges`: a `let` adds nothing to a view, and only the output is
      removed. The output of `print` may be wanted, so removing it is never safe.

      ## Not changed when

      - the statement is in `#if`, a preview or a test, or is the only statement of a function
      - the arguments of `print` have side effects
      - a comment belongs to the statement
      - with the option `keep-in-debug`, other code is on its line
      """##
    case "publisher-in-view":
      ##"""
      Reports publishers that are created again with each value of a view.

      ## What it does

      Reports stored properties of views whose default is a timer, a chain of Combine's operators, or a subject,
      where another view creates the view in its body.

      ## Why

      The value of a view is created again each time its parent is evaluated, and so is a publisher in it. A
      timer starts again, the pending value of an operator such as `debounce` is dropped, and a subject loses
      its subscribers.

      ## Example

      ```swift
      struct Countdown: View {
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      }
      ```

      is reported. Make it once:

      ```swift
      struct Countdown: View {
          static let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      }
      ```

      ## Fix safety

      There is no fix: whether views share the publisher, or each keeps its own, is a design decision.

      ## Not changed when

      - the property is static, or kept in `@State`
      - only the app, a scene, a hosting controller or a view that nothing changes makes the view
      - the publisher is one of the notification center without operators
      - the view is only made to be compared with nil, or by what a protocol asks of many types
      - the timer only stores the time: `timer-clock` reports it
      """##
    case "redundant-update":
      ##"""
      Skips assignments of equal values in handlers that run in each frame.

      ## What it does

      Finds assignments to a `@Published` property in a handler that runs many times a second, of a value that
      is mostly the same: a comparison, a `Bool`, `nil`, `[]`, a rounded number; also in a function that the
      handler calls each time. The value is assigned only if it differs.

      On request it also finds methods of observable objects that assign a literal or a parameter and run again
      and again: where a value changes, a publisher sends, or in a loop. And it reports state that a handler
      sets at each frame and that is only compared with constants.

      ## Why

      A `@Published` property publishes each assignment, equal or not, and every view that observes the object
      is evaluated: at each frame of a scroll or drag. `@State` compares by itself, and `@Observable` does so
      since Swift 6.2 (option `sdk`).

      ## Example

      ```swift
      .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in
          model.isPinned = y > 32
      }
      ```

      becomes

      ```swift
      .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in
          let isPinned = y > 32
          if model.isPinned != isPinned { model.isPinned = isPinned }
      }
      ```

      ## Fix safety

      Safe where only views observe the property: it has no observers, and no code uses its publisher or the
      object's `objectWillChange`. Otherwise these no longer run for an equal value.

      ## Not changed when

      - the property is `@State` or a binding, or in a handler one of an `@Observable` class
      - the value is the handler's own, which only comes when it differs
      - a condition around the assignment reads the property
      - the property's type isn't known to be `Equatable`
      """##
    case "repeated-derived-value":
      ##"""
      Reads a filtered or sorted collection once per evaluation, and reports collections that are computed more
      often than needed.

      ## What it does

      Finds computed properties that filter, sort, group or map a collection and that one evaluation of a view
      reads more than once, or once for each row. They are read once, into a `let`. It also reports properties that
      are computed more than once because other members of the view read them, functions without parameters that
      are called more than once, texts that each row looks through, and collections that are sorted, filtered or
      grouped in body code.

      The work counts in any form: a copy that is sorted or thinned out in place, a loop that fills another
      collection, and an initializer or static function of the project that does it with its argument.

      ## Why

      A computed property does its work again each time it is read: once for `isEmpty`, once for the list, and
      once more for each row that reads its count. And a view is evaluated for each change of what it reads: a
      list is sorted again for each letter that is typed in a field beside it.

      ## Example

      ```swift
      VStack {
          if found.isEmpty {
              EmptyState()
          } else {
              List(found) { trail in TrailRow(trail: trail) }
          }
      }
      ```

      becomes

      ```swift
      VStack {
          let found = self.found
          if found.isEmpty {
              EmptyState()
          } else {
              List(found) { trail in TrailRow(trail: trail) }
          }
      }
      ```

      ## Fix safety

      Safe where the getter only computes a value, every evaluation reads it, and SwiftUI tracks all its inputs.
      Actions still read the property itself. Not safe where the getter may do more (SF201), where an evaluation
      may not read it at all (SF202), and where a row or sheet may be shown after a change that SwiftUI doesn't
      see (SF203).

      ## Not changed when

      - the reads are in branches of which only one runs, or the collection is constant or lazy
      - the collection is constant, and nothing that selects from it is seen to change
      - a collection is computed once per evaluation, without comparing texts, in a view that nothing is seen to
        evaluate often, and not in rows; or its elements are only filtered by their properties
      - only its inputs are seen to evaluate the view
      - it is computed several times, but short: an optional part of one element, such as its attachments, or cases
        of an enumeration
      - it is a selection, whose name begins with `selected`, `expanded` or `checked`; suggestions or plugins, by its
        name; or the texts of one element, such as its tags
      - no builder can contain a `let`, or the name means something else there
      """##
    case "row-observes-object":
      ##"""
      Reports rows of lists that observe a shared object for one or two of its properties.

      ## What it does

      Finds views that are made for each item of a lazy list or stack, and observe an object of many published
      properties: from the environment, a shared one, or one of the list that each row gets. A row that mentions at
      most two members of it is a warning.

      On request it also reports rows that each query the same of a store; rows that get the list's object and use little or nothing of it, however many
      properties it has; rows that ask any other object only for their own element; and sliders and color pickers that are bound to a property of such an object.

      ## Why

      Each row on screen is evaluated at every change of the object: a hundred rows at each keystroke elsewhere.
      With the value in its place, a row is evaluated only where that differs (WWDC23, *Demystify SwiftUI
      performance*).

      ## Example

      ```swift
      struct VolumeRow: View {
          @EnvironmentObject var app: AppState
          let volume: Volume

          var body: some View { Text(volume.name).opacity(app.isBusy ? 0.5 : 1) }
      }
      ```

      should be

      ```swift
      struct VolumeRow: View {
          let isBusy: Bool
          let volume: Volume

          var body: some View { Text(volume.name).opacity(isBusy ? 0.5 : 1) }
      }
      ```

      ## Fix safety

      There is no fix: the list must pass the value to the row.

      ## Not changed when

      - each row gets an object of its own, which is good design
      - the class has few published properties; see the option `min-published`. With hints, two are enough for rows
        that get the list's object, or ask any object only for their own element
      - the row binds to the object or hands it on, or reads nothing of it but uses it, which `observed-not-read`
        reports
      - a row queries what belongs to its own element: its initializer makes the query
      - the items are constant, or the rows are created all at once
      """##
    case "sendable-capture":
      ##"""
      Captures the values of a view that effects use, so that they don't read the view off the main actor.

      ## What it does

      Finds closures of `visualEffect` and of `onGeometryChange(for:of:action:)` that read a wrapped or computed
      property of the view, and adds it to the closure's capture list.

      ## Why

      These closures are `@Sendable`: SwiftUI may call them off the main thread (WWDC25, *Explore concurrency in
      SwiftUI*). Reading the view is then a data race, which Swift 6 rejects.

      ## Example

      ```swift
      .visualEffect { content, _ in content.blur(radius: isBusy ? 5 : 0) }
      ```

      becomes

      ```swift
      .visualEffect { [isBusy] content, _ in content.blur(radius: isBusy ? 5 : 0) }
      ```

      ## Fix safety

      Never safe: the effect now uses the value from the body, and the body depends on that value.

      ## Not changed when

      - the property is stored without a wrapper, or captured already
      - its type isn't known to be `Sendable`
      - the closure calls a method, assigns, or needs a binding
      """##
    case "state-not-private":
      ##"""
      Makes the state of views private.

      ## What it does

      Finds `@State` and `@StateObject` properties without an access modifier that nothing outside of the type
      uses. With the option `fix` they become private; without it they are hints. Where something outside uses
      the property, the hint names the place.

      ## Why

      State belongs to the view that declares it. A value that is handed to an initialiser for it is only used
      the first time; later ones are dropped. Apple: "Declare state as private to prevent setting it in a
      memberwise initializer, which can conflict with the storage management that SwiftUI provides."

      ## Example

      ```swift
      struct Folder: View {
          @State var isOpen = false
      }
      ```

      becomes

      ```swift
      struct Folder: View {
          @State private var isOpen = false
      }
      ```

      ## Fix safety

      Safe: no code outside of the type and its extensions in the same file uses the property, and no call of an
      initialiser has an argument for it. The only gain is clarity, so the fix is applied on request only.

      ## Not changed when

      - the property has an access modifier
      - it is set from outside, and the view changes it as well
      - all its arguments are objects that the call creates, or it is a `@StateObject` with an argument
      - it has no default, and no initialiser of the type is written out: that of the members would become
        private
      - another file, a protocol or a key path uses it
      """##
    case "state-write-in-body":
      ##"""
      Reports state that a view changes while it is evaluated.

      ## What it does

      Reports assignments and other changes of `@State`, `@Binding`, `@Published` and `@Observable` properties
      in the code that SwiftUI runs to evaluate a view: immediately, or deferred with `DispatchQueue.main.async`
      or `Task`.

      ## Why

      A change of state during an update is undefined; SwiftUI warns about it at run time. A deferred change
      causes the next update.

      ## Example

      ```swift
      .overlay { GeometryReader { proxy -> Color in height = proxy.size.height; return .clear } }
      ```

      is reported. Observe the size:

      ```swift
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      ```

      ## Fix safety

      There is no fix: the change belongs to the action that causes it.

      ## Not changed when

      - the change is in an action, such as `onAppear` or `onChange`
      - a deferred change is guarded by a comparison, or by an `isEmpty`; one that another test of the same property
        guards is a hint
      - a cache, an ignored property, a plain object or an object that the same code creates is changed
      - a deferred change stores a result, and runs only while there is none
      """##
    case "stateobject-autoclosure":
      ##"""
      Finds objects that callers create again for a `@StateObject`, which keeps the first one.

      ## What it does

      Finds initialisers of views that put a parameter into `StateObject(wrappedValue:)` where the callers
      create the object in their bodies. The parameter becomes an autoclosure, so that the object is created
      when it is needed.

      It also reports `@ObservedObject` properties where each of several places that make the view creates the
      object: with `@StateObject` the first one is kept.

      ## Why

      `StateObject` takes an autoclosure and evaluates it once. A parameter is evaluated before, at each
      evaluation of the caller: all objects but the first are created, with their subscriptions, and discarded
      (documentation of `StateObject`).

      ## Example

      ```swift
      init(model: Model) {
          _model = StateObject(wrappedValue: model)
      }
      ```

      becomes

      ```swift
      init(model: @autoclosure @escaping () -> Model) {
          _model = StateObject(wrappedValue: model())
      }
      ```

      ## Fix safety

      Never safe: the object is created when the view first appears, not when its value is created.

      ## Not changed when

      - no caller creates the object in body code: it is stored elsewhere
      - the initialiser uses the parameter elsewhere, or is used by other than plain calls
      - a caller may pass another object later
      """##
    case "stored-content-closure":
      ##"""
      Makes containers store the view that they show, and not the closure that makes it.

      ## What it does

      Finds views that keep `content: () -> Content` and call it once in their body. They store `content:
      Content` instead, and the closure is called as the container is made.

      ## Why

      Closures never compare equal. A container that stores one is evaluated each time the view around it is,
      though nothing in it has changed (Apple's guidance on SwiftUI: containers take `@ViewBuilder let content:
      Content`).

      ## Example

      ```swift
      struct Card<Content: View>: View {
          @ViewBuilder let content: () -> Content

          var body: some View { content().padding() }
      }
      ```

      becomes

      ```swift
      struct Card<Content: View>: View {
          @ViewBuilder let content: Content

          var body: some View { content.padding() }
      }
      ```

      ## Fix safety

      Never safe: the content is built with the view around the container, also where the container isn't
      evaluated.

      ## Not changed when

      - the closure has parameters, or is used more than once, under a condition, in rows, or in what is shown
        later
      - something else reads the property, or a caller gives anything but a closure
      - there are several initializers, or the property is public
      """##
    case "sync-io-in-body":
      ##"""
      Reports files that are read, and threads that wait, while views are evaluated.

      ## What it does

      Reports calls in the code that SwiftUI runs to evaluate a view which read or change files
      (`String(contentsOf:)`, `FileManager.default.contentsOfDirectory(…)`), wait (`semaphore.wait()`,
      `DispatchQueue.main.sync`), query a store (`modelContext.fetch(…)`, `database.read { … }`), or decode. If the
      view calls a function of another type in the same file that does this, the call is reported. Waiting is
      reported in every synchronous member of a view, and where `onAppear`, `task`, a button or a tap leads to a
      function that waits.

      ## Why

      The body of a view runs on the main thread, before the next frame. The file is read again at each update,
      and the frame waits for the disk.

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

      There is no fix: where to store the result is a design decision.

      ## Not changed when

      - the call is in an action, a task, or a closure for another queue
      - only a path or a file's existence is read, or the attributes of one file outside of rows and loops
      - a file or folder is created only if there is none
      - what is read becomes an image: `image-decode-in-body` reports it
      - the result is stored, and the file is read only if it isn't; another thread waits for the main thread
      - the function was already reported for an earlier read
      - data is decoded in a view that only other data evaluates
      - the file belongs to a widget, a test or a preview
      - a query is in an initializer, or runs once as a sheet or a view without properties appears
      - only Intel processors run it, or a screen for developers, such as a `DebugView`

      What runs once, as a sheet or a view without properties appears, or in `onAppear` and `task`, is a hint.
      """##
    case "task-in-onappear":
      ##"""
      Turns `onAppear { Task { … } }` into `task { … }`.

      ## What it does

      Finds `onAppear` closures that do nothing but start a task for the view itself, and moves the work to
      `task`. A `Task.detached` that `onAppear` starts without storing it is a warning.

      ## Why

      Nothing ends a task that `onAppear` starts: it continues, and changes state, after the view is gone, and a
      second one starts when the view returns. SwiftUI cancels the work of `task` when the view disappears
      (WWDC21, *Discover concurrency in SwiftUI*).

      ## Example

      ```swift
      List(items) { ItemRow(item: $0) }
          .onAppear {
              Task {
                  items = await load()
              }
          }
      ```

      becomes

      ```swift
      List(items) { ItemRow(item: $0) }
          .task {
              items = await load()
          }
      ```

      ## Fix safety

      Never safe: work that was finished in the background is now cancelled with the view, and a cancelled
      request may be reported as an error.

      ## Not changed when

      - `onAppear` does anything else, or keeps the task
      - the work belongs to an object that outlives the view: it awaits no method of the view or of its `@State`
        or `@StateObject`
      - the view is a row, is in a branch of `if` or `switch`, in a menu or toolbar, or only shows a status,
        like `ProgressView`
      - the work saves, sends, reports or marks something, or sets a flag before it waits
      - an error leaves the task, or the same view has another `task` or an `onDisappear`
      """##
    case "ternary-modifiers":
      ##"""
      Turns branches that show the same view with different modifiers into one view.

      ## What it does

      Where the branches of an `if … else` in a view builder begin with the same view and differ only in the
      arguments of their modifiers, the branches become one expression, and the arguments that differ become
      ternaries. A modifier that is in one branch only gets the condition as its argument if it has a neutral
      value: `.bold(isOn)`, `.disabled(isBusy)`, `.opacity(isDim ? 0.3 : 1)`, `.padding(isWide ? .all : [])`.

      Where the condition is `if let height` and the modifier takes an optional, it gets the optional:
      `.frame(height: height)`.

      A helper of the project that applies modifiers under a condition, as in `.if(isDim) { $0.opacity(0.3) }`,
      makes two views as well. It becomes the modifiers, each switched by the condition.

      Images whose names differ are one view as well: `Image(systemName: isOn ? "star.fill" : "star")`. The
      arguments of other views are merged with the option `merge-base`.

      Styles of different types are each put into `AnyShapeStyle`, so that both keep their meaning: in
      `c ? .yellow : .primary` the second one would become a `Color`.

      ## Why

      To SwiftUI the branches of an `if` are two views. When the condition changes, one is removed and the other
      inserted: their content is created again, and the change is a cross-fade. One view whose arguments change
      keeps its identity: it is only updated, and SwiftUI can animate from one value to the other.

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
      and nothing in the branches runs when they appear or disappear. The view shows the same for every value of
      the condition; an animated change interpolates instead of cross-fading (N401).

      Not safe for other views, whose state now survives a change of the condition, as does a gesture that has
      begun. Also not safe with `onAppear`, `task`, `id`, a transition or an animation in the branches or on
      what contains them; where a neutral value such as `bold(false)` or `zIndex(0)` would override a modifier
      further out or in; and where the shadow of one branch becomes a clear one.

      ## Not changed when

      The condition binds a value that is used otherwise, matches a pattern, or calls a function and would be
      evaluated more than once (see the option `bind-condition`). `#available` is not changed, unless the
      deployment target makes it always true (TM207). Also not changed where a modifier of one branch has no
      neutral value, such as `font` and `cornerRadius`; where the arguments have different types, such as
      `Circle()` and `Rectangle()`, or are closures that differ; where the order of the modifiers differs; or
      where a `Text` or a title would no longer be localized; nor where the file names the type of branches,
      `_ConditionalContent`. A `switch` is not changed, nor is an `else if`. What would be harder to read than
      the branches stays, too: a condition written three times that isn't a name, a choice inside a choice (see
      the option `allow-nested`), a style erased on several lines. With that option an `else if` is merged where
      a single argument differs.
      """##
    case "timeline-rate":
      ##"""
      Reports timelines that evaluate their content at the rate of the display.

      ## What it does

      Finds `TimelineView(.animation)` without an interval, and without a condition that pauses it.

      ## Why

      The content is evaluated, laid out and drawn for each frame, up to 120 times a second, as long as the view is on
      screen. A pulse, a gradient or a progress needs 20 to 30; in a row, each row has its own timeline.

      ## Example

      ```swift
      TimelineView(.animation) { context in
          StatusDot(opacity: pulse(at: context.date))
      }
      ```

      should be

      ```swift
      TimelineView(.animation(minimumInterval: 1 / 30)) { context in
          StatusDot(opacity: pulse(at: context.date))
      }
      ```

      ## Fix safety

      There is no fix: which rate still looks smooth is a matter of design.

      ## Not changed when

      - the schedule has an interval or a condition for `paused`
      - the timeline draws, with a 'Canvas', a mesh or a shader, and isn't in a row
      - the timeline is in a preview, or in code that nothing shows
      """##
    case "timer-clock":
      ##"""
      Replaces timers that only store the time with `TimelineView`.

      ## What it does

      Finds a view with a timer, state for the current time, and an `onReceive` that does nothing but set it.
      Where only `body` shows the time, a `TimelineView` replaces all three.

      ## Why

      Each tick evaluates the whole body, and the timer continues while the view is off screen. A `TimelineView`
      updates only the view that shows the time, and the system may lower its rate (documentation of
      `TimelineView`).

      ## Example

      ```swift
      struct ClockView: View {
          @State private var now = Date()
          private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
              Text(now.formatted())
                  .onReceive(timer) { now = $0 }
          }
      }
      ```

      becomes

      ```swift
      struct ClockView: View {
          var body: some View {
              TimelineView(.periodic(from: .now, by: 1)) { timeline in
                  Text(timeline.date.formatted())
              }
          }
      }
      ```

      ## Fix safety

      Never safe: updates may be less frequent and stop off screen, and the view inside gets a new identity.

      ## Not changed when

      - the handler does anything but store the time: it polls, counts, or advances a carousel
      - the interval isn't a number of at least a tenth of a second
      - timer or time are used anywhere else
      - the time also decides what is disabled, if it is read in other members than 'body'
      - other members than 'body' read it, and the view is a small one for the time, without other state or rows
      """##
    case "timer-tolerance":
      ##"""
      Gives repeating timers a tolerance.

      ## What it does

      Finds timers that repeat each second or less often and have no tolerance, and gives them a tenth of their
      interval.

      ## Why

      A timer without a tolerance wakes the device by itself. With one, the system fires several timers
      together, and the processor sleeps longer (documentation of `Timer.tolerance`).

      ## Example

      ```swift
      private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
      ```

      becomes

      ```swift
      private let timer = Timer.publish(every: 5, tolerance: 0.5, on: .main, in: .common).autoconnect()
      ```

      ## Fix safety

      Never safe: the timer may fire later, by up to a tenth of its interval. It is reported with `--hints`.

      ## Not changed when

      - the interval is shorter than the option `min-interval`, or isn't written as a number
      - the timer doesn't repeat, or has a tolerance
      - the code around is that of a clock, a metronome or a player
      """##
    case "unobserved-object-in-state":
      ##"""
      Turns `@State` that holds an `ObservableObject` into `@StateObject`.

      ## What it does

      Finds `@State` properties that create an `ObservableObject` and whose view shows a published property of
      it. They become `@StateObject`; where the object is replaced, this is a warning.

      ## Why

      `@State` doesn't observe an object: the view isn't evaluated when the object changes. The initial value is
      also created again each time the parent is evaluated, and discarded (documentation of `State` and
      `StateObject`).

      ## Example

      ```swift
      @State private var model = Model()
      ```

      becomes

      ```swift
      @StateObject private var model = Model()
      ```

      ## Fix safety

      Never safe: the view now updates when the object changes.

      ## Not changed when

      - the class is not an `ObservableObject`, or is `@Observable`
      - the property has no default, as where it holds a selection
      - the view shows nothing of the object
      """##
    case "unstable-id":
      ##"""
      Finds views whose identity changes with each evaluation.

      ## What it does

      Finds `.id(UUID())`, `.id(Date())` and the like on views, and `.id(token)` where `token` is a new value
      each time. The fix removes the modifier.

      ## Why

      A view with a new identity is a new view: SwiftUI discards its state, cancels its tasks and creates it
      again. With a new value, this happens at every evaluation.

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

      Never safe: the view then keeps its state and position between updates, and a reset or redraw that the
      code relied on no longer happens. To reset a view on purpose, give it the ID of what it shows, or a token
      in `@State`.

      ## Not changed when

      - the token is kept in `@State`
      - the view is a `ProgressView`, which may otherwise not appear again in a row: this is a hint if it has
        `onAppear` or `task`
      - a comment gives a reason, or `#if` is in the chain
      """##
    case "unused-environment":
      ##"""
      Removes environment properties that nothing uses.

      ## What it does

      Finds private `@Environment` and `@EnvironmentObject` properties of views, modifiers, styles and scenes
      that no code uses, and removes them.

      ## Why

      A view with such a property depends on the environment: whenever any of its values changes, SwiftUI checks
      this one, and evaluates the view if it has changed. With an `@EnvironmentObject` the view is evaluated
      each time the object changes (WWDC25, *Optimize SwiftUI performance with Instruments*).

      ## Example

      ```swift
      struct TrailRow: View {
          @Environment(\.dismiss) private var dismiss
          let trail: Trail

          var body: some View { Text(trail.name) }
      }
      ```

      becomes

      ```swift
      struct TrailRow: View {
          let trail: Trail

          var body: some View { Text(trail.name) }
      }
      ```

      ## Fix safety

      Safe for actions such as `dismiss` and `openURL`, for objects of `@Observable` classes, where a view
      depends only on the properties that it reads, and for any key if SwiftUI tracks everything that the view
      shows. In other views the property may be there to have them evaluated, as `sizeCategory` is where fonts
      are scaled by UIKit (UE201). Nor is it safe where no other code reads the key, and the initializer of its
      default value may do something (UE203), nor where code that is commented out uses the property, as it may
      be needed again (UE204).

      ## Not changed when

      - the property isn't private, or is in `#if`
      - the file may use its name, also in code of other builds
      - a comment says that it is there to refresh or update the view, or keeps a linter from reporting it
      - a macro is attached to the type, or code reflects the type
      """##
    case "unused-suppressions":
      ##"""
      Reports ignore comments that have no effect.

      ## What it does

      Finds each `swiftfix:ignore`, `ignore-file`, `disable` and `enable` that has no effect, or has a name
      without an effect. The fix removes the comment, or the names without an effect. A comment that begins with
      `swiftfix:` and an unknown word, such as a misspelled one, has no effect and is reported.

      ## Why

      The code that such a comment was written for is gone or fixed. The comment misleads a reader, and will
      silence findings in the code that replaces it.

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

      The passes that a comment is for have not all run, so it is unknown whether they would find anything; a
      comment without names is for all passes. A name that is neither a pass nor an ID may be misspelled: it is
      reported, and you correct it. So is an unknown word after `swiftfix:`. Comments are removed when no other
      fix is left, because another fix may change the code that a comment is for.
      `swiftfix:ignore unused-suppressions` keeps a comment for later.
      """##
    default: nil
    }
  }
}
