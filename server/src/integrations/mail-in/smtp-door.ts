// Our own SMTP server, for hosts that forward mail. It takes mail for the shop's addresses only, sends nothing, and answers 250
// once a mail is stored.
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { Readable } from "node:stream";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";
import { isWithin, networkOf } from "#platform/http/network-of.ts";
import type { MailInSettings } from "#platform/settings/mail-in-settings.ts";
import { countingWindow } from "./counting-window.ts";

interface DoorMail {
  returnPath: string;
  deliveredTo: readonly string[];
}

interface DoorDeps {
  settings: MailInSettings;
  store: (content: Readable, mail: DoorMail) => Promise<unknown>;
  onError: (error: unknown) => void;
}

export interface SmtpDoor {
  port: number;
  release: () => Promise<void>;
}

const mostConnections = 100;
const mostOfOneNetwork = 10;
const mostRecipients = 20;
const minute = 60_000;

export async function openSmtpDoor({ settings, store, onError }: DoorDeps): Promise<SmtpDoor> {
  const connected = new Map<string, number>();
  const isExpected = settings.from.length > 0 ? isWithin(settings.from) : () => true;
  const mails = countingWindow(settings.mailsPerMinute, minute);
  const server = new SMTPServer({
    ...limitsOf(settings),
    onConnect({ remoteAddress }, answer) {
      if (!isExpected(remoteAddress)) return answer(refusal(554, "Mail is taken from other hosts only"));
      const network = networkOf(remoteAddress);
      const count = (connected.get(network) ?? 0) + 1;
      connected.set(network, count);
      answer(count > mostOfOneNetwork ? refusal(421, "Too many connections from your network") : null);
    },
    onClose({ remoteAddress }) {
      const network = networkOf(remoteAddress);
      const count = (connected.get(network) ?? 1) - 1;
      if (count > 0) connected.set(network, count);
      else connected.delete(network);
    },
    onMailFrom(_address, { remoteAddress }, answer) {
      answer(mails.count(networkOf(remoteAddress)) ? null : refusal(451, "Too many mails, try again later"));
    },
    onRcptTo({ address }, _session, answer) {
      answer(isOwn(address, settings) ? null : refusal(550, "No such address here"));
    },
    onData(stream, session, answer) {
      void take(stream, session).then(
        () => answer(stream.sizeExceeded ? refusal(552, "The mail is too large") : null),
        (error: unknown) => {
          onError(error);
          stream.resume();
          answer(refusal(451, "The mail could not be stored, try again later"));
        },
      );
    },
  });

  async function take(stream: Readable & { sizeExceeded: boolean }, session: SMTPServerSession): Promise<void> {
    const { mailFrom, rcptTo } = session.envelope;
    const returnPath = mailFrom ? mailFrom.address : "";
    await store(untilTooLarge(stream), { returnPath, deliveredTo: rcptTo.map(({ address }) => address) }).catch(
      (error: unknown) => {
        if (!stream.sizeExceeded) throw error;
      },
    );
  }

  server.on("error", onError); // Of one connection.
  server.listen(settings.port, settings.host);
  await once(server.server, "listening");
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens at a port
    port: (server.server.address() as AddressInfo).port,
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Fails at its end, so that nothing of a mail that is too large is kept. */
async function* content(stream: Readable & { sizeExceeded: boolean }) {
  for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) yield chunk;
  if (stream.sizeExceeded) throw new Error("the mail is too large");
}
const untilTooLarge = (stream: Readable & { sizeExceeded: boolean }): Readable => Readable.from(content(stream));

const limitsOf = ({ name, mostBytes, tls }: MailInSettings): SMTPServerOptions => ({
  name,
  banner: "ready",
  size: mostBytes,
  ...(tls && { key: tls.key, cert: tls.certificate, minVersion: "TLSv1.2" }),
  authOptional: true,
  disabledCommands: tls ? ["AUTH"] : ["AUTH", "STARTTLS"],
  disableReverseLookup: true,
  logger: false,
  maxClients: mostConnections,
  maxRecipients: mostRecipients,
  maxCommandLength: 2048,
  maxAllowedUnauthenticatedCommands: 10,
  socketTimeout: minute,
  closeTimeout: 5000,
});

/** The address of a mail to us may carry a token: `inbox+token@shop.example.com`. */
function isOwn(address: string, { addresses }: Pick<MailInSettings, "addresses">): boolean {
  const [, local = "", domain = ""] = /^([^@\s]+)@([^@\s]+)$/.exec(address.toLowerCase()) ?? [];
  const [box = ""] = local.split("+", 1);
  return addresses.some((own) => own === `${box}@${domain}` || (domain !== "" && own === `@${domain}`));
}

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
