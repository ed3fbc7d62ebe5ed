// A query counts the views of a list with one selection for all: `query Counts($filter: UserFilter) @eachView(of: [all, staff])`
// asks it once per view, under the view's name and with a filter of that name.
import {
  Kind,
  visit,
  type DefinitionNode,
  type FieldNode,
  type NameNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from "graphql";

const directive = "eachView";

/** Returns the definition with its selection repeated for each view; others as they are. */
export function withEachView<Definition extends DefinitionNode>(definition: Definition): Definition {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
  const views = viewsOf(definition);
  if (views.length === 0) return definition;
  return {
    ...definition,
    directives: definition.directives?.filter(({ name }) => name.value !== directive),
    variableDefinitions: views.flatMap(
      (view) => definition.variableDefinitions?.map((each) => named(each, view)) ?? [],
    ),
    selectionSet: {
      ...definition.selectionSet,
      selections: views.flatMap((view) =>
        definition.selectionSet.selections.map((each) => named(underName(each, view), view)),
      ),
    },
  };
}

function viewsOf({ directives = [] }: OperationDefinitionNode): readonly string[] {
  const [value] = directives
    .filter(({ name }) => name.value === directive)
    .flatMap((each) => each.arguments ?? [])
    .map((argument) => argument.value);
  return value?.kind === Kind.LIST ? value.values.flatMap((each) => (each.kind === Kind.ENUM ? [each.value] : [])) : [];
}

const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

const underName = (selection: SelectionNode, view: string): SelectionNode =>
  selection.kind === Kind.FIELD ? ({ ...selection, alias: nameNode(view) } satisfies FieldNode) : selection;

const named = <
  Node extends DefinitionNode | SelectionNode | NonNullable<OperationDefinitionNode["variableDefinitions"]>[number],
>(
  node: Node,
  view: string,
): Node => visit(node, { Variable: (variable) => ({ ...variable, name: nameNode(view) }) });
