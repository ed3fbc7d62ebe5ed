import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Kind, parse, visit, type FragmentDefinitionNode, type OperationDefinitionNode } from "graphql";
import { withFieldSets } from "./field-sets.ts";
import { withEachView } from "./each-view.ts";

/** A GraphQL document as written in a source of the web app. */
export interface WrittenDocument {
  /** Kind and name: an operation and a fragment may have the same name. */
  key: string;
  file: string;
  text: string;
  definition: OperationDefinitionNode | FragmentDefinitionNode;
}

/** Every call of `graphql` with the document as its text. */
export const documentCalls = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;
const isTest = /\.test\.tsx?$/;

/** The documents of all sources under the folder; with `tests`, those written in tests too. */
export function writtenDocuments(folder: string, which: { tests: boolean }): WrittenDocument[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("graphql") && (which.tests || !isTest.test(file)))
    .toSorted();
  return files.flatMap((file) => documentsIn(join(folder, file)));
}

function documentsIn(file: string): WrittenDocument[] {
  return [...readFileSync(file, "utf8").matchAll(documentCalls)].map(([, text = ""]) => {
    const definition = definitionOf(text, file);
    return { key: keyOf(definition), file, text, definition };
  });
}

/** The one definition of a document, with its sets of fields replaced by the fields. */
export function definitionOf(text: string, file: string): WrittenDocument["definition"] {
  const [definition, second] = parse(text, { noLocation: true }).definitions;
  const isOurs = definition?.kind === Kind.OPERATION_DEFINITION || definition?.kind === Kind.FRAGMENT_DEFINITION;
  if (!isOurs || second) throw new Error(`a document is neither one operation nor one fragment: ${file}`);
  return visit(withEachView(definition), {
    SelectionSet: (set) => ({ ...set, selections: withFieldSets(set.selections) }),
  });
}

export function keyOf(definition: WrittenDocument["definition"]): string {
  if (!definition.name) throw new Error("an operation has no name");
  return `${definition.kind === Kind.FRAGMENT_DEFINITION ? "fragment" : "operation"}/${definition.name.value}`;
}
