import { InMemoryCache, type TypePolicies } from "@apollo/client";
import { mergedTypes } from "#graphql/cache-rules.ts";
import { builtInNames } from "./built-in-names.ts";

/** Lists and figures without an id: results of two queries are merged instead of replaced. */
const merged: TypePolicies = Object.fromEntries(mergedTypes.map((name) => [name, { merge: true }]));

/** In builds of several languages, the names that came with the product are shown in the reader's. */
const translated = (rules: TypePolicies): TypePolicies =>
  import.meta.env.VITE_I18N
    ? Object.entries(builtInNames()).reduce(
        (all, [type, rule]) => ({ ...all, [type]: { ...all[type], ...rule } }),
        rules,
      )
    : rules;

/** A row opened from a list is rendered from the list's copy while the rest is loading. */
const row = (type: string): NonNullable<TypePolicies[string]["fields"]>[string] => ({
  read: (known, { args, toReference }) =>
    known === undefined ? toReference({ __typename: type, id: args?.["id"] }) : known, // null: it does not exist
});

export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      ...translated(merged),
      Query: { fields: { serviceOrder: row("ServiceOrder"), customer: row("Customer"), vehicle: row("Vehicle") } },
    },
  });
