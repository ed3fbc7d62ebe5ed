/** The query language: one entity, conditions joined by AND, an order, and a page. No OR, no joins, no grouping. */
import { queryNotParsed, queryNotValid } from "../accounting/fault.ts";
import { entityNamed, type EntityName } from "../entities/entity.ts";

const operators = ["=", "<", ">", "<=", ">=", "in", "like"] as const;

export interface Condition {
  field: string;
  operator: (typeof operators)[number];
  values: string[];
}

export interface Query {
  entity: EntityName;
  /** Null for `*`. */
  fields: string[] | null;
  isCount: boolean;
  conditions: Condition[];
  order: { field: string; isDescending: boolean } | null;
  /** From 1. */
  start: number;
  most: number;
}

const usualPage = 100;
const largestPage = 1000;

/** Throws 4000 for what is no query, and 4001 for an entity or field that cannot be asked for. */
export function parseQuery(text: string): Query {
  const tokens = new TokenReader(tokenizeQuery(text));
  tokens.expect("select");
  const selected = readSelected(tokens);
  tokens.expect("from");
  const word = tokens.next().text;
  const entity = entityNamed(word) ?? entityNamed(word.toLowerCase());
  if (!entity) throw queryNotValid(`Entity ${word} is not supported`);
  const conditions = tokens.takes("where") ? readConditions(tokens) : [];
  const order = readOrder(tokens);
  const start = tokens.takes("startposition") ? readNumber(tokens) : 1;
  const most = tokens.takes("maxresults") ? readNumber(tokens) : usualPage;
  tokens.expectEnd();
  return { entity, ...selected, conditions, order, start, most: Math.min(most, largestPage) };
}

function readSelected(tokens: TokenReader): Pick<Query, "fields" | "isCount"> {
  if (tokens.takes("*")) return { fields: null, isCount: false };
  if (tokens.takes("count")) {
    for (const sign of ["(", "*", ")"]) tokens.expect(sign);
    return { fields: null, isCount: true };
  }
  const fields = [tokens.word()];
  while (tokens.takes(",")) fields.push(tokens.word());
  return { fields, isCount: false };
}

function readConditions(tokens: TokenReader): Condition[] {
  const conditions: Condition[] = [];
  do {
    const field = tokens.word();
    const operator = tokens.operator();
    conditions.push({ field, operator, values: operator === "in" ? readList(tokens) : [tokens.value()] });
  } while (tokens.takes("and"));
  return conditions;
}

function readList(tokens: TokenReader): string[] {
  tokens.expect("(");
  const values = [tokens.value()];
  while (tokens.takes(",")) values.push(tokens.value());
  tokens.expect(")");
  return values;
}

function readOrder(tokens: TokenReader): Query["order"] {
  if (tokens.takes("order")) tokens.expect("by");
  else if (!tokens.takes("orderby")) return null;
  const field = tokens.word();
  const isDescending = tokens.takes("desc");
  if (!isDescending) tokens.takes("asc");
  return { field, isDescending };
}

function readNumber(tokens: TokenReader): number {
  const { text } = tokens.next();
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw queryNotValid(`${text} is not a position from 1`);
  return number;
}

class TokenReader {
  readonly #tokens: readonly QueryToken[];
  #at = 0;

  constructor(tokens: readonly QueryToken[]) {
    this.#tokens = tokens;
  }

  next(): QueryToken {
    const token = this.#tokens[this.#at];
    if (!token) throw queryNotParsed("The query ends too soon");
    this.#at += 1;
    return token;
  }

  /** Whether the next one is this word or sign, which is then read. */
  takes(text: string): boolean {
    const token = this.#tokens[this.#at];
    const isIt = token !== undefined && token.kind !== "string" && token.text.toLowerCase() === text;
    if (isIt) this.#at += 1;
    return isIt;
  }

  expect(text: string): void {
    if (!this.takes(text)) throw queryNotParsed(`Expected ${text} before ${this.#tokens[this.#at]?.text ?? "the end"}`);
  }

  expectEnd(): void {
    const token = this.#tokens[this.#at];
    if (token) throw queryNotParsed(`Encountered "${token.text}"`);
  }

  word(): string {
    const token = this.next();
    if (token.kind !== "word") throw queryNotParsed(`Encountered "${token.text}"`);
    return token.text;
  }

  operator(): Condition["operator"] {
    const { kind, text } = this.next();
    const operator = kind === "string" ? undefined : operators.find((one) => one === text.toLowerCase());
    if (!operator) throw queryNotParsed(`Encountered "${text}"`);
    return operator;
  }

  /** A quoted string, or `true`, `false` and numbers as they stand. */
  value(): string {
    const { kind, text } = this.next();
    if (kind === "string" || /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(text)) return text;
    throw queryNotParsed(`Encountered "${text}"`);
  }
}

type QueryToken = { kind: "word" | "string" | "sign"; text: string };

const pattern = /\s*(?:'((?:\\.|[^'\\])*)'|(<=|>=|=|<|>|\(|\)|,|\*)|([A-Za-z0-9_.:+-]+))/y;

/** Splits a query into words, signs and quoted strings, in which `\'` is a quote. Throws 4000. */
function tokenizeQuery(query: string): QueryToken[] {
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
