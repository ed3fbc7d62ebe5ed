// Documents name a set of an order's fields as they would a fragment: `...EditedFields`. Its fields are those of
// `order-fields.ts`, so that a new field is read without a change to the documents.
import { listedFields, orderField, orderFieldNames, type OrderField } from "@boresight/domain/orders/order-fields";
import { Kind, type DirectiveNode, type FieldNode, type SelectionNode } from "graphql";

const fieldSets: Readonly<Record<string, readonly OrderField[]>> = {
  EditedFields: orderFieldNames,
  ListedFields: listedFields,
};

/** Returns the selections with each set replaced by its fields, without those that are written beside it. */
export function withFieldSets(selections: readonly SelectionNode[]): SelectionNode[] {
  const written = new Set(selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : [])));
  return selections.flatMap((each) => {
    const names = each.kind === Kind.FRAGMENT_SPREAD ? fieldSets[each.name.value] : undefined;
    return names ? names.filter((name) => !written.has(name)).map(fieldNode) : [each];
  });
}

const fieldNode = (name: OrderField): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
  directives: orderField(name).isInternal ? [onlyStaff] : [],
});

/** `@include(if: $staff)`: a question of a customer must not name the field. */
const onlyStaff: DirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: "include" },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: "if" },
      value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "staff" } },
    },
  ],
};
