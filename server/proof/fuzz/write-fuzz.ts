/** Runs every mutation with whatever it takes, as one person, and looks whether anything of others has changed. */
import { escapeIdentifier, escapeLiteral } from "pg";
import { createAsk, wordsOf, type FuzzedShop } from "./fuzzed-shop.ts";
import { createOperations } from "./generate-operation.ts";
import type { Random } from "./random.ts";
import { ownedTables, type Persona } from "./secrets.ts";

export interface WriteReport {
  asked: number;
  /** Did something. */
  done: number;
  problems: string[];
}

interface WriteFuzz {
  persona: Persona;
  random: Random;
  /** Of each mutation. */
  each: number;
  /** Only this one. */
  mutation?: string;
}

/** Written by the server for the office, about whatever has happened. */
const ofTheServer = ["admin_notifications", "audit_entries", "messages"];

export async function fuzzWrites(
  shop: FuzzedShop,
  { persona, random, each, mutation: only }: WriteFuzz,
): Promise<WriteReport> {
  const [ask, words] = [await createAsk(shop, persona), await wordsOf(shop)];
  const { mutations, write } = createOperations(shop.schema, random, words);
  const report: WriteReport = { asked: 0, done: 0, problems: [] };
  const foreignRows = await watchForeignRows(shop, persona);
  let before = await foreignRows();
  for (const mutation of mutations.filter(({ name }) => only === undefined || name === only)) {
    const asked: string[] = [];
    for (let time = 0; time < each; time++) {
      const query = write(mutation);
      const { status, codes } = await ask(query);
      asked.push(query);
      report.asked++;
      if (codes.length === 0) report.done++;
      if (status !== 200 || codes.includes("unexpected"))
        report.problems.push(`${persona.name} was answered ${status} ${codes.join(", ")} to ${query}`);
    }
    const after = await foreignRows();
    const changed = [...after].filter(([table, hash]) => before.get(table) !== hash).map(([table]) => table);
    if (changed.length > 0)
      report.problems.push(`${persona.name} changed ${changed.join(", ")} of others by one of:\n${asked.join("\n")}`);
    before = after;
  }
  return report;
}

/** Staff keep the definitions of tasks: when one is deleted, the orders' own copies lose the link to it and nothing else. */
const notTheirs = ["task_id", "task_file_id", "version", "updated_at", "updated_by"];

/**
 * A vehicle by what it is: when staff give it to another customer, its earlier orders keep the same vehicle on an archived
 * record of it.
 */
const sameVehicle = `jsonb_build_object('vehicle_id', (select concat(v.vin_number, ' ', v.vehicle_description, ' ', v.customer_id)
  from app.vehicles v where v.id = (to_jsonb(t) ->> 'vehicle_id')::uuid))`;

/** Returns what reads a mark for all rows of others in each table: in one question, for it is asked after each mutation. */
async function watchForeignRows(
  { owner }: FuzzedShop,
  persona: Persona,
): Promise<() => Promise<ReadonlyMap<string, string>>> {
  const tables = (await ownedTables(owner, persona)).filter(({ name }) => !ofTheServer.includes(name));
  const marks = tables.map(
    ({ name, isForeign }) =>
      `select ${escapeLiteral(name)} as name, md5(string_agg(md5(row::text), '' order by md5(row::text))) as mark
        from (select to_jsonb(t) - $1::text[] || ${sameVehicle} as row from app.${escapeIdentifier(name)} t where ${isForeign}) rows`,
  );
  const question = { name: `foreign rows of ${persona.name}`, text: marks.join("\nunion all "), values: [notTheirs] };
  return async () => {
    const { rows } = await owner.query<{ name: string; mark: string | null }>(question);
    return new Map(rows.map(({ name, mark }) => [name, mark ?? "none"]));
  };
}
