import type { ReceivedMail } from "@boresight/domain/inbox/received-mail";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { placeMail } from "./place-mail.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const mailFrom = (address: string, text: string, time: string): ReceivedMail => ({
  id: null,
  messageId: `<${time}@example.com>`,
  references: [],
  from: { name: "Bob", address },
  replyTo: null,
  to: [{ name: "", address: "shop@example.com" }],
  deliveredTo: [],
  subject: "Camry",
  text,
  kind: "message",
  authentication: null,
  attachments: [],
  remarks: [],
  receivedAt: new Date(time),
});

test("mails of one sender stand in one conversation, which is open and unread again", async () => {
  const place = (mail: ReceivedMail) => asSystem(server.db.server, (_system, work) => placeMail(mail, work));

  const first = await place(mailFrom("bob@example.com", "Is it ready?", "2026-05-04T10:00:00Z"));
  await server.db.owner.query("update app.conversations set status = 'done', is_unread = false");
  const second = await place(mailFrom("bob@example.com", "Today,\n\nI mean", "2026-05-04T11:00:00Z"));
  const other = await place(mailFrom("eve@example.com", "Hello", "2026-05-04T12:00:00Z"));

  expect([second === first, other === first]).toEqual([true, false]);
  const { rows } = await server.db.owner.query(
    "select status, is_unread, last_words from app.conversations order by last_said_at",
  );
  expect(rows).toEqual([
    { status: "open", is_unread: true, last_words: "Today, I mean" },
    { status: "open", is_unread: true, last_words: "Hello" },
  ]);
});
