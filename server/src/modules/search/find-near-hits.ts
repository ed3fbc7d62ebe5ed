import { parseInput } from "@boresight/domain/base/problems";
import { searchWords } from "@boresight/domain/base/text";
import { line } from "@boresight/domain/base/text-schema";
import { text } from "@boresight/domain/texts/text";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { errorCode } from "#platform/startup-error.ts";
import { codePatterns, containing, nearWords, soughtWord, typoKeys, type SoughtWord } from "./near-words.ts";

/** The ids of what is found. */
export interface NearHits {
  orders: readonly string[];
  customers: readonly string[];
  vehicles: readonly string[];
}

const nothing: NearHits = { orders: [], customers: [], vehicles: [] };
const searchSchema = line({ max: 120, label: text("base.theSearch") });
const mostOfEach = 3;
const mostWords = 6;
const timedOut = "57014";
/**
 * It is a guess: it gives up before anyone waits for it. Comparing a text with dozens of patterns costs more than an operator usually
 * does; with this hint, the planner asks the index instead.
 */
const bounds = "select set_config('statement_timeout', '500ms', true), set_config('cpu_operator_cost', '0.02', true)";

/**
 * Returns the caller's orders, customers (also by their contacts) and vehicles that have every typed word, a name or a code among them but
 * for one typo. Nothing for short words and plain numbers alone.
 */
export async function findNearHits(search: unknown, { caller }: Pick<Transaction, "caller">): Promise<NearHits> {
  const words = searchWords(parseInput(searchSchema, search)).map(soughtWord);
  if (words.length > mostWords || words.every(({ kind }) => kind === "other")) return nothing;
  try {
    await caller.run({ text: bounds });
    return await readNearHits(words, caller);
  } catch (error) {
    if (errorCode(error) === timedOut) return nothing;
    throw error;
  }
}

interface Alternatives {
  patterns: string[];
  isCode: boolean;
}

async function readNearHits(words: readonly SoughtWord[], rights: Rights): Promise<NearHits> {
  const keys = words.filter(({ kind }) => kind === "name").flatMap(({ word }) => typoKeys(word));
  const names = keys.length === 0 ? [] : await namesLike(keys, rights);
  const sought = words.map(({ kind, word }): Alternatives => {
    const isCode = kind === "code";
    const near =
      kind === "name"
        ? nearWords(
            word,
            names.map(({ name }) => name),
          )
        : [];
    return { isCode, patterns: [...containing([word, ...near]), ...(isCode ? codePatterns(word) : [])] };
  });
  const isOfContact = names.some(({ kind }) => kind === "contact");
  if (!isOfContact && sought.every(({ patterns }) => patterns.length === 1)) return nothing;
  const patterns = sought.map((each) => each.patterns);
  return {
    orders: await idsOf(rights, "select id from app_private.near_orders($1, $2) id", [
      JSON.stringify(patterns),
      mostOfEach,
    ]),
    customers: sought.some(({ isCode }) => isCode) ? [] : await customersOf(rights, patterns, isOfContact ? keys : []),
    vehicles: await idsOf(rights, vehiclesLike(patterns.length), [...patterns, mostOfEach]),
  };
}

const namesLike = (keys: readonly string[], rights: Rights) =>
  rights.rows<{ kind: "customer" | "contact" | "vehicle"; name: string }>({
    text: "select kind, name from app_private.names_like($1)",
    values: [keys],
  });

async function idsOf(rights: Rights, text: string, values: readonly unknown[]): Promise<string[]> {
  return (await rights.rows<{ id: string }>({ text, values })).map(({ id }) => id);
}

/** The text is like one of the patterns of every word, which are the first parameters. */
const likeEach = (text: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${text} like any ($${at + 1}::text[])`).join(" and ");

/** The first that are found, so that a word that most have costs no more; of these the newest. */
const vehiclesLike = (count: number) => `select id from (select v.id, v.created_at from app.vehicles v
    where ${likeEach("v.search_text", count)} limit 200) found
  order by created_at desc, id limit $${count + 1}`;

function customersOf(rights: Rights, patterns: readonly string[][], keys: readonly string[]): Promise<string[]> {
  const count = patterns.length;
  const named = `select c.id, c.company_name from app.customers c where ${likeEach("c.search_text", count)} limit 200`;
  const reached = `select c.id, c.company_name from app.contacts p join app.customers c on c.id = p.customer_id
    where app_private.typo_keys(p.name) && $${count + 2}::text[] and ${likeEach("app_private.search_key(p.name)", count)} limit 200`;
  return idsOf(
    rights,
    `select id from ((${named}) union (${reached})) found order by company_name, id limit $${count + 1}`,
    [...patterns, mostOfEach, keys],
  );
}
