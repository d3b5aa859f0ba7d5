/// Which file the view of a node stands in.
///
/// Declarations, statements, types and patterns go by their family. The topics below name what goes
/// elsewhere: expressions, which are too many for one file, and the parts of larger nodes.
enum ViewTopics {
  /// What the file for a kind of node is named after.
  static func topic(of layout: NodeSchema.Layout) -> String {
    if let topic = topicOfKind[layout.kind] { return topic }
    return switch layout.family {
    case .declaration: "Declarations"
    case .expression: "Expressions"
    case .statement: "Statements"
    case .type: "Types"
    case .pattern: "Patterns"
    case .other: "Other"
    }
  }

  private static let topicOfKind = Dictionary(
    uniqueKeysWithValues: topics.flatMap { topic, kinds in
      kinds.split(whereSeparator: \.isWhitespace).map { (String($0), topic) }
    })

  private static let topics: [(name: String, kinds: String)] = [
    (
      "Attributes",
      """
      abiAttributeArguments attribute attributeClauseFile availabilityArgument availabilityCondition
      availabilityLabeledArgument availabilityMacroDefinitionFile backDeployedAttributeArguments
      derivativeAttributeArguments differentiabilityArgument differentiabilityArguments
      differentiabilityWithRespectToArgument differentiableAttributeArguments
      documentationAttributeArgument dynamicReplacementAttributeArguments implementsAttributeArguments
      labeledSpecializeArgument objCSelectorPiece originallyDefinedInAttributeArguments platformVersion
      platformVersionItem specializeAvailabilityArgument specializedAttributeArgument
      specializeTargetFunctionArgument versionComponent versionTuple
      """
    ),
    (
      "Blocks",
      """
      accessorBlock accessorBlockFile codeBlock codeBlockFile codeBlockItem ifConfigClause memberBlock
      memberBlockItem memberBlockItemListFile missing poundSourceLocationArguments sourceFile
      """
    ),
    (
      "Calls",
      """
      declNameArgument declNameArguments declReferenceExpr forceUnwrapExpr functionCallExpr
      genericSpecializationExpr labeledExpr macroExpansionExpr memberAccessExpr moduleSelector
      multipleTrailingClosureElement optionalChainingExpr postfixIfConfigExpr subscriptCallExpr superExpr
      """
    ),
    (
      "Closures",
      """
      closureCapture closureCaptureClause closureCaptureSpecifier closureExpr closureParameter
      closureParameterClause closureShorthandParameter closureSignature
      """
    ),
    (
      "ControlFlow",
      """
      catchClause catchItem conditionElement doExpr ifExpr matchingPatternCondition
      optionalBindingCondition switchCase switchCaseItem switchCaseLabel switchDefaultLabel switchExpr
      whereClause yieldedExpression yieldedExpressionsClause
      """
    ),
    (
      "DeclarationParts",
      """
      declModifier declModifierDetail designatedType enumCaseElement enumCaseParameter
      enumCaseParameterClause importPathComponent inheritanceClause inheritedType initializerClause
      operatorPrecedenceAndTypes patternBinding precedenceGroupAssignment precedenceGroupAssociativity
      precedenceGroupName precedenceGroupRelation typeAnnotation typeInitializerClause
      """
    ),
    (
      "Generics",
      """
      conformanceRequirement genericArgument genericArgumentClause genericParameter
      genericParameterClause genericRequirement genericWhereClause layoutRequirement
      primaryAssociatedType primaryAssociatedTypeClause sameTypeRequirement
      """
    ),
    (
      "KeyPaths",
      """
      keyPathComponent keyPathExpr keyPathMethodComponent keyPathOptionalComponent
      keyPathPropertyComponent keyPathSubscriptComponent
      """
    ),
    (
      "Literals",
      """
      arrayElement arrayExpr booleanLiteralExpr dictionaryElement dictionaryExpr expressionSegment
      floatLiteralExpr integerLiteralExpr nilLiteralExpr regexLiteralExpr simpleStringLiteralExpr
      stringLiteralExpr stringSegment tupleExpr
      """
    ),
    (
      "Operators",
      """
      arrowExpr asExpr assignmentExpr awaitExpr binaryOperatorExpr borrowExpr consumeExpr copyExpr
      infixOperatorExpr inOutExpr isExpr postfixOperatorExpr prefixOperatorExpr sequenceExpr ternaryExpr
      tryExpr unresolvedAsExpr unresolvedIsExpr unresolvedTernaryExpr unsafeExpr
      """
    ),
    ("Patterns", "tuplePatternElement"),
    (
      "Signatures",
      """
      accessorEffectSpecifiers accessorParameters deinitializerEffectSpecifiers functionEffectSpecifiers
      functionParameter functionParameterClause functionSignature returnClause throwsClause
      typeEffectSpecifiers
      """
    ),
    (
      "TypeParts",
      """
      compositionTypeElement lifetimeSpecifierArgument lifetimeTypeSpecifier nonisolatedSpecifierArgument
      nonisolatedTypeSpecifier simpleTypeSpecifier tupleTypeElement
      """
    ),
  ]
}
