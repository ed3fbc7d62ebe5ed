import { once } from "node:events";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { startMailCatcher, type MailCatcher } from "../../../test/fakes/mail-catcher.ts";
import { createMailSender } from "./mail-sender.ts";
import { mailProblemOf, type SmtpServer } from "./mail-server.ts";

const link = `http://shop.test/v1/auth/verify?type=emailVerify&ticket=verifyEmail%3A${"1".repeat(36)}&redirectTo=${"x".repeat(900)}`;
const mail = {
  id: "6a1f1f0e-3c5e-4b7a-9f42-6f0b5f0f2d11",
  createdAt: "2026-05-01T08:30:00.000Z",
  recipient: "carla@example.com",
  subject: "تأكيد عنوان بريدك الإلكتروني",
  body: `<html><head><title>no</title></head><body><p>Bonjour Zoé &amp; Léo,</p><p><a href="${link.replaceAll("&", "&amp;")}">Vérifier</a></p></body></html>`,
  headers: { "X-Ticket": "verifyEmail:1", "X-Link": link },
};
const nowhere = { postmarkSecret: null, sesTopicArn: null };
const sender = { from: { name: "Boresight", address: "no-reply@shop.test" }, replyTo: null };
const serverAt = ({ smtpUrl }: MailCatcher) => ({ ...sender, smtp: { url: smtpUrl } });

test("an email is sent by SMTP as HTML and text, with its headers unchanged", async () => {
  await using catcher = await startMailCatcher();
  const send = createMailSender({ ...nowhere, folder: null });

  const outcome = await send(mail, serverAt(catcher));

  expect(outcome).toBe("sent");
  expect(catcher.caught).toHaveLength(1);
  const [{ headers, ...caught } = { headers: [] }] = catcher.caught;
  expect(caught).toMatchObject({
    from: { name: "Boresight", address: "no-reply@shop.test" },
    to: [{ address: "carla@example.com" }],
    subject: mail.subject,
    messageId: `<${mail.id}@shop.test>`,
    html: expect.stringContaining("Vérifier</a>"),
    text: expect.stringMatching(/^Bonjour Zoé & Léo,\n\nVérifier: http:.*x\n+$/),
  });
  expect(headers.find(({ key }) => key === "x-link")?.value).toBe(link);
  expect(headers.find(({ key }) => key === "x-ticket")?.value).toBe("verifyEmail:1");
});

test("an invitation is one of the mail's alternatives, beside the files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "boresight-mail-"));
  const send = createMailSender({ ...nowhere, folder });
  const calendar = Buffer.from("BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n");
  const attachments = [
    { filename: "cancelled.ics", content: calendar, contentType: "text/calendar; charset=utf-8; method=CANCEL" },
    { filename: "estimate.pdf", content: Buffer.from("%PDF"), contentType: "application/pdf" },
  ];

  await send({ ...mail, attachments }, { ...sender, smtp: null });

  const [name = ""] = await readdir(folder);
  const written = await readFile(join(folder, name), "utf8");
  expect(written).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
  const alternatives = /multipart\/alternative;\s+boundary="([^"]+)"/.exec(written)?.[1] ?? "";
  expect(
    written.split(`--${alternatives}`).filter((part) => part.includes("Content-Type: text/calendar")),
  ).toHaveLength(1);
  expect((await PostalMime.parse(written)).attachments.map(({ filename }) => filename)).toContain("estimate.pdf");
});

test("an email says that it is automatic, unless somebody wrote it", async () => {
  await using catcher = await startMailCatcher();
  const send = createMailSender({ ...nowhere, folder: null });

  await send(mail, serverAt(catcher));
  await send({ ...mail, headers: { "Auto-Submitted": "no" } }, serverAt(catcher));

  const said = catcher.caught.map(({ headers }) => headers.find(({ key }) => key === "auto-submitted")?.value);
  expect(said).toEqual(["auto-generated", "no"]);
});

test("the folder gets each email as one file, however often it is retried", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "boresight-mail-")), "deeper");
  const send = createMailSender({ ...nowhere, folder });

  const outcomes = [await send(mail, { ...sender, smtp: null }), await send(mail, { ...sender, smtp: null })];

  expect(outcomes).toEqual(["kept", "kept"]);
  expect(await readdir(folder)).toEqual([`2026-05-01T08-30-00.000Z-${mail.id}.eml`]);
  const parsed = await PostalMime.parse(await readFile(join(folder, `2026-05-01T08-30-00.000Z-${mail.id}.eml`)));
  expect(parsed.subject).toBe(mail.subject);
});

test("an email that the server rejects is a failure", async () => {
  await using catcher = await startMailCatcher();
  catcher.refuse(1);

  const sending = createMailSender({ ...nowhere, folder: null })(mail, serverAt(catcher));

  await expect(sending).rejects.toThrow("Mailbox unavailable");
});

test("one address never becomes several recipients", async () => {
  await using catcher = await startMailCatcher();
  const send = createMailSender({ ...nowhere, folder: null });

  await send({ ...mail, recipient: "a,b@example.com" }, serverAt(catcher)).catch(() => {});

  expect(catcher.caught.flatMap(({ to = [] }) => to)).toHaveLength(catcher.caught.length);
});

test("an answer goes to the address of the email, else to that of the shop, and the sender bears the shop's name", async () => {
  await using catcher = await startMailCatcher();
  const send = createMailSender({ ...nowhere, folder: null });
  const shop = {
    ...serverAt(catcher),
    from: { name: "Acme, Inc. <ADAS>", address: "mail@acme.test" },
    replyTo: "hello@acme.test",
  };

  await send({ ...mail, replyTo: "denver@acme.test" }, shop);
  await send(mail, shop);

  expect(catcher.caught.map(({ from }) => from)).toEqual([shop.from, shop.from]);
  expect(catcher.caught.map(({ replyTo }) => replyTo?.[0]?.address)).toEqual(["denver@acme.test", "hello@acme.test"]);
});

test.each<[string, SmtpServer, string]>([
  ["nobody listens", { url: "smtp://127.0.0.1:1" }, "unreachable"],
  ["no such host", { host: "mail.invalid", port: 25, security: "none", userName: "", password: "" }, "unknownHost"],
])("a mail server that takes nothing says so: %s", async (_what, smtp, problem) => {
  const sending = createMailSender({ ...nowhere, folder: null })(mail, { ...sender, smtp });

  await expect(sending).rejects.toMatchObject({ problem });
});

test.each<[string, object, string | null]>([
  ["a wrong password", { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }, "signIn"],
  ["a password that is asked for", { code: "EENVELOPE", responseCode: 530, command: "MAIL FROM" }, "signIn"],
  ["a sender that it does not know", { code: "EENVELOPE", responseCode: 553, command: "MAIL FROM" }, "sender"],
  ["a certificate of somebody else", { code: "ESOCKET", message: "self-signed certificate" }, "encryption"],
  ["no encryption offered", { code: "ETLS" }, "encryption"],
  ["a silent server", { code: "ETIMEDOUT" }, "unreachable"],
  ["a server that closes for the night", { code: "ECONNECTION", responseCode: 421 }, "unreachable"],
  ["an unknown recipient", { code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }, null],
  ["a message that is too large", { code: "EMESSAGE", responseCode: 552 }, null],
])("%s concerns all emails or one", (_what, facts, problem) => {
  expect(mailProblemOf(Object.assign(new Error("no"), facts))).toBe(problem);
});

test("a mail server that stays silent is not connected to for every email", async () => {
  let connected = 0;
  const silent = createServer(() => void connected++).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const patience = { connectionTimeout: 100, greetingTimeout: 50, socketTimeout: 100 };
  const send = createMailSender({ ...nowhere, folder: null }, patience);
  const sending = () => send(mail, { ...sender, smtp: { url: `smtp://127.0.0.1:${port}` } });

  for (const _ of [1, 2, 3, 4, 5]) await expect(sending()).rejects.toMatchObject({ problem: "unreachable" });

  expect(connected).toBe(3);
  silent.close();
});
