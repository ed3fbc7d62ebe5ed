// The plan of a statement that was slow, asked for afterwards over another connection with the same rights. What is asked is
// `explain` alone, which plans and runs nothing; only reading statements are explained, and nobody waits for it.
import { LRU } from "@graphile/lru";
import type { Pool, PoolClient } from "pg";
import type { Log } from "#platform/log.ts";
import { messageOf } from "#platform/startup-error.ts";
import { shownText, withoutValues, type SentStatement } from "./sent-statement.ts";

/** In milliseconds: a statement that is slow again has the same plan for a while. */
const againAfter = 600_000;
/** In milliseconds, between two of any statements. */
const pause = 1000;

const isReading = (text: string): boolean =>
  /^\s*(?:select(?! set_config)|with)\b/i.test(text) && !/\b(?:insert|update|delete|merge|into)\b/i.test(text);

/** Logs the plan of a statement where there is a connection to spare and it was not logged lately. Returns whether it will. */
export function createPlanLog(pool: Pool, log: Log, now = () => performance.now()): (sent: SentStatement) => boolean {
  const logged = new LRU<string, number>({ maxLength: 200 });
  let nextAt = -Infinity;

  function isDue(text: string): boolean {
    const isSpare = pool.waitingCount === 0 && (pool.idleCount > 0 || pool.totalCount < pool.options.max);
    const last = logged.get(text) ?? -Infinity;
    return isReading(text) && isSpare && now() >= nextAt && now() - last >= againAfter;
  }

  async function explainAndLog(sent: SentStatement): Promise<void> {
    const statement = shownText(sent.text);
    try {
      log.warn({ statement, plan: await explain(pool, sent) }, "the plan of a slow statement");
    } catch (error) {
      log.warn({ statement, reason: messageOf(error) }, "a slow statement has no plan");
    }
    nextAt = now() + pause;
  }

  return (sent) => {
    if (!isDue(sent.text)) return false;
    logged.set(sent.text, now());
    nextAt = Infinity; // Until this one is done.
    void explainAndLog(sent);
    return true;
  };
}

async function explain(pool: Pool, { text, values, before }: SentStatement): Promise<string> {
  const client = await pool.connect();
  let broken = true;
  try {
    const beginning = before();
    for (const each of beginning.length > 0 ? beginning : ["begin"]) await client.query(each);
    await client.query("select set_config('statement_timeout', '2000', true), set_config('lock_timeout', '500', true)");
    const plan = await planOf(client, { text, values });
    await client.query("rollback");
    broken = false;
    return plan;
  } finally {
    client.release(broken);
  }
}

async function planOf(client: PoolClient, { text, values }: Pick<SentStatement, "text" | "values">): Promise<string> {
  // By the extended protocol, which takes a single statement.
  const asked = { text: `explain ${text}`, values: [...values], queryMode: "extended" };
  const { rows } = await client.query<{ "QUERY PLAN": string }>(asked);
  return rows.map((row) => withoutValues(row["QUERY PLAN"])).join("\n");
}
