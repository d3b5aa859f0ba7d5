"""The list of mutations. Each takes a program and a source of chance, and gives another program, or None where it
finds nothing to change. Whether that compiles is for the compiler to say."""

ALL = []


def mutation(weight=1):
    """Registers a function; one of weight 2 is chosen twice as often as one of weight 1."""
    def register(function):
        ALL.append((function, weight))
        return function
    return register


def picked(chance, items):
    """One of the items, or None where there is none."""
    items = list(items)
    return chance.choice(items) if items else None


# What goes well together: most mutants get one of these several times as often as the rest.
THEMES = [
    {"observed_model", "use_of_class", "use_of_property", "subclass", "protocol", "property_form", "more_members",
     "conformance", "isolation", "access", "to_extension", "generic"},
    {"erased_view", "use_of_erased", "function_reference", "wrap_view", "subclass", "protocol", "statement_form",
     "own_container", "computed_form", "to_extension", "function_form"},
    {"formatter", "formatter_in_statements", "formatter_with_own_values", "generic", "nested", "namespace",
     "isolation", "access", "rename_member", "shadow_local", "shadow_module", "to_extension"},
    {"branch_on_modifiers", "branch_on_own_values", "modifier_argument", "own_container", "wrap_view",
     "shadow_module", "postfix_conditional", "comment"},
    {"list_of_rows", "wrap_view", "own_container", "shadow_module", "comment", "closure_form", "typealias",
     "qualify"},
    set()]


def chosen(chance, count):
    """Mutations by chance, some of them of one theme."""
    theme = chance.choice(THEMES)
    weights = [weight * (6 if function.__name__ in theme else 1) for function, weight in ALL]
    return chance.choices([function for function, _ in ALL], weights, k=count)
