import { queryNotParsed } from "../accounting/fault.ts";

export type QueryToken = { kind: "word" | "string" | "sign"; text: string };

const pattern = /\s*(?:'((?:\\.|[^'\\])*)'|(<=|>=|=|<|>|\(|\)|,|\*)|([A-Za-z0-9_.:+-]+))/y;

/** Splits a query into words, signs and quoted strings, in which `\'` is a quote. Throws 4000. */
export function tokenizeQuery(query: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  const text = query.trimEnd();
  pattern.lastIndex = 0;
  for (let at = 0; at < text.length; at = pattern.lastIndex) {
    const [, quoted, sign, word] = pattern.exec(text) ?? [];
    if (quoted !== undefined) tokens.push({ kind: "string", text: quoted.replaceAll(/\\(.)/g, "$1") });
    else if (sign !== undefined) tokens.push({ kind: "sign", text: sign });
    else if (word !== undefined) tokens.push({ kind: "word", text: word });
    else throw queryNotParsed(`Encountered an unknown character at column ${at + 1}`);
  }
  return tokens;
}
