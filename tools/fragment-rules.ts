/** Fragments follow the same rules as imports. */
import { objectionTo } from "./import-rules.ts";

export interface SourceText {
  /** Relative to the project's root. */
  path: string;
  text: string;
}

/**
 * Parts of a page. What a mutation changes shows in parts of several areas, so a mutation may return them and the page
 * updates at once; nothing else below the screens spreads them.
 */
const answers: ReadonlySet<string> = new Set(["CheckedOrder", "CalibratedOrder", "MovedOrder", "EditedOrder"]);

/** They are no fragments: the build puts their fields in their place (`web/bundle/field-sets.ts`). */
const fieldSets: ReadonlySet<string> = new Set([
  "EditedFields",
  "ListedFields",
  "EditedCustomerFields",
  "OwnCustomerFields",
  "EditedCredentialFields",
  "EditedEquipmentFields",
  "EditedBillingSettingsFields",
  "EditedMappingFields",
  "EditedStatusFields",
  "EditedTaskFields",
  "EditedVehicleFields",
  "EditedBayFields",
  "AgeingFields",
  "ConversationFields",
  "CustomerName",
  "DraftFields",
  "OrderName",
  "ReachFields",
  "TaskFileFields",
]);

const documents = /\b(?:graphql|gql)\(?\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`/g;

/** Returns one sentence per fragment that is spread where its file could not be imported, or that is not defined. */
export function wrongSpreads(sources: readonly SourceText[]): string[] {
  const written = sources.map(({ path, text }) => ({
    path,
    documents: [...text.matchAll(documents)].map(([, document = ""]) => document),
  }));
  const homes = new Map(
    written.flatMap(({ path, documents: own }) =>
      own.flatMap((document) =>
        [...document.matchAll(/\bfragment (\w+) on \w/g)].map(([, name = ""]) => [name, path] as const),
      ),
    ),
  );
  return written.flatMap(({ path, documents: own }) =>
    own.flatMap((document) =>
      [...document.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)].flatMap(([, name = ""]) => {
        const home = homes.get(name);
        if (fieldSets.has(name)) return [];
        if (home === undefined) return [`${path} spreads ${name}: there is no such fragment`];
        const isAnswer = answers.has(name) && /^\s*mutation\b/.test(document);
        const objection = home === path || isAnswer ? null : objectionTo(path, home);
        return objection ? [`${path} spreads ${name} of ${home}: ${objection}`] : [];
      }),
    ),
  );
}
