import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { wrongField } from "@boresight/domain/base/problems";

/** Throws `invalid-input` unless this is an active technician. */
export async function requireTechnician(userId: string, caller: Rights): Promise<void> {
  const technician = {
    text: "select id from app.users where id = $1 and default_role = 'technician' and not disabled",
    values: [userId],
  };
  if (!(await caller.maybe(technician)))
    throw wrongField("userId", "wrong-reference", text("schedule.chooseOurTechnician"));
}
