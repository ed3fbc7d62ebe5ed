import { qboConnectionVersionSchema } from "@boresight/domain/accounting/qbo-mapping-schema";
import { fail } from "@boresight/domain/base/errors";
import { shopDay } from "#modules/billing/shop-day.ts";
import { mutation } from "#platform/mutation.ts";
import { lockMapping } from "./lock-mapping.ts";
import { queueBacklog } from "./queue-backlog.ts";

export const startQboSync = mutation({
  summary: "Starts or resumes sending: everything since the first day that is not there yet, then what changes.",
  callers: ["admin"],
  input: qboConnectionVersionSchema,
  returns: { qboConnection: "QboConnection", queued: "Int!" },
  errors: ["definition-changed", "qbo-income-account-missing", "qbo-not-connected"],
  async run({ id, version }, tx) {
    const { incomeAccountId, sendsFrom } = await lockMapping({ id, version }, tx);
    if (incomeAccountId === null) throw fail("qbo-income-account-missing");
    await tx.system.run({
      text: "update app.qbo_connections set is_sending = true, sends_from = $2 where id = $1",
      values: [id, sendsFrom ?? (await shopDay(tx))],
    });
    return { qboConnection: id, queued: await queueBacklog(id, tx) };
  },
});
