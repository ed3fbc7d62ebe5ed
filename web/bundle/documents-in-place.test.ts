import { join } from "node:path";
import { parse, print, type DocumentNode } from "graphql";
import { expect, test } from "vitest";
import { graphql } from "#graphql/gql.ts";
import { documentModule, documentsByKey, placeDocuments, publishedTexts } from "./documents-in-place.ts";
import { definitionOf, keyOf, writtenDocuments, type WrittenDocument } from "./written-documents.ts";

const source = join(import.meta.dirname, "../src");
const known = documentsByKey(writtenDocuments(source, { tests: false }));

/** What the module is once the bundler has linked it to those of its fragments. */
function linked(key: string, documents: ReadonlyMap<string, WrittenDocument> = known): DocumentNode {
  const code = documentModule(key, documents);
  const imports = [...code.matchAll(/import (f\d+) from "virtual:document\/([^"]+)";/g)];
  const [, body = ""] = code.split("export default ");
  // oxlint-disable-next-line typescript/no-implied-eval -- the test runs the code that the build would
  const module = new Function(...imports.map(([, local = ""]) => local), `return ${body}`);
  return module(...imports.map(([, , fragment = ""]) => linked(fragment, documents)));
}

const definitionsOf = (document: DocumentNode) =>
  document.definitions.map((definition) => print(definition)).toSorted();
const written = (text: string, file = "a.ts"): WrittenDocument => {
  const definition = definitionOf(text, file);
  return { key: keyOf(definition), file, text, definition };
};

test("the built app sends what development and tests send, document by document", () => {
  const built = [...known.values()].map(({ key }) => [key, definitionsOf(linked(key))]);
  const generated = [...known.values()].map(({ key, text }) => [key, definitionsOf(graphql(text) as DocumentNode)]);

  expect(known.size).toBeGreaterThan(200);
  expect(built).toEqual(generated);
});

test("what is published for the server are the app's operations with their fragments", () => {
  const published = publishedTexts(known).map((text) => definitionsOf(parse(text)));
  const operations = [...known.keys()].filter((key) => key.startsWith("operation/"));

  expect(published.length).toBeGreaterThan(140);
  expect(published).toEqual(operations.map((key) => definitionsOf(linked(key))));
});

test("an operation and a fragment of the same name stay apart", () => {
  const documents = documentsByKey([
    written("query Order { order { ...Order } }"),
    written("fragment Order on Order { id ...Status }"),
    written("fragment Status on Order { status }"),
  ]);

  const names = linked("operation/Order", documents).definitions.map(({ kind }) => kind);

  expect(names).toEqual(["OperationDefinition", "FragmentDefinition", "FragmentDefinition"]);
});

test("a document that is written twice, or spreads a fragment nobody wrote, fails the build", () => {
  const twice = [written("query Orders { orders }", "a.ts"), written("query Orders { orders { id } }", "b.ts")];
  const lost = documentsByKey([written("query Orders { orders { ...Row } }")]);

  expect(() => documentsByKey(twice)).toThrow("operation/Orders is written twice: a.ts and b.ts");
  expect(() => documentModule("operation/Orders", lost)).toThrow("no document of the web app is called fragment/Row");
});

test("a source of the built app imports its documents and no longer the map of all", () => {
  const code =
    'import { graphql } from "#graphql/gql.ts";\n\nconst Orders = graphql(`\n  query Orders { orders }\n`);\n';

  expect(placeDocuments(code, "a.ts")).toBe(
    'import operation_Orders_document from "virtual:document/operation/Orders";\nconst Orders = operation_Orders_document;\n',
  );
  expect(() => placeDocuments(code.replaceAll("`", '"'), "a.ts")).toThrow("a.ts");
});
