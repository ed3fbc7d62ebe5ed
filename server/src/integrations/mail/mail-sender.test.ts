import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { startMailCatcher } from "../../../test/fakes/mail-catcher.ts";
import { createMailSender } from "./mail-sender.ts";

const link = `http://shop.test/v1/auth/verify?type=emailVerify&ticket=verifyEmail%3A${"1".repeat(36)}&redirectTo=${"x".repeat(900)}`;
const mail = {
  id: "6a1f1f0e-3c5e-4b7a-9f42-6f0b5f0f2d11",
  createdAt: "2026-05-01T08:30:00.000Z",
  recipient: "carla@example.com",
  subject: "تأكيد عنوان بريدك الإلكتروني",
  body: `<html><head><title>no</title></head><body><p>Bonjour Zoé &amp; Léo,</p><p><a href="${link.replaceAll("&", "&amp;")}">Vérifier</a></p></body></html>`,
  headers: { "X-Ticket": "verifyEmail:1", "X-Link": link },
};
const from = "Boresight <no-reply@shop.test>";

test("an email is sent by SMTP as HTML and text, with its headers unchanged", async () => {
  await using catcher = await startMailCatcher();
  const send = createMailSender({
    smtpUrl: catcher.smtpUrl,
    folder: null,
    from,
    postmarkSecret: null,
    sesTopicArn: null,
  });

  const outcome = await send(mail);

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

test("the folder gets each email as one file, however often it is retried", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "boresight-mail-")), "deeper");
  const send = createMailSender({ smtpUrl: null, folder, from, postmarkSecret: null, sesTopicArn: null });

  const outcomes = [await send(mail), await send(mail)];

  expect(outcomes).toEqual(["kept", "kept"]);
  expect(await readdir(folder)).toEqual([`2026-05-01T08-30-00.000Z-${mail.id}.eml`]);
  const parsed = await PostalMime.parse(await readFile(join(folder, `2026-05-01T08-30-00.000Z-${mail.id}.eml`)));
  expect(parsed.subject).toBe(mail.subject);
});

test("an email that the server rejects is a failure", async () => {
  await using catcher = await startMailCatcher();
  catcher.refuse(1);

  const sending = createMailSender({
    smtpUrl: catcher.smtpUrl,
    folder: null,
    from,
    postmarkSecret: null,
    sesTopicArn: null,
  })(mail);

  await expect(sending).rejects.toThrow("Mailbox unavailable");
});

test("one address never becomes several recipients", async () => {
  await using catcher = await startMailCatcher();
  const send = createMailSender({
    smtpUrl: catcher.smtpUrl,
    folder: null,
    from,
    postmarkSecret: null,
    sesTopicArn: null,
  });

  await send({ ...mail, recipient: "a,b@example.com" }).catch(() => {});

  expect(catcher.caught.flatMap(({ to = [] }) => to)).toHaveLength(catcher.caught.length);
});
