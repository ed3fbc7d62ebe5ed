import { placeMail } from "#modules/inbox/placing/place-mail.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { TestDatabase } from "./database.ts";
import { buildReceivedMail } from "./received-mail.ts";

/** Files a mail as if it had just come in; returns the id of its conversation. */
export const receiveMail = (
  { server }: Pick<TestDatabase, "server">,
  values: Parameters<typeof buildReceivedMail>[0],
): Promise<string> =>
  asSystem(server, (_system, work) => placeMail(buildReceivedMail({ receivedAt: new Date(), ...values }), work));
