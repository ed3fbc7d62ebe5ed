export const customerKinds = ["bodyShop", "dealer", "glass", "mechanical", "fleet", "insurer", "individual"] as const;

export type CustomerKind = (typeof customerKinds)[number];
