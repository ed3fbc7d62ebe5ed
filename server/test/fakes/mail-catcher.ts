// An SMTP server in-process that takes every mail and keeps it as readers see it.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface MailCatcher extends AsyncDisposable {
  smtpUrl: string;
  caught: Email[];
  /** Refuses so many mails. */
  refuse: (times: number) => void;
  /** Lets every mail wait until the answered function is called. */
  hold: () => () => void;
}

/** With a password it takes mails from those who know it only; it may change. */
export async function startMailCatcher(door?: { password: string }): Promise<MailCatcher> {
  const caught: Email[] = [];
  let refusals = 0;
  let held: Promise<void> = Promise.resolve();

  async function take(stream: Readable, answer: (error?: Error) => void): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    await held;
    if (refusals-- > 0) return answer(new Error("Mailbox unavailable"));
    caught.push(mail);
    answer();
  }

  const server = new SMTPServer({
    authOptional: door === undefined,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username = "", password }, _session, answer) =>
      password === door?.password ? answer(null, { user: username }) : answer(new Error("Invalid login")),
    onData: (stream, _session, done) => void take(stream, done),
  });
  const { server: socket } = server;
  server.listen(0, "127.0.0.1");
  await once(socket, "listening");

  return {
    smtpUrl: `smtp://127.0.0.1:${(socket.address() as AddressInfo).port}`,
    caught,
    refuse: (times) => void (refusals = times),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
