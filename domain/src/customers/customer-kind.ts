import { t } from "#texts/text.ts";

export const customerKinds = ["bodyShop", "dealer", "glass", "mechanical", "fleet", "insurer", "individual"] as const;

export type CustomerKind = (typeof customerKinds)[number];

export const customerKindWords: Record<CustomerKind, string> = {
  bodyShop: t("customers.bodyShop"),
  dealer: t("customers.dealer"),
  glass: t("customers.glassShop"),
  mechanical: t("customers.mechanical"),
  fleet: t("customers.fleet"),
  insurer: t("base.insurer"),
  individual: t("customers.individual"),
};

/** Returns the kind of that name; a body shop for any other. */
export const customerKindOf = (name: string): CustomerKind => customerKinds.find((kind) => kind === name) ?? "bodyShop";
