export const customerKinds = ["bodyShop", "dealer", "glass", "mechanical", "fleet", "insurer", "individual"] as const;

export type CustomerKind = (typeof customerKinds)[number];

/** Returns the kind of that name; a body shop for any other. */
export const customerKindOf = (name: string): CustomerKind => customerKinds.find((kind) => kind === name) ?? "bodyShop";
