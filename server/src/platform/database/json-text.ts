/** JSON that PostgreSQL stores: it takes neither NUL nor half of a sign, as is left where a text was cut within one. */
export const jsonText = (value: object): string => JSON.stringify(value, storedWords);

const storedWords = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : value;
