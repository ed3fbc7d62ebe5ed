/** From a verb's zod schema to the GraphQL types of its input. */
import * as z from "zod";

/** The part of zod's JSON schema that GraphQL can express. */
interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  anyOf?: readonly JsonSchema[];
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  description?: string;
}

/** The named types of an input, by name, as SDL; `root` is the input's own. */
export interface InputTypes {
  root: string;
  types: ReadonlyMap<string, string>;
}

const clientKey = `  "The same key again within 24 hours returns the same result again."\n  clientKey: UUID`;

/** The input's type is named by `meta({ id })` of its schema, else by `name`; `keyed` ones also take a client key. */
export function printInput(schema: z.ZodType, name: string, keyed: ReadonlySet<string>): InputTypes {
  // JSON schemas are plain data: anything beyond `JsonSchema` is not read.
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const { $defs = {} } = json;
  const root = json.$ref ? nameIn(json.$ref) : name;
  const types = new Map<string, string>();
  for (const [id, definition] of Object.entries({ ...$defs, [root]: $defs[root] ?? json }))
    if (isNamed(id)) types.set(id, printType(id, definition, id === root && keyed.has(id) ? [clientKey] : []));
  return { root, types };
}

const nameIn = (reference: string): string => reference.replace("#/$defs/", "");
/** Zod generates names for recursive types. */
const isNamed = (id: string): boolean => !id.startsWith("__");

function printType(name: string, definition: JsonSchema, more: readonly string[]): string {
  const { properties, required = [], description } = definition;
  if (definition.enum)
    return `${documented(description)}enum ${name} {\n  ${namesIn(definition.enum, name).join("\n  ")}\n}`;
  if (!properties) throw new Error(`The schema ${name} is neither an object nor an enum`);
  const fields = Object.entries(properties).map(([field, each]) => {
    const isRequired = required.includes(field) && !isNullable(each);
    return `${documented(each.description, "  ")}  ${field}: ${typeOf(each)}${isRequired ? "!" : ""}`;
  });
  return `${documented(description)}input ${name} {\n${[...more, ...fields].join("\n")}\n}`;
}

function namesIn(values: readonly unknown[], type: string): string[] {
  const names = values.map(String);
  const impossible = names.find((name) => !/^[_A-Za-z]\w*$/.test(name));
  if (impossible !== undefined) throw new Error(`GraphQL has no such value of ${type}: ${impossible}`);
  return names;
}

const documented = (text: string | undefined, indent = ""): string =>
  text === undefined ? "" : `${indent}${JSON.stringify(text)}\n`;

const isNullable = ({ type, anyOf = [] }: JsonSchema): boolean =>
  type === "null" || (typeof type === "object" && type.includes("null")) || anyOf.some(isNullable);

const textFormats: Readonly<Record<string, string>> = { uuid: "UUID", "date-time": "Datetime", date: "Date" };
const scalars: Readonly<Record<string, string>> = { integer: "Int", number: "Float", boolean: "Boolean" };

/** Without the `!`. What GraphQL has no type for is JSON, and so is an object without a name. */
function typeOf({ $ref, anyOf, type, format = "", items = {} }: JsonSchema): string {
  if ($ref) return isNamed(nameIn($ref)) ? nameIn($ref) : "JSON";
  if (anyOf) {
    const [only = "JSON", ...others] = new Set(anyOf.filter((each) => each.type !== "null").map(typeOf));
    return others.length > 0 ? "JSON" : only;
  }
  const [kind = ""] = [type].flat().filter((each) => each !== "null");
  if (kind === "array") return `[${typeOf(items)}!]`;
  return kind === "string" ? (textFormats[format] ?? "String") : (scalars[kind] ?? "JSON");
}
