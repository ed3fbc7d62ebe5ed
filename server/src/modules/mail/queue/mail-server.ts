import type { MailSecurity } from "@boresight/domain/mail/mail-settings";
import type { MailServer, SmtpServer } from "#integrations/mail/mail-server.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { createSealing } from "#platform/seal.ts";
import type { Config } from "#platform/settings/config.ts";

export interface MailServerDeps {
  config: Pick<Config, "brandName" | "copyOf" | "mail" | "sealSecret">;
}

/** What an admin set up. */
export interface StoredMailServer {
  version: number;
  host: string;
  port: number;
  security: MailSecurity;
  userName: string;
  sealedPassword: Buffer | null;
  senderName: string;
  senderAddress: string;
  replyTo: string;
}

export const readStoredServer = (system: Rights): Promise<StoredMailServer | undefined> =>
  system.maybe<StoredMailServer>({
    text: `select version, host, port, security, user_name, sealed_password, sender_name, sender_address, reply_to
      from app_private.mail_settings`,
  });

/** Where emails leave at this moment: read for each of them, so that every process follows a change at once. */
export async function readMailServer(system: Rights, { config }: MailServerDeps): Promise<MailServer> {
  const stored = await readStoredServer(system);
  const { companyName } = await system.one<{ companyName: string }>({
    text: "select company_name from app.shop_settings order by version desc limit 1",
  });
  const { smtpUrl, usualAddress } = config.mail;
  const chosen = config.mail.from === null ? null : senderIn(config.mail.from);
  const isStored = stored !== undefined && smtpUrl === null;
  const shopName = (stored?.senderName ?? "") || companyName || config.brandName;
  const address = chosen?.address ?? (stored ? stored.senderAddress : usualAddress);
  return {
    smtp:
      config.copyOf !== null
        ? null
        : isStored
          ? openServer(stored, config)
          : smtpUrl === null
            ? null
            : { url: smtpUrl },
    from: { name: chosen?.name || shopName, address },
    replyTo: stored?.replyTo || null,
  };
}

/** `Acme <mail@example.com>` has a name and an address, `mail@example.com` only the latter. */
function senderIn(from: string): MailServer["from"] {
  const [, name = "", address = from] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name, address: address.trim() };
}

function openServer(
  { host, port, security, userName, sealedPassword }: StoredMailServer,
  config: MailServerDeps["config"],
): SmtpServer {
  const password = sealedPassword === null ? "" : mailSealing(config).open(sealedPassword);
  return { host, port, security, userName, password };
}

export const mailSealing = ({ sealSecret }: Pick<Config, "sealSecret">) => createSealing(sealSecret, "mail server");
