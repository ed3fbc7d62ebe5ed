/** Section 3 of the specification: what a customer's own record carries, live, of the customer, its contacts and addresses. */
import { Kind, visit, type DocumentNode } from "graphql";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { definitionOf, documentCalls } from "./written-documents.ts";

const contact = ["id", "name", "title", "email", "phone", "isPreferred"];
const address = ["id", "street", "city", "state", "postalCode", "country", "distanceToSensi", "pickupSpotDescription"];
const names = ["id", "companyName", "firstName", "lastName", "email", "phone", "notes"];
const customer = [...names, "isPartnerReward", "addressId", "requiresPo", "hasAcceptedTerms"];

const file = join(import.meta.dirname, "../src/features/accounts/account/own-customer.tsx");

/** The document with its fragments in their places. */
function ownCustomerDocument(): DocumentNode {
  const source = readFileSync(file, "utf8");
  const definitions = [...source.matchAll(documentCalls)].map(([, text = ""]) => definitionOf(text, file));
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  return visit<DocumentNode>(
    { kind: Kind.DOCUMENT, definitions },
    {
      FragmentDefinition: () => null,
      SelectionSet: (set) => ({
        ...set,
        selections: set.selections.flatMap((each) =>
          each.kind === Kind.FRAGMENT_SPREAD
            ? [...(fragments.get(each.name.value)?.selectionSet.selections ?? [])]
            : [each],
        ),
      }),
    },
  );
}

/** The paths of all fields that it asks for. */
function askedFields(): Set<string> {
  const found = new Set<string>();
  const path: string[] = [];
  visit(ownCustomerDocument(), {
    Field: {
      enter({ name }) {
        path.push(name.value);
        found.add(path.join("."));
      },
      leave() {
        path.pop();
      },
    },
  });
  return found;
}

test("a customer's own record carries all of its fields, with its contacts and addresses", () => {
  const asked = askedFields();

  const due = [
    ...customer.map((name) => `myCustomer.${name}`),
    ...contact.map((name) => `myCustomer.contacts.nodes.${name}`),
    ...address.map((name) => `myCustomer.address.${name}`),
    ...address.map((name) => `myCustomer.addresses.nodes.address.${name}`),
  ];
  expect(due.filter((path) => !asked.has(path))).toEqual([]);
});
