import { plainText } from "@boresight/domain/documents/printed-text";

/** A row whose texts, however deep, can stand on paper; moments become text. */
export const printableRow = <Row>(row: Row): Row =>
  // What went in as a row comes out as one: the author of the statement declares moments as text.
  JSON.parse(JSON.stringify(row), (_name, value: unknown) =>
    typeof value === "string" ? plainText(value) : value,
  ) as Row;
