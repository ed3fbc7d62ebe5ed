// Documents name a set of an order's or a vehicle's fields as they would a fragment: `...EditedFields`. Its fields are
// those of `order-fields.ts` or `vehicle-fields.ts`, so that a new field is read without a change to the documents.
import { listedFields, orderField, orderFieldNames, type OrderField } from "@boresight/domain/orders/order-fields";
import { vehicleFields } from "@boresight/domain/vehicles/vehicle-fields";
import { Kind, type DirectiveNode, type FieldNode, type SelectionNode } from "graphql";

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

const fieldSets: Readonly<Record<string, readonly FieldNode[]>> = {
  EditedFields: orderFieldNames.map(ofOrder),
  ListedFields: listedFields.map(ofOrder),
  EditedVehicleFields: Object.keys(vehicleFields).map((name) => fieldNode(name)),
};

/** Returns the selections with each set replaced by its fields, without those that are written beside it. */
export function withFieldSets(selections: readonly SelectionNode[]): SelectionNode[] {
  const written = new Set(selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : [])));
  return selections.flatMap((each) => {
    const fields = each.kind === Kind.FRAGMENT_SPREAD ? fieldSets[each.name.value] : undefined;
    return fields ? fields.filter(({ name }) => !written.has(name.value)) : [each];
  });
}

function ofOrder(name: OrderField): FieldNode {
  return fieldNode(name, orderField(name).isInternal ? [onlyStaff] : []);
}

function fieldNode(name: string, directives: DirectiveNode[] = []): FieldNode {
  return { kind: Kind.FIELD, name: { kind: Kind.NAME, value: name }, directives };
}
