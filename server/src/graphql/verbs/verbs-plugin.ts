/** Adds every verb of the modules to the API: SDL, parsing and plans are generated from its description. */
import { constant, each, get, type Step } from "postgraphile/grafast";
import { parse } from "postgraphile/graphql";
import { extendSchema } from "postgraphile/utils";
import type { PgResource } from "postgraphile/@dataplan/pg";
import type { ReturnedField, ReturnedFields } from "#platform/mutation.ts";
import { onceOnly } from "./once-only.ts";
import { payloadsOf, printVerbs, typeOf, type Verbs } from "./print-verbs.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "./run-verb.ts";

type Args = { getRaw: (name: "input") => Step<unknown> };
type Payload = Step<Record<string, string>>;
type Records = ReadonlyMap<string, PgResource>;

export const verbsPlugin = (verbs: Verbs) =>
  extendSchema((build) => {
    const { executor } = resource(build, "users");
    const records = recordsOf(build);
    const mutations = Object.entries(verbs).map(([name, verb]) => [
      name,
      (_$root: Step, args: Args) =>
        runVerb(
          executor,
          verb.spec.input ? args.getRaw("input") : constant(undefined),
          verb.spec.clientKey ? onceOnly(name, verb) : verb,
        ),
    ]);
    const payloads = [...payloadsOf(verbs)].map(([name, fields]) => [name, { plans: plansOf(fields, records) }]);
    return {
      typeDefs: parse(printVerbs(verbs)),
      objects: { ...Object.fromEntries(payloads), Mutation: { plans: Object.fromEntries(mutations) } },
    };
  });

/** The tables by the names of their types. */
function recordsOf({ pgResources, inflection }: GraphileBuild.Build): Records {
  const tables = Object.values(pgResources).filter(
    ({ codec, parameters, uniques }) => codec.attributes && !parameters && uniques.length > 0,
  );
  return new Map(tables.map((table) => [inflection.tableType(table.codec), table]));
}

/** Ids become the records that the caller sees; other values are returned unchanged. */
function plansOf(fields: ReturnedFields, records: Records) {
  const tableOf = (field: string) => records.get(typeOf(fields[field] ?? "").replaceAll(/\W/g, ""));
  const plans = Object.entries(fields).flatMap(([field, returned]) => {
    const table = tableOf(field);
    if (!table) return [];
    const one = ($id: Step) => table.get({ id: $id });
    const [source = "", column = ""] = viaOf(returned);
    // Read with the record that references it, in one statement.
    const joinedTo = (other: PgResource) => ($payload: Payload) =>
      one(other.get({ id: get($payload, source) }).get(column));
    const record = ($payload: Payload) => one(get($payload, field));
    const list = ($payload: Step<Record<string, readonly string[]>>) => each(get($payload, field), one);
    const naming = tableOf(source);
    const ofItsOwn = typeOf(returned).startsWith("[") ? list : record;
    return [[field, naming ? joinedTo(naming) : ofItsOwn]];
  });
  return Object.fromEntries(plans);
}

const viaOf = (returned: ReturnedField): string[] =>
  typeof returned === "object" && returned.via ? returned.via.split(".") : [];
