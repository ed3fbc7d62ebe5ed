// The two ways by which mail comes in. Both store it; a job reads and places it.
import { openSmtpDoor } from "#integrations/mail-in/smtp-door.ts";
import type { Config } from "#platform/settings/config.ts";
import { messageOf, StartupError } from "#platform/startup-error.ts";
import { followMailbox, type FollowDeps } from "./follow-mailbox.ts";
import { storeMail } from "./store-mail.ts";

interface ReceptionDeps extends FollowDeps {
  config: Pick<Config, "copyOf" | "mailIn" | "sealSecret">;
}

/** Receives until it is released; a copy of a shop receives nothing. Throws a StartupError when the port cannot be opened. */
export async function receiveMail(deps: ReceptionDeps): Promise<{ release: () => Promise<void> }> {
  const { config, log } = deps;
  if (config.copyOf !== null) return { release: async () => {} };
  const door = config.mailIn && (await openDoor(config.mailIn, deps));
  const mailbox = followMailbox(deps);
  return {
    async release() {
      await Promise.all([door?.release(), mailbox.release()]);
    },
  };

  function openDoor(settings: NonNullable<Config["mailIn"]>, stores: ReceptionDeps) {
    return openSmtpDoor({
      settings,
      store: (content, { returnPath, deliveredTo }) =>
        storeMail(
          content,
          {
            source: "smtp",
            mailbox: "",
            uidValidity: null,
            uid: null,
            returnPath,
            deliveredTo,
            receivedAt: new Date(),
          },
          stores,
        ),
      onError: (error) => log.warn({ reason: messageOf(error) }, "a mail was not taken"),
    }).catch((error: unknown) => {
      throw new StartupError(
        `The port ${settings.port} for mail (MAIL_IN_PORT) cannot be opened: ${messageOf(error)}.`,
      );
    });
  }
}
