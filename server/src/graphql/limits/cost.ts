/** The cost of an operation, computed from its text and variables before planning. */
import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from "postgraphile/graphql";

export interface Cost {
  /** The most objects it may return: the sizes of nested lists, multiplied. */
  objects: number;
  /** Fields to plan, with every fragment expanded wherever it is spread. */
  fields: number;
  /** Top-level fields, each a query of its own. */
  rootFields: number;
  /** Conditions of filters and other items of lists in arguments and variables. */
  conditions: number;
}

type Variables = Readonly<Record<string, unknown>>;

export interface CostedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Variables;
}

/** A list without `first`, such as the columns of a board. */
const plainListSize = 10;
const defaultPageSize = 100;

interface Place {
  type: GraphQLNamedType | undefined;
  /** The length of the lists directly inside, from `first` of the surrounding field. */
  listSize: number | null;
}

export function costOf({ schema, document, operation, variables }: CostedOperation): Cost {
  const given = { ...defaultsOf(operation), ...variables };
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );
  const known = new Map<string, Cost>();
  const itemsOf = itemCounter(operation, variables);
  return ofSelections(operation.selectionSet, {
    type: schema.getRootType(operation.operation) ?? undefined,
    listSize: null,
  });

  function ofSelections({ selections }: SelectionSetNode, place: Place): Cost {
    return selections
      .filter(({ directives = [] }) => !isLeftOut(directives, given))
      .map((selection) => ofSelection(selection, place))
      .reduce(plus, free);
  }

  function ofSelection(selection: SelectionNode, place: Place): Cost {
    if (selection.kind === Kind.FIELD) return ofField(selection, place);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value, place.listSize);
    const type = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : place.type;
    return ofSelections(selection.selectionSet, { ...place, type });
  }

  /** Computed once, however often it is spread. */
  function ofFragment(name: string, listSize: number | null): Cost {
    const key = `${name} ${listSize}`;
    const fragment = fragments.get(name);
    const cost =
      known.get(key) ??
      (fragment
        ? ofSelections(fragment.selectionSet, { type: schema.getType(fragment.typeCondition.name.value), listSize })
        : free);
    known.set(key, cost);
    return cost;
  }

  function ofField(field: FieldNode, { type: parent, listSize }: Place): Cost {
    const { type, args = [] } = (hasFields(parent) && parent.getFields()[field.name.value]) || {};
    const conditions = (field.arguments ?? []).reduce((sum, { value }) => sum + itemsOf(value), 0);
    if (!type || !field.selectionSet || isLeafType(getNamedType(type))) return { ...oneField, conditions };
    const times = isListType(getNullableType(type)) ? (listSize ?? plainListSize) : 1;
    const inside = ofSelections(field.selectionSet, {
      type: getNamedType(type),
      listSize: listSizeInside(field, args, given),
    });
    return {
      objects: times * (1 + inside.objects),
      fields: 1 + inside.fields,
      rootFields: 1,
      conditions: conditions + inside.conditions,
    };
  }
}

const free: Cost = { objects: 0, fields: 0, rootFields: 0, conditions: 0 };
const oneField: Cost = { objects: 0, fields: 1, rootFields: 1, conditions: 0 };

/** What an entry of an object counts: in a filter it is a condition of SQL, in a verb's input one value of a record. */
const weightIn = ({ operation }: OperationDefinitionNode): number => (operation === OperationTypeNode.MUTATION ? 0 : 1);

/** Counts the items of all lists in a value, and the weighed entries of all objects; a variable's wherever it is used. */
function itemCounter(operation: OperationDefinitionNode, variables: Variables): (value: ValueNode) => number {
  const weight = weightIn(operation);
  const itemsOf = (value: ValueNode): number => {
    if (value.kind === Kind.VARIABLE) return used.get(value.name.value) ?? 0;
    if (value.kind === Kind.LIST) return value.values.reduce((sum, item) => sum + 1 + itemsOf(item), 0);
    if (value.kind !== Kind.OBJECT) return 0;
    return value.fields.reduce((sum, field) => sum + weight + itemsOf(field.value), 0);
  };
  const used = new Map<string, number>();
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const given = variables[variable.name.value];
    used.set(variable.name.value, given === undefined && defaultValue ? itemsOf(defaultValue) : itemsIn(given, weight));
  }
  return itemsOf;
}

function itemsIn(value: unknown, weight: number): number {
  if (typeof value !== "object" || value === null) return 0;
  const each = Array.isArray(value) ? 1 : weight;
  return Object.values(value).reduce<number>((sum, item) => sum + each + itemsIn(item, weight), 0);
}

const plus = (one: Cost, other: Cost): Cost => ({
  objects: one.objects + other.objects,
  fields: one.fields + other.fields,
  rootFields: one.rootFields + other.rootFields,
  conditions: one.conditions + other.conditions,
});

const hasFields = (type: GraphQLNamedType | undefined) => isObjectType(type) || isInterfaceType(type);

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
    ]),
  );

const isLeftOut = (directives: readonly DirectiveNode[], variables: Variables): boolean =>
  directives.some(({ name, arguments: given = [] }) => {
    const value = given[0]?.value;
    const says =
      value?.kind === Kind.VARIABLE ? variables[value.name.value] : value?.kind === Kind.BOOLEAN && value.value;
    return (
      (name.value === "include" && says === false && value !== undefined) || (name.value === "skip" && says === true)
    );
  });

/** Null where the field has no `first`. */
function listSizeInside(
  { arguments: given = [] }: FieldNode,
  args: readonly GraphQLArgument[],
  variables: Variables,
): number | null {
  if (!args.some(({ name }) => name === "first")) return null;
  const value = given.find(({ name }) => name.value === "first")?.value;
  if (value?.kind === Kind.INT) return Math.max(Number(value.value), 0);
  const size = value?.kind === Kind.VARIABLE ? variables[value.name.value] : null;
  return typeof size === "number" ? Math.max(size, 0) : defaultPageSize;
}
