/** The operations that the built web app sends, for a server that accepts no others. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Kind, parse, print, visit, type DefinitionNode, type DocumentNode } from "postgraphile/graphql";
import { z } from "zod";
import { errorCode, StartupError } from "#platform/startup-error.ts";

export type IsPublished = (document: DocumentNode) => boolean;

const documentsSchema = z.array(z.string()).min(1);

/** Reads what the build wrote beside the web app. */
export async function readPublishedDocuments(webFolder: string): Promise<IsPublished> {
  const texts = await readDocuments(webFolder);
  if (texts) return publishedAmong(texts);
  throw new StartupError("GRAPHQL_DOCUMENTS=published needs the built web app: run `npm run build` first.");
}

async function readDocuments(webFolder: string): Promise<string[] | null> {
  try {
    const text = await readFile(join(webFolder, ".vite/documents.json"), "utf8");
    return documentsSchema.parse(JSON.parse(text));
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    return null;
  }
}

/** The names of the operations that the built web app sends; none without one. */
export async function readOperationNames(webFolder: string): Promise<ReadonlySet<string>> {
  const texts = await readDocuments(webFolder);
  const names = (texts ?? []).flatMap((text) => parse(text).definitions.map(nameOf));
  return new Set(names.filter((name) => name !== undefined));
}

const nameOf = (definition: DefinitionNode): string | undefined =>
  definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined;

/** Layout, the order of fragments and the names of types that clients ask for in addition make no difference. */
export function publishedAmong(texts: readonly string[]): IsPublished {
  const published = new Set(texts.map((text) => essenceOf(parse(text))));
  return (document) => published.has(essenceOf(document));
}

function essenceOf(document: DocumentNode): string {
  const bare = visit(document, {
    Field: ({ name, alias, directives = [] }) =>
      name.value === "__typename" && !alias && directives.length === 0 ? null : undefined,
  });
  const texts = bare.definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION).map((each) => print(each));
  const fragments = bare.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((each) => print(each));
  return [...texts, ...fragments.toSorted()].join("\n");
}
