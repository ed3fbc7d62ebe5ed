import type { IssuedType } from "./issued-document.ts";

/** What is issued of an order and has no number elsewhere. */
export type NumberedByOrder = Exclude<IssuedType, "estimate" | "invoice">;

const prefixes: Readonly<Record<NumberedByOrder, string>> = {
  certificate: "C",
  noneRequired: "NR",
  notCompleted: "NC",
};

/** `SO-100245` and revision 2 make the certificate `C-100245-R2`. */
export const numberOfOrder = (type: NumberedByOrder, orderNumber: string, revision: number): string =>
  `${prefixes[type]}-${orderNumber.replaceAll(/\D/g, "")}-R${revision}`;
