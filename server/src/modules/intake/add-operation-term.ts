import { fail } from "@boresight/domain/base/errors";
import { newTermSchema } from "@boresight/domain/intake/operation-term";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

export const addOperationTerm = mutation({
  summary: "Adds a term by which repairs are found in repair orders.",
  callers: ["admin"],
  input: newTermSchema,
  returns: { operationTerm: "OperationTerm" },
  payload: "OperationTermPayload",
  clientKey: true,
  errors: [],
  async run({ operation, locale, term, countsWith }, { caller }) {
    const same = await caller.maybe({
      text: "select from app.operation_terms where locale = $1 and lower(term) = lower($2)",
      values: [locale, term],
    });
    if (same) throw refuse("term", "taken", "This term is in the dictionary already");
    const operationId = operation && (await operationOf(operation, caller));
    const { id } = await caller.one<{ id: string }>({
      text: `insert into app.operation_terms (repair_operation_id, locale, term, counts_with) values ($1, $2, $3, $4)
      returning id`,
      values: [operationId, locale, term, countsWith],
    });
    return { operationTerm: id };
  },
});

async function operationOf(key: string, caller: Transaction["caller"]): Promise<string> {
  const found = await caller.maybe<{ id: string }>({
    text: "select id from app.repair_operations where key = $1",
    values: [key],
  });
  if (!found) throw refuse("operation", "wrong-reference", "Choose from the list of repairs");
  return found.id;
}

const refuse = (field: string, code: string, message: string) =>
  fail("invalid-input", { message, fields: [{ field, code, message }] });
