import type { Rights } from "#platform/database/transaction.ts";
import { readMailServer, readStoredServer, type MailServerDeps, type StoredMailServer } from "./mail-server.ts";
import { countWaitingMails } from "./waiting-mails.ts";

export interface MailSettingsAnswer extends Omit<StoredMailServer, "sealedPassword"> {
  /** Whose settings hold: the operator's go before the shop's. A copy of a shop sends nothing, whatever is set up. */
  source: "copy" | "none" | "operator" | "shop";
  hasPassword: boolean;
  /** The sender is one of the operator's settings. */
  isSenderFixed: boolean;
  /** The sender that holds. */
  from: string;
  /** How many emails wait for a mail server, and how many for the one there is to work. */
  waiting: number;
  held: number;
}

const empty: StoredMailServer = {
  version: 0,
  host: "",
  port: 587,
  security: "starttls",
  userName: "",
  sealedPassword: null,
  senderName: "",
  senderAddress: "",
  replyTo: "",
};

/** What the screen shows of the mail settings: everything but the password. */
export async function readMailSettings(system: Rights, { config }: MailServerDeps): Promise<MailSettingsAnswer> {
  const { smtpUrl, from: fixed } = config.mail;
  const { sealedPassword, ...stored } = (await readStoredServer(system)) ?? empty;
  const { from, smtp } = await readMailServer(system, { config });
  const { setUp, repair } = await countWaitingMails(system);
  return {
    ...stored,
    ...(smtpUrl !== null && operatorsServer(smtpUrl)),
    source: config.copyOf !== null ? "copy" : smtpUrl !== null ? "operator" : smtp === null ? "none" : "shop",
    hasPassword: sealedPassword !== null,
    isSenderFixed: fixed !== null,
    from: `${from.name} <${from.address}>`,
    waiting: setUp,
    held: repair,
  };
}

function operatorsServer(url: string): Pick<StoredMailServer, "host" | "port" | "security" | "userName"> {
  const { hostname, port, protocol } = new URL(url);
  const isTls = protocol === "smtps:";
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? "tls" : "starttls",
    userName: "",
  };
}
