/** Random values for any input type, as GraphQL text: ids and texts of others among them. */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from "postgraphile/graphql";
import type { Random } from "./random.ts";

export interface Words {
  /** Ids of everybody's rows, by the name of their type in small letters: "serviceorder". */
  ids: ReadonlyMap<string, readonly string[]>;
  texts: readonly string[];
}

/** What a value is for: its name, such as "orderId", and the name of the field or verb around it. */
export interface Purpose {
  name: string;
  of: string;
}

const moments = ["2026-05-04T18:00:00Z", "1970-01-01T00:00:00Z", "2031-12-31T23:59:59.999999+14:00"];
const days = ["2026-05-04", "2026-02-29", "1999-12-31"];
const oddTexts = ["", " ", "%", "x", "'", "null", "é", "a".repeat(300)];
const deepest = 3;

const listOf = (length: number, make: () => string): string => `[${Array.from({ length }, make).join(", ")}]`;

const isShallow = (type: GraphQLInputType, depth: number): boolean =>
  depth < deepest || !isInputObjectType(getNamedType(type));

export function createInputs(random: Random, { ids, texts }: Words) {
  const everyId = [...ids.values()].flat();
  const types = [...ids.keys()].toSorted((one, other) => other.length - one.length);

  /** Mostly of the type that the names speak of: others miss what they ask for. */
  function id({ name, of }: Purpose): string {
    const spoken = [name.replace(/Ids?$/i, ""), of].map((each) => each.toLowerCase()).filter(Boolean);
    const type = spoken.flatMap((word) => types.find((each) => each.endsWith(word) || word.includes(each)) ?? [])[0];
    const fitting = type === undefined ? [] : (ids.get(type) ?? []);
    return JSON.stringify(random.pick(fitting.length > 0 && random.isLikely(0.85) ? fitting : everyId));
  }
  const text = () => random.pick(random.isLikely(0.7) ? texts : oddTexts);
  const scalars: Record<string, () => string> = {
    Int: () => String(random.isLikely(0.8) ? random.whole(0, 5) : random.whole(-5, 5000)),
    Float: () => String(random.whole(-10, 100) / 2),
    BigFloat: () => JSON.stringify(String(random.whole(-10, 100) / 2)),
    BigInt: () => JSON.stringify(String(random.whole(-10, 100))),
    Boolean: () => String(random.isLikely(0.5)),
    Datetime: () => JSON.stringify(random.pick(moments)),
    Date: () => JSON.stringify(random.pick(days)),
    Cursor: () => JSON.stringify(random.pick(["WyJuYXR1cmFsIiwxXQ==", "x"])),
    JSON: () => "{ a: 1 }",
  };

  function value(type: GraphQLInputType, purpose: Purpose, depth = 0): string {
    if (isNonNullType(type)) return value(type.ofType, purpose, depth);
    if (isListType(type)) return listOf(random.whole(0, 2), () => value(type.ofType, purpose, depth));
    if (isEnumType(type)) return random.pick(type.getValues()).name;
    if (type.name === "UUID") return id(purpose);
    if (!isInputObjectType(type)) return scalars[type.name]?.() ?? JSON.stringify(text());
    const fields = Object.values(type.getFields());
    const required = fields.filter((field) => isNonNullType(field.type));
    const optional = fields.filter((field) => !isNonNullType(field.type) && isShallow(field.type, depth));
    // Filters with one condition find more than those with ten.
    const share = /Filter|Condition/.test(type.name) ? 1.2 / Math.max(optional.length, 1) : 0.6;
    const chosen = [...required, ...optional.filter(() => random.isLikely(share))];
    return `{ ${chosen.map((field) => `${field.name}: ${value(field.type, { name: field.name, of: purpose.of }, depth + 1)}`).join(", ")} }`;
  }

  return { value };
}
