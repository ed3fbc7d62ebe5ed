import { qboMappingSchema } from "@boresight/domain/accounting/qbo-mapping-schema";
import { fail } from "@boresight/domain/base/errors";
import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { updateRow } from "#platform/database/update-row.ts";
import { mutation } from "#platform/mutation.ts";
import { wakeWaiting } from "../jobs/lanes.ts";
import { lockMapping } from "./lock-mapping.ts";
import { queueBacklog } from "./queue-backlog.ts";

export const updateQboMapping = mutation({
  summary:
    "Says how records are booked in QuickBooks. What waited for it is sent; an earlier first day queues what is due since.",
  callers: ["admin"],
  input: qboMappingSchema,
  returns: { qboConnection: "QboConnection" },
  errors: ["definition-changed", "qbo-not-connected"],
  async run({ id, version, ...mapping }, tx) {
    const before = await lockMapping({ id, version }, tx);
    await requireAccounts(id, mapping, tx.system);
    await tx.system.run(updateRow("app.qbo_connections", id, mapping));
    if (before.isSending) await queueBacklog(id, tx);
    await wakeWaiting({ connectionId: id, problems: ["waitsForMapping"] }, tx.system);
    return { qboConnection: id };
  },
});

type Accounts = Record<"incomeAccountId" | "expenseAccountId" | "rewardAccountId", string | null>;

/** Throws `invalid-input` for accounts that QuickBooks does not have, and for income on an account of another kind. */
async function requireAccounts(connectionId: string, accounts: Accounts, system: Rights): Promise<void> {
  const known = await system.rows<{ qboId: string; accountType: string }>({
    text: "select qbo_id, account_type from app.qbo_accounts where connection_id = $1 and is_active limit 5000",
    values: [connectionId],
  });
  const types = new Map(known.map(({ qboId, accountType }) => [qboId, accountType]));
  const isWrong = (field: keyof Accounts) => {
    const type = types.get(accounts[field] ?? "");
    return accounts[field] !== null && (type === undefined || (field === "incomeAccountId" && !/income/i.test(type)));
  };
  const fields = (["incomeAccountId", "expenseAccountId", "rewardAccountId"] as const).filter(isWrong);
  if (fields.length === 0) return;
  const message = text("accounting.chooseAnAccountOfTheList");
  throw fail("invalid-input", { fields: fields.map((field) => ({ field, code: "custom", message })), message });
}
