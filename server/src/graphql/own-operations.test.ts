import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isStaff, type Role } from "@boresight/domain/accounts/roles";
import { buildSchema, Kind, parse, print, visit, type DocumentNode, type GraphQLSchema } from "postgraphile/graphql";
import { beforeAll, expect, test } from "vitest";
import { defaultQueryLimits } from "#platform/settings/query-limits.ts";
import { pageSize } from "./limits/limits.ts";
import { limitsFor, tooCostly } from "./limits/limit-cost.ts";
import { documentReaderOf } from "./read-document.ts";

const root = join(import.meta.dirname, "../../..");
const signedIn = ["admin", "technician", "customer", "user"] as const;
let schema: GraphQLSchema;
let ours: Map<string, string>;

beforeAll(async () => {
  schema = buildSchema(await readFile(join(root, "server/schema.graphql"), "utf8"));
  ours = await ownOperations();
});

/** What the web app sends, as the generated code has it: name and text. */
async function ownOperations(): Promise<Map<string, string>> {
  const generated = await readFile(join(root, "web/src/graphql/graphql.ts"), "utf8");
  const documents = generated.matchAll(/^export const (\w+)Document = (\{.*\}) as unknown as/gm);
  return new Map([...documents].map(([, name = "", json = ""]) => [name, print(asSent(JSON.parse(json)))]));
}

/** Apollo asks for the type of everything below the top. */
const asSent = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet(set, _key, parent) {
      if (parent && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const;
      return { ...set, selections: [...set.selections, typename] };
    },
  });

function refusal(text: string, role: Role, variables: Record<string, unknown> = {}) {
  const { document, errors } = documentReaderOf(schema)(text, role === "admin");
  if (!document) return errors;
  const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No operation in ${text}`);
  return tooCostly({ schema, document, operation, variables }, limitsFor(role, defaultQueryLimits.cost));
}

// The limits stop attacks, not our own screens.
test("every operation of the web app is within the limits of everybody who signs in", () => {
  expect(ours.size).toBeGreaterThan(100);
  for (const role of signedIn) {
    // Only staff decide what is asked of orders.
    const names = [...ours.keys()].filter((name) => isStaff(role) || name !== "TasksPage");
    const refused = names.filter((name) =>
      refusal(ours.get(name) ?? "", role, { staff: isStaff(role), amounts: true, archived: true, first: 100 }),
    );

    expect(refused).toEqual([]);
  }
});

test("no list of the web app asks for more rows than a page has", () => {
  const asked: (readonly [operation: string, rows: number])[] = [];
  for (const [name, text] of ours)
    visit(parse(text), {
      Field({ arguments: given = [], selectionSet }) {
        const isList = selectionSet?.selections.some((one) => one.kind === Kind.FIELD && one.name.value === "nodes");
        const first = given.find((argument) => argument.name.value === "first")?.value;
        if (isList && first?.kind === Kind.INT) asked.push([name, Number(first.value)]);
      },
    });

  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(([, rows]) => rows > pageSize.most)).toEqual([]);
});

test("a wallboard without a login is within the limits of the public", () => {
  for (const name of ["VehicleStatusPage", "OrderChanges"]) {
    expect(refusal(ours.get(name) ?? "", "public")).toBeNull();
  }
});

const published = [
  `query GetBaseData { serviceOrderStatuses { nodes { id statusName } } facilities { nodes { id facilityName } }
    tasks(orderBy: TASK_ORDER_ASC) { nodes { id description taskName taskOrder serviceOrderStatusId
      files { nodes { id title description required allowedFileTypes allowMultiple } } } }
    users(orderBy: DISPLAY_NAME_ASC) { nodes { id displayName email } } }`,
  `subscription MyCustomer { myCustomer { id companyName firstName lastName email phone notes isPartnerReward addressId requiresPo hasAcceptedTerms
    contacts { nodes { id name title email phone isPreferred } } addresses { nodes { id address { ...AddressFields } } } address { ...AddressFields } } }
    fragment AddressFields on Address { id street city state postalCode country distanceToSensi pickupSpotDescription }`,
  "subscription UnhandledCount { unhandledNotifications { totalCount } }",
  "subscription UnhandledList { unhandledNotifications { nodes { id message createdAt status serviceOrderId } } }",
  `query Documents($first: Int) { serviceOrders(first: $first) { nodes { id
    invoices(orderBy: CREATED_AT_DESC, first: 1) { nodes { id notes status lineItems { nodes { ...LineItemFields } } } }
    estimates(orderBy: CREATED_AT_DESC, first: 2) { nodes { id notes status lineItems { nodes { ...LineItemFields } } } } } } }
    fragment LineItemFields on LineItem { id description totalPrice quantity unitPrice lineItemType { id name description purchaseCost } }`,
];

test("the operations that the contract publishes are within the limits of everybody who signs in", () => {
  for (const text of published) {
    expect(parse(text).definitions.length).toBeGreaterThan(0);
    for (const role of signedIn) expect(refusal(text, role, { first: 50 })).toBeNull();
  }
});
