import { fail } from "@boresight/domain/base/errors";
import { changedTermSchema, newTermSchema } from "@boresight/domain/intake/operation-term";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";

/** Adds words to the dictionary in which repair orders are read; answers the term. */
export async function addOperationTerm(input: unknown, { caller }: Transaction): Promise<string> {
  const { operation, locale, term, countsWith } = parseInput(newTermSchema, input);
  if (caller.role !== "admin") throw fail("permission-error");
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
  return id;
}

/** Takes a term out of use, or into it again. */
export async function changeOperationTerm(input: unknown, { caller }: Transaction): Promise<string> {
  const { id, version, isActive } = parseInput(changedTermSchema, input);
  if (caller.role !== "admin") throw fail("permission-error");
  await caller.one({ text: "select from app.operation_terms where id = $1", values: [id] });
  const changed = await caller.run({
    text: "update app.operation_terms set is_active = $3 where id = $1 and version = $2",
    values: [id, version, isActive],
  });
  if (changed === 0) throw fail("definition-changed");
  return id;
}

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
