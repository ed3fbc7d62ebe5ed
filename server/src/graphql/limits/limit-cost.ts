/** Refuses operations that would cost too much, before planning. */
import { fail } from "@boresight/domain/base/errors";
import type { Role } from "@boresight/domain/accounts/roles";
import { GraphQLError } from "postgraphile/graphql";
import { costOf, type Cost, type CostedOperation } from "./cost.ts";

/** Objects by role, from the settings. */
export type CostLimits = Readonly<Record<Role, number>>;

/** The largest operation of our own web app, the page of an order, has some 810 fields as it is sent, and 4 at the top. */
const signedIn = { fields: 1000, rootFields: 20, conditions: 1000 };
const anonymous = { fields: 150, rootFields: 10, conditions: 100 };

export const limitsFor = (role: Role, limits: CostLimits): Cost => ({
  objects: limits[role],
  ...(role === "public" ? anonymous : signedIn),
});

const measures = [
  ["fields", "fields with all fragments written out"],
  ["rootFields", "fields at the top"],
  ["conditions", "conditions and items in arguments"],
  ["objects", "objects to answer"],
] as const;

/** Returns null when the operation may run. */
export function tooCostly(operation: CostedOperation, limits: Cost): GraphQLError | null {
  const cost = costOf(operation);
  for (const [measure, words] of measures) {
    if (cost[measure] <= limits[measure]) continue;
    const { code, message } = fail("query-too-costly");
    return new GraphQLError(`${message}: at most ${limits[measure]} ${words}`, {
      extensions: { code, cost: Math.min(cost[measure], Number.MAX_SAFE_INTEGER), limit: limits[measure] },
    });
  }
  return null;
}
