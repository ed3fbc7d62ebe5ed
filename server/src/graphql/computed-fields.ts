import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import type { DocumentNode } from "postgraphile/graphql";
import { extendSchema } from "postgraphile/utils";
import { resource } from "./resource.ts";
import { readForEach, type ReadingTransaction } from "./verbs/run-verb.ts";

/** Reads one field of many records, by their ids and in their order. */
type Read = (ids: readonly string[], tx: ReadingTransaction) => Promise<readonly unknown[]>;

/** Fields that modules compute, by the type of their record: one call per batch. */
export const computedFields = (typeDefs: DocumentNode, readers: Record<string, Record<string, Read>>) =>
  extendSchema((build) => {
    const { executor } = resource(build, "users");
    const planOf = (read: Read) => ($record: PgSelectSingleStep) => readForEach(executor, $record.get("id"), read);
    const plansOf = (fields: Record<string, Read>) =>
      Object.fromEntries(Object.entries(fields).map(([field, read]) => [field, planOf(read)]));
    return {
      typeDefs,
      objects: Object.fromEntries(Object.entries(readers).map(([type, fields]) => [type, { plans: plansOf(fields) }])),
    };
  });
