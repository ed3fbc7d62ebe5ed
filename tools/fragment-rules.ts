/** Fragments follow the same rules as imports. */
import { objectionTo } from "./import-rules.ts";

export interface SourceText {
  /** Relative to the project's root. */
  path: string;
  text: string;
}

/** Composed by a screen and returned by verbs of several areas, so that the whole page updates. */
const pages: ReadonlySet<string> = new Set(["OrderDetail"]);

const documents = /\b(?:graphql|gql)\(?\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`/g;

/** Returns one sentence per fragment that is spread where its file could not be imported, or that is not defined. */
export function wrongSpreads(sources: readonly SourceText[]): string[] {
  const written = sources.map(({ path, text }) => ({
    path,
    graphql: [...text.matchAll(documents)].map(([, document = ""]) => document).join("\n"),
  }));
  const homes = new Map(
    written.flatMap(({ path, graphql }) =>
      [...graphql.matchAll(/\bfragment (\w+) on \w/g)].map(([, name = ""]) => [name, path] as const),
    ),
  );
  return written.flatMap(({ path, graphql }) =>
    [...graphql.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)].flatMap(([, name = ""]) => {
      const home = homes.get(name);
      if (home === undefined) return [`${path} spreads ${name}: there is no such fragment`];
      const objection = home === path || pages.has(name) ? null : objectionTo(path, home);
      return objection ? [`${path} spreads ${name} of ${home}: ${objection}`] : [];
    }),
  );
}
