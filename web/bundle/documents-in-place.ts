// Every screen carries the GraphQL documents it sends and no others: each `graphql(...)` becomes a small module of its own.
import { join } from "node:path";
import { Kind, print, stripIgnoredCharacters, visit } from "graphql";
import type { Plugin } from "vite";
import { definitionOf, documentCalls, keyOf, writtenDocuments, type WrittenDocument } from "./written-documents.ts";

const prefix = "virtual:document/";
const mapImport = /import \{ graphql \} from "#graphql\/gql\.ts";\n?/;

/** In the built app. During development and in tests the generated map has the same documents in one module. */
export function documentsInPlace(source: string): Plugin {
  let known: ReturnType<typeof documentsByKey>;
  return {
    name: "documents-in-place",
    apply: "build",
    enforce: "pre",
    buildStart() {
      known = documentsByKey(writtenDocuments(source, { tests: false }));
    },
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: ".vite/documents.json", source: JSON.stringify(publishedTexts(known)) });
    },
    load: (id) => (id.startsWith(prefix) ? documentModule(id.slice(prefix.length), known) : null),
    transform: (code, id) => (id.startsWith(join(source, "/")) ? placeDocuments(code, id) : null),
  };
}

/** Two documents of one kind and name would be one module: the build fails. */
export function documentsByKey(documents: readonly WrittenDocument[]): Map<string, WrittenDocument> {
  const known = new Map<string, WrittenDocument>();
  for (const document of documents) {
    const other = known.get(document.key);
    if (other) throw new Error(`${document.key} is written twice: ${other.file} and ${document.file}`);
    known.set(document.key, document);
  }
  return known;
}

/** The document with all fragments that it needs, each of which is a module too. */
export function documentModule(key: string, known: ReadonlyMap<string, WrittenDocument>): string {
  const fragments = fragmentsOf(key, known);
  const imports = fragments.map((fragment, index) => `import f${index} from ${JSON.stringify(prefix + fragment)};`);
  const definitions = [
    JSON.stringify(known.get(key)?.definition),
    ...fragments.map((_, index) => `f${index}.definitions[0]`),
  ];
  return `${imports.join("")}export default {kind:"Document",definitions:[${definitions.join(",")}]};`;
}

/** Each operation with its fragments: for a server that accepts no other documents. */
export function publishedTexts(known: ReadonlyMap<string, WrittenDocument>): string[] {
  const operations = [...known.values()].filter(({ definition }) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.map(({ key, definition }) => {
    const fragments = fragmentsOf(key, known).flatMap((each) => known.get(each)?.definition ?? []);
    return stripIgnoredCharacters([definition, ...fragments].map(print).join("\n"));
  });
}

/** The keys of the fragments that the document spreads, and of those that they spread, in the order met. */
export function fragmentsOf(
  key: string,
  known: ReadonlyMap<string, WrittenDocument>,
  met: string[] = [],
): readonly string[] {
  const document = known.get(key);
  if (!document) throw new Error(`no document of the web app is called ${key}`);
  visit(document.definition, {
    FragmentSpread({ name }) {
      const fragment = `fragment/${name.value}`;
      if (met.includes(fragment)) return;
      met.push(fragment);
      fragmentsOf(fragment, known, met);
    },
  });
  return met;
}

/** Each call becomes the name of an imported module; the map of all documents is no longer imported. */
export function placeDocuments(code: string, file: string): string | null {
  if (!mapImport.test(code)) return null;
  const imports: string[] = [];
  const placed = code.replaceAll(documentCalls, (_call, text: string) => {
    const key = keyOf(definitionOf(text, file));
    const local = `${key.replace("/", "_")}_document`;
    imports.push(`import ${local} from ${JSON.stringify(prefix + key)};`);
    return local;
  });
  if (/\bgraphql\(/.test(placed)) throw new Error(`a document is not written as graphql(\`…\`): ${file}`);
  return imports.join("") + placed.replace(mapImport, "");
}
