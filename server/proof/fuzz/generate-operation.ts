/** Random valid operations over the whole schema. */
import {
  getNamedType,
  isListType,
  isNonNullType,
  getNullableType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "postgraphile/graphql";
import { createInputs, type Words } from "./generate-input.ts";
import type { Random } from "./random.ts";

type Field = GraphQLField<unknown, unknown>;

const deepest = 5;

const fieldsOf = (type: GraphQLObjectType): Field[] => Object.values(type.getFields());
const isObject = ({ type }: Field) => isObjectType(getNamedType(type));

function root(type: GraphQLObjectType | null | undefined): Field[] {
  if (!type) throw new Error("The schema lacks a root type");
  return fieldsOf(type);
}

export function createOperations(schema: GraphQLSchema, random: Random, words: Words) {
  const inputs = createInputs(random, words);
  const memory = createMemory();
  let used: string[] = [];

  function argument({ name, type }: GraphQLArgument, of: string): string {
    if (name === "first") return `first: ${random.whole(0, 12)}`;
    if (name === "offset") return `offset: ${random.whole(0, 3)}`;
    return `${name}: ${inputs.value(type, { name, of })}`;
  }

  function argumentsOf({ args, name: of }: Field): string {
    const chosen = args.filter(
      ({ type, name }) => isNonNullType(type) || name === "first" || (name !== "after" && random.isLikely(0.2)),
    );
    return chosen.length === 0 ? "" : `(${chosen.map((each) => argument(each, of)).join(", ")})`;
  }

  function field(each: Field, depth: number, place: string): string {
    const type = getNamedType(each.type);
    used.push(`${place}.${each.name}`);
    return `${each.name}${argumentsOf(each)}${isObjectType(type) ? ` { ${selection(type, depth)} }` : ""}`;
  }

  /** What was refused whenever it was asked for is seldom asked for again: nothing else would be answered beside it. */
  function some(fields: readonly Field[], most: number, place: string): readonly Field[] {
    const hopeful = fields.filter(({ name }) => !memory.isHopeless(`${place}.${name}`) || random.isLikely(0.05));
    return hopeful.length === 0
      ? []
      : [...new Set(Array.from({ length: Math.min(most, hopeful.length) }, () => random.pick(hopeful)))];
  }

  /** A few columns and, not too deep, what hangs on them; a connection always with its rows. */
  function selection(type: GraphQLObjectType, depth: number): string {
    const fields = fieldsOf(type);
    const rows = fields.filter(({ name, type: own }) => name === "nodes" && isListType(getNullableType(own)));
    const plain = fields.filter((each) => !isObject(each));
    // The id shows whose row it is.
    const leaves = new Set([
      ...plain.filter(({ name }) => name === "id"),
      ...some(plain, random.whole(1, 4), type.name),
    ]);
    const objects = depth < deepest ? some(fields.filter(isObject), random.whole(0, 2), type.name) : [];
    const chosen = rows.length > 0 ? [...rows, ...(random.isLikely(0.3) ? leaves : [])] : [...leaves, ...objects];
    return ["__typename", ...chosen.map((each) => field(each, rows.length > 0 ? depth : depth + 1, type.name))].join(
      " ",
    );
  }
  const queries = root(schema.getQueryType());
  const lists = queries.filter(({ args }) => !args.some(({ type }) => isNonNullType(type)));

  return {
    /** Of any field of the root, or of this one. */
    read(only?: string): string {
      used = [];
      const asked = random.isLikely(0.6) ? lists : queries;
      const chosen = only ? queries.filter(({ name }) => name === only) : some(asked, random.whole(1, 2), "Query");
      return `{ ${["__typename", ...chosen.map((each) => field(each, 1, "Query"))].join(" ")} }`;
    },
    /** Reports how the last operation was answered. */
    learn: (wasRefused: boolean): void => memory.note(used, wasRefused),
    mutations: root(schema.getMutationType()),
    write: (mutation: Field): string => `mutation { ${mutation.name}${argumentsOf(mutation)} { __typename } }`,
  };
}

/** Which fields were refused each time, at least twice. */
function createMemory() {
  const answered = new Set<string>();
  const refused = new Map<string, number>();
  return {
    note(fields: readonly string[], wasRefused: boolean): void {
      for (const name of fields) {
        if (wasRefused) refused.set(name, (refused.get(name) ?? 0) + 1);
        else answered.add(name);
      }
    },
    isHopeless: (name: string): boolean => !answered.has(name) && (refused.get(name) ?? 0) >= 2,
  };
}
