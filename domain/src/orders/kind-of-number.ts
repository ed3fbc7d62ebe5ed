/** Whether a number names its kind itself, such as `RO-5512` or `PO 4471`: then it is shown unchanged. */
export const namesItsKind = (kind: "PO" | "RO", number: string): boolean =>
  new RegExp(`^${kind}(?![a-z])`, "i").test(number);
