// Documents name a set of fields as they would a fragment: `...EditedFields`. The fields of a record are those of its description,
// so that a new field is read without a change to the documents. Unlike a fragment, a set belongs to no area and hides nothing.
import type { FieldSpec, FieldSpecs, NameOf, RecordSpec } from "@boresight/domain/base/record";
import { qboMapping } from "@boresight/domain/accounting/qbo-mapping-fields";
import { billingSettings } from "@boresight/domain/billing/billing-settings-fields";
import { changeableCustomerFields, customer } from "@boresight/domain/customers/customer-fields";
import { equipment } from "@boresight/domain/equipment/equipment-fields";
import { listedFields, orderField, orderFieldNames } from "@boresight/domain/orders/order-fields";
import { bay } from "@boresight/domain/schedule/bay-fields";
import { credential } from "@boresight/domain/schedule/credentials/credential-fields";
import { status } from "@boresight/domain/statuses/status-fields";
import { task } from "@boresight/domain/tasks/task-fields";
import { vehicle } from "@boresight/domain/vehicles/vehicle-fields";
import { Kind, parse, type DirectiveNode, type FieldNode, type SelectionNode } from "graphql";

/** `@include(if: $staff)`: a question of someone who must not read the field must not name it. */
const onlyFor = (variable: string): DirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: "include" },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: "if" },
      value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: variable } },
    },
  ],
});

const readers: Record<NonNullable<FieldSpec["readBy"]>, DirectiveNode[]> = {
  admins: [onlyFor("admin")],
  staff: [onlyFor("staff")],
};

const fieldSets: Readonly<Record<string, readonly FieldNode[]>> = {
  EditedFields: orderFieldNames.map((name) => fieldNode(name, orderField(name))),
  ListedFields: listedFields.map((name) => fieldNode(name, orderField(name))),
  EditedVehicleFields: nodesOf(vehicle),
  // A customer's billing address is chosen in its address book.
  EditedCustomerFields: nodesOf(customer).filter(({ name }) => name.value !== "addressId"),
  OwnCustomerFields: nodesOf(customer, changeableCustomerFields("customer")),
  EditedCredentialFields: nodesOf(credential),
  EditedEquipmentFields: nodesOf(equipment),
  EditedMappingFields: nodesOf(qboMapping),
  EditedStatusFields: nodesOf(status),
  EditedTaskFields: nodesOf(task),
  EditedBillingSettingsFields: nodesOf(billingSettings),
  EditedBayFields: nodesOf(bay),
  AgeingFields: nodesIn("notDueCents to30Cents to60Cents to90Cents over90Cents"),
  OrderName: nodesIn("id internalOrderNumber repairOrderNumber vehicle { id vehicleDescription vinNumber }"),
  CustomerName: nodesIn("id companyName firstName lastName"),
  ReachFields: nodesIn(`
    emailProblem { reason detail since }
    textConsent { isGiven method recordedAt recordedBy }
  `),
  DraftFields: nodesIn(`
    id version notes taxExemptReason
    taxes(orderBy: SORT_ORDER_ASC, first: 20) { nodes { id name rate } }
    lineItems(orderBy: SORT_ORDER_ASC, first: 100) { nodes { id ...EditedLine } }
    # A page of the server has at most 100.
    furtherLines: lineItems(orderBy: SORT_ORDER_ASC, first: 100, offset: 100) { nodes { id ...EditedLine } }
  `),
  ConversationFields: nodesIn(`
    id channel address contactName subject status isUnread lastSaidAt lastWords lastFromOutside snoozedUntil
    assignedTo { id displayName }
    customer { ...CustomerName }
  `),
  TaskFileFields: nodesIn(`
    id taskId title description documentKind required allowedFileTypes allowMultiple minCount maxSizeMb customerVisible
    appliesWhen
    use { openOrders totalOrders }
  `),
};

/** Returns the selections with each set replaced by its fields, without those that are written beside it. */
export function withFieldSets(selections: readonly SelectionNode[]): SelectionNode[] {
  const written = new Set(selections.flatMap((each) => (each.kind === Kind.FIELD ? [keyOf(each)] : [])));
  return selections.flatMap((each) => {
    const fields = each.kind === Kind.FRAGMENT_SPREAD ? fieldSets[each.name.value] : undefined;
    return fields ? fields.filter((field) => !written.has(keyOf(field))) : [each];
  });
}

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

function nodesIn(selections: string): FieldNode[] {
  const [definition] = parse(`{ ${selections} }`, { noLocation: true }).definitions;
  const all = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  return all.filter((each) => each.kind === Kind.FIELD);
}

function nodesOf<Fields extends FieldSpecs>(
  { names, field }: RecordSpec<Fields>,
  chosen: readonly NameOf<Fields>[] = names,
): FieldNode[] {
  return chosen.flatMap((name) => [
    fieldNode(name, field(name)),
    // What is read out of a telephone.
    ...(field(name).kind === "phone" ? [fieldNode(`${name}Extension`, field(name))] : []),
  ]);
}

function fieldNode(name: string, { readBy }: FieldSpec): FieldNode {
  return { kind: Kind.FIELD, name: { kind: Kind.NAME, value: name }, directives: readBy ? readers[readBy] : [] };
}
