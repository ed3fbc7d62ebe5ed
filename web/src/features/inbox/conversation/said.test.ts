import { expect, test } from "vitest";
import { saidIn } from "./said.ts";

type Said = Parameters<typeof saidIn>[0];

const mail = (values: object) => ({
  id: "m1",
  direction: "in",
  channel: "email",
  fromName: "",
  fromAddress: "bob@example.com",
  subject: "Camry",
  body: "Is it ready?",
  kind: "message",
  authentication: null,
  remarks: [],
  orderMessageId: null,
  saidAt: "2026-05-04T10:00:00+00:00",
  author: null,
  files: { nodes: [] },
  ...values,
});
const onOrder = (values: object) => ({
  id: "o1",
  body: "At 5",
  authorName: "Ada Admin",
  fromCustomer: false,
  isInternal: false,
  createdAt: "2026-05-04T09:00:00-06:00",
  files: { nodes: [] },
  ...values,
});
// As the server answers; the rest of the record is nothing to what was said.
const said = (messages: object[], orderMessages: object[] | null): Said =>
  ({
    id: "c1",
    messages: { nodes: messages },
    serviceOrder: orderMessages && { id: "s1", orderMessages: { nodes: orderMessages } },
  }) as unknown as Said;

test("mails, texts and messages of the order stand in the order of time, whatever zone they are written in", () => {
  const later = mail({ id: "m2", channel: "sms", saidAt: "2026-05-04T15:30:00+00:00" });

  expect(saidIn(said([later, mail({})], [onOrder({})])).map(({ id, channel }) => `${id} ${channel}`)).toEqual([
    "m1 email",
    "o1 order",
    "m2 sms",
  ]);
});

test("a mail that is a message of the order too is one entry, and notes among staff are none", () => {
  const both = [onOrder({}), onOrder({ id: "o2", isInternal: true })];

  expect(saidIn(said([mail({ orderMessageId: "o1" })], both)).map(({ id }) => id)).toEqual(["m1"]);
});

test("whoever wrote is named by name, by address, or by who of the office it was", () => {
  const entries = saidIn(
    said(
      [
        mail({ fromName: "Bob", saidAt: "2026-05-04T10:00:00Z" }),
        mail({ id: "m2", saidAt: "2026-05-04T11:00:00Z" }),
        mail({ id: "m3", direction: "out", author: { id: "u", displayName: "Ada" }, saidAt: "2026-05-04T12:00:00Z" }),
      ],
      null,
    ),
  );

  expect(entries.map(({ by, isOurs }) => [by, isOurs])).toEqual([
    ["Bob", false],
    ["bob@example.com", false],
    ["Ada", true],
  ]);
});

test("what could not be read is said with the mail, and an answer that is no list of sentences says nothing", () => {
  const remarks = ["“big.zip” is empty or too large"];

  expect(saidIn(said([mail({ remarks })], null)).map((entry) => entry.remarks)).toEqual([remarks]);
  expect(saidIn(said([mail({ remarks: [{ key: "mail.fileLeftOut" }] })], null)).map((entry) => entry.remarks)).toEqual([
    [],
  ]);
});
