import { text } from "#texts/text.ts";

export const customerKinds = ["bodyShop", "dealer", "glass", "mechanical", "fleet", "insurer", "individual"] as const;

export type CustomerKind = (typeof customerKinds)[number];

export const customerKindWords: Record<CustomerKind, string> = {
  bodyShop: text("customers.bodyShop"),
  dealer: text("customers.dealer"),
  glass: text("customers.glassShop"),
  mechanical: text("customers.mechanical"),
  fleet: text("customers.fleet"),
  insurer: text("base.insurer"),
  individual: text("customers.individual"),
};

/** Returns the kind of that name; a body shop for any other. */
export const customerKindOf = (name: string): CustomerKind => customerKinds.find((kind) => kind === name) ?? "bodyShop";
