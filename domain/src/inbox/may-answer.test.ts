import { expect, test } from "vitest";
import { mayAnswer } from "./may-answer.ts";
import type { MailKind } from "./received-mail.ts";

const mail = (address: string, kind: MailKind = "message") => ({ kind, from: { name: "", address } });
const none = { orderId: "one", answeredToday: [] };

test("a person's mail is answered once a day about one order", () => {
  const bob = mail("bob@example.com");

  expect(mayAnswer(bob, none)).toBe(true);
  expect(mayAnswer(bob, { orderId: "one", answeredToday: ["one"] })).toBe(false);
  expect(mayAnswer(bob, { orderId: "two", answeredToday: ["one"] })).toBe(true);
});

test.each<MailKind>(["automatic", "bounce", "list"])("a mail of the kind %s is never answered", (kind) => {
  expect(mayAnswer(mail("bob@example.com", kind), none)).toBe(false);
});

test.each(["", "noreply@example.com", "no-reply+7@example.com", "MAILER-DAEMON@example.com", "donotreply@example.com"])(
  "nobody reads what is sent to %j",
  (address) => {
    expect(mayAnswer(mail(address), none)).toBe(false);
  },
);

test("a machine that opens one request after the other is not answered without end", () => {
  const answeredToday = Array.from({ length: 10 }, (_, index) => `order ${index}`);

  expect(mayAnswer(mail("robot@example.com"), { orderId: "another", answeredToday })).toBe(false);
});
