/** The verbs as SDL: what each takes, returns and fails with. */
import { commonErrors, type ReturnedField, type ReturnedFields, type Verb, type VerbSpec } from "#platform/mutation.ts";
import { printInput, type InputTypes } from "./print-input.ts";

export type Verbs = Readonly<Record<string, Verb>>;

export function printVerbs(verbs: Verbs): string {
  const types = new Map<string, string>();
  const specs = Object.entries(verbs).map(([name, { spec }]) => ({ name, spec }));
  const keyed = new Set(specs.flatMap(({ name, spec }) => (spec.clientKey ? (inputOf(name, spec)?.root ?? []) : [])));
  const fields = specs.map(({ name, spec }) => {
    const input = inputOf(name, spec, keyed);
    for (const [type, text] of input?.types ?? []) setOnce(types, type, text);
    const argument = input ? `(input: ${input.root}!)` : "";
    return `${documented(describe(spec))}${name}${argument}: ${payloadOf(name, spec)}`;
  });
  for (const [payload, returned] of payloadsOf(verbs)) setOnce(types, payload, printPayload(payload, returned));
  return [...types.values(), `extend type Mutation {\n${fields.join("\n")}\n}`].join("\n");
}

/** Returns the fields of each payload type; verbs that share one must agree. */
export function payloadsOf(verbs: Verbs): ReadonlyMap<string, ReturnedFields> {
  const payloads = new Map<string, ReturnedFields>();
  for (const [name, { spec }] of Object.entries(verbs)) setOnce(payloads, payloadOf(name, spec), spec.returns);
  return payloads;
}

export const typeOf = (returned: ReturnedField): string => (typeof returned === "string" ? returned : returned.type);

function setOnce<Value>(named: Map<string, Value>, name: string, value: Value): void {
  const known = named.get(name);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(value))
    throw new Error(`Two different types of the API are called ${name}`);
  named.set(name, value);
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const payloadOf = (name: string, { payload }: VerbSpec): string => payload ?? `${capitalised(name)}Payload`;

function inputOf(name: string, { input }: VerbSpec, keyed: ReadonlySet<string> = new Set()): InputTypes | undefined {
  const schema = typeof input === "function" ? input(new Date()) : input;
  return schema && printInput(schema, `${capitalised(name)}Input`, keyed);
}

function describe({ summary, clientKey, errors }: VerbSpec): string {
  const codes = [...errors, ...(clientKey ? ["client-key-reused"] : []), ...commonErrors];
  return `${summary}\n\nErrors: ${codes.join(", ")}.`;
}

const documented = (text: string): string => `${JSON.stringify(text)}\n`;

const printPayload = (name: string, returned: ReturnedFields): string => {
  const fields = Object.entries(returned).map(([field, each]) => {
    const words = typeof each === "object" && each.description ? documented(each.description) : "";
    return `${words}${field}: ${typeOf(each)}`;
  });
  return `type ${name} {\n${fields.join("\n")}\n}`;
};
