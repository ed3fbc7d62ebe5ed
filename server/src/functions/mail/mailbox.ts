import { serverFunction } from "#functions/server-function.ts";
import { describeMailbox, tryStoredMailbox } from "#modules/inbox/reception/try-mailbox.ts";

/** What an admin sees of the mailbox whose mails come into the inbox. */
export const mailboxSettings = serverFunction({ path: "mailbox-settings", roles: ["admin"] }, ({ deps }) =>
  describeMailbox(deps),
);

/** Opens the mailbox, and says what it holds or why it cannot be read. */
export const testMailbox = serverFunction({ path: "test-mailbox", roles: ["admin"] }, ({ deps }) =>
  tryStoredMailbox(deps),
);
