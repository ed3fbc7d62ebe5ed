import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { disablingSchema } from "@boresight/domain/accounts/user";
import type { Transaction } from "#platform/database/transaction.ts";
import { findLogin, keepingAnAdmin } from "./find-login.ts";

/** A disabled login keeps its history but gets in nowhere: its sessions and its access tokens end. */
export async function setUserDisabled(input: unknown, tx: Transaction): Promise<string> {
  const { id, disabled } = parseInput(disablingSchema, input);
  await findLogin(id, tx);
  const { caller, system } = tx;
  if (id === caller.userId) throw fail("own-account");
  const text = "update app.users set disabled = $2 where id = $1 and disabled <> $2";
  await keepingAnAdmin(caller.run({ text, values: [id, disabled] }));
  if (disabled) {
    for (const table of ["refresh_tokens", "tickets"]) {
      await system.run({ text: `delete from app_private.${table} where user_id = $1`, values: [id] });
    }
  }
  return id;
}
