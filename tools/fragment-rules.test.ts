import { expect, test } from "vitest";
import { wrongSpreads } from "./fragment-rules.ts";

const fragment = { path: "web/src/features/customers/name.tsx", text: "graphql(`fragment Name on Customer { id }`)" };
const spreadIn = (path: string, name = "Name") => ({
  path,
  text: `graphql(\`query Page { customer { ...${name} } }\`)`,
});

test("a screen spreads the fragments of the features it shows, and a feature its own", () => {
  const page = spreadIn("web/src/screens/customers/detail.tsx");
  const beside = spreadIn("web/src/features/customers/card.tsx");

  expect(wrongSpreads([fragment, page, beside])).toEqual([]);
});

test("a feature does not spread another feature's fragment", () => {
  const other = spreadIn("web/src/features/orders/card.tsx");

  expect(wrongSpreads([fragment, other])).toEqual([
    "web/src/features/orders/card.tsx spreads Name of web/src/features/customers/name.tsx: a feature never imports another feature",
  ]);
});

test("an undefined fragment is reported; an inline fragment is not", () => {
  const page = spreadIn("web/src/screens/customers/detail.tsx", "Nme");
  const inline = { path: "web/src/screens/search.tsx", text: "graphql(`query Q { node { ... on Customer { id } } }`)" };

  expect(wrongSpreads([fragment, page, inline])).toEqual([
    "web/src/screens/customers/detail.tsx spreads Nme: there is no such fragment",
  ]);
});

test("a verb returns the whole page of an order; no other part below the screen reads it", () => {
  const page = {
    path: "web/src/screens/service-orders/order-detail.fragment.ts",
    text: "graphql(`fragment MovedOrder on ServiceOrder { id }`)",
  };
  const verb = {
    path: "web/src/features/calibrations/verbs.ts",
    text: "graphql(`mutation Save { save { serviceOrder { ...MovedOrder } } }`)",
  };
  const part = spreadIn("web/src/features/calibrations/part.tsx", "MovedOrder");

  expect(wrongSpreads([page, verb])).toEqual([]);
  expect(wrongSpreads([page, verb, part])).toEqual([
    "web/src/features/calibrations/part.tsx spreads MovedOrder of web/src/screens/service-orders/order-detail.fragment.ts: the arrow turns back",
  ]);
});
