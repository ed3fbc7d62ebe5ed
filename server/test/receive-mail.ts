import { openFileDeps } from "#modules/files/file-deps.ts";
import { placeMail } from "#modules/inbox/placing/place-mail.ts";
import { followMailbox } from "#modules/inbox/reception/follow-mailbox.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log.ts";
import type { TestDatabase } from "./database.ts";
import { buildReceivedMail } from "./received-mail.ts";
import type { TestServer } from "./server.ts";

/** Files a mail as if it had just come in; returns the id of its conversation. */
export const receiveMail = (
  { server }: Pick<TestDatabase, "server">,
  values: Parameters<typeof buildReceivedMail>[0],
): Promise<string> =>
  asSystem(server, (_system, work) => placeMail(buildReceivedMail({ receivedAt: new Date(), ...values }), work));

/** Reads the mailbox that is set up, as the first process of a server does. */
export function startReception({ config, db }: TestServer): AsyncDisposable {
  const log = createLog("silent");
  const deps = { ...openFileDeps({ config, log }), config, log, pool: db.server, serverUrl: db.serverUrl };
  const { release } = followMailbox({ ...deps, every: 100 });
  return { [Symbol.asyncDispose]: release };
}
