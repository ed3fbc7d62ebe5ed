import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { mergedTypes as generated } from "#graphql/cache-rules.ts";
import { cacheRules, mergedTypes } from "./cache-rules.ts";
import { writtenDocuments } from "./written-documents.ts";

const schema = buildSchema(`
  type Query { orders: OrderConnection order(id: ID!): Order today: Today! words: [Word!]! pages: PageConnection }
  type OrderConnection { nodes: [Order] totalCount: Int! }
  type PageConnection { totalCount: Int! }
  type InvoiceConnection { totalCount: Int! }
  type Order { id: ID! invoices: InvoiceConnection! address: Address }
  type Address { city: String }
  type Today { arrived: Int }
  type Word { text: String }
`);

test("a new list of the schema is merged as soon as a screen asks for it", () => {
  const before = [parse("query Day { today { arrived } }")];
  const after = [...before, parse("query List { orders { totalCount } }")];

  expect(mergedTypes(schema, before)).toEqual(["Today"]);
  expect(mergedTypes(schema, after)).toEqual(["OrderConnection", "Today"]);
});

test("a list inside a record is merged, also when only a fragment asks for it", () => {
  const fragment = parse("fragment Bills on Order { id invoices { totalCount } address { city } }");

  expect(mergedTypes(schema, [fragment])).toEqual(["InvoiceConnection"]);
});

test("a record with an id stands by itself, and a plain list is replaced", () => {
  const one = parse('query One { order(id: "1") { id } words { text } }');

  expect(mergedTypes(schema, [one])).toEqual([]);
});

test("the app's rules are those of its documents and the server's schema", () => {
  const folder = join(import.meta.dirname, "../src");
  const text = readFileSync(join(import.meta.dirname, "../../server/schema.graphql"), "utf8");
  const documents = writtenDocuments(folder, { tests: false }).map(({ definition }) => definition);
  const expected = mergedTypes(buildSchema(text), documents);

  expect(generated).toEqual(expected);
  expect(expected).toEqual(
    expect.arrayContaining(["AdminDashboard", "AppointmentConnection", "CustomerConnection", "ServiceOrderConnection"]),
  );
  expect(cacheRules(["A", "B"])).toBe('export const mergedTypes: readonly string[] = [\n  "A",\n  "B"\n];\n');
});
