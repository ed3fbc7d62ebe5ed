import { InMemoryCache, type TypePolicies } from "@apollo/client";
import { mergedTypes } from "#graphql/cache-rules.ts";

/** Lists and figures without an id: results of two queries are merged instead of replaced. */
const merged: TypePolicies = Object.fromEntries(mergedTypes.map((name) => [name, { merge: true }]));

/** A row opened from a list is rendered from the list's copy while the rest is loading. */
const row = (type: string): NonNullable<TypePolicies[string]["fields"]>[string] => ({
  read: (known, { args, toReference }) =>
    known === undefined ? toReference({ __typename: type, id: args?.["id"] }) : known, // null: it does not exist
});

export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      ...merged,
      Query: { fields: { serviceOrder: row("ServiceOrder"), customer: row("Customer"), vehicle: row("Vehicle") } },
    },
  });
