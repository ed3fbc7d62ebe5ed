import { wrongField } from "@boresight/domain/base/problems";
import { newKeywordSchema } from "@boresight/domain/intake/repair-keyword";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

export const createRepairKeyword = mutation({
  summary: "Adds a keyword that identifies repairs in repair orders.",
  callers: ["admin"],
  input: newKeywordSchema,
  returns: { repairKeyword: "RepairKeyword" },
  payload: "RepairKeywordPayload",
  clientKey: true,
  errors: [],
  async run({ operation, locale, keyword, countsWith }, { caller }) {
    const same = await caller.maybe({
      text: "select from app.repair_keywords where locale = $1 and lower(keyword) = lower($2)",
      values: [locale, keyword],
    });
    if (same) throw wrongField("keyword", "taken", text("intake.keywordIsTaken"));
    const operationId = operation && (await operationOf(operation, caller));
    const { id } = await caller.one<{ id: string }>({
      text: `insert into app.repair_keywords (repair_operation_id, locale, keyword, counts_with) values ($1, $2, $3, $4)
      returning id`,
      values: [operationId, locale, keyword, countsWith],
    });
    return { repairKeyword: id };
  },
});

async function operationOf(key: string, caller: Transaction["caller"]): Promise<string> {
  const found = await caller.maybe<{ id: string }>({
    text: "select id from app.repair_operations where key = $1",
    values: [key],
  });
  if (!found) throw wrongField("operation", "wrong-reference", text("base.chooseFromTheListOfRepairs"));
  return found.id;
}
