// The other side of the comparison: fastify and one hand-written statement a page, under the same rights as ours.
import { fastify } from "fastify";
import type { Caller } from "#platform/caller.ts";
import { openPool } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { detailSql, listSql } from "./queries.ts";

const pool = openPool(process.env["SERVER_URL"] ?? "", { max: 16 });
const app = fastify();

app.post<{ Body: { caller: Caller; id?: string } }>("/", async ({ body: { caller, id } }) => {
  const statement = id ? { text: detailSql, values: [id] } : { text: listSql };
  return inTransaction(pool, caller, (tx) => tx.caller.one<{ answer: unknown }>(statement));
});
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
process.send?.("ready");
