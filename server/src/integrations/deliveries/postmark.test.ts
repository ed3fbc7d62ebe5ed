import { expect, test } from "vitest";
import { readPostmarkReport } from "./postmark.ts";

const messageId = "0d3c0b5e-5a8a-4f1e-9d52-7c3a6a9f7f01";
const posted = (values: object = {}) => ({
  RecordType: "Bounce",
  ID: 4_323_372_036,
  MessageID: "883953f4-6105-42a2-a16a-77a8eac79483",
  Email: "carla@example.com",
  BouncedAt: "2026-05-20T16:33:54.9070259Z",
  Details: "550 5.1.1 No such user",
  Metadata: { message: messageId },
  ...values,
});

const meaningOf = (values: object) => {
  const read = readPostmarkReport(posted(values));
  return read && [read.report.outcome, read.report.consequence];
};
const bounced = { is: "blocked", reason: "bounced" };
const complained = { is: "blocked", reason: "complaint" };

test.each([
  ["HardBounce", "bounced", bounced],
  ["BadEmailAddress", "bounced", bounced],
  ["ManuallyDeactivated", "bounced", bounced],
  ["SpamComplaint", "complaint", complained],
  ["SoftBounce", "returned", null],
  ["DnsError", "returned", null],
  ["Blocked", "returned", null],
  ["SpamNotification", "returned", null],
  ["VirusNotification", "returned", null],
  ["DMARCPolicy", "returned", null],
  ["Unconfirmed", "returned", null],
  ["SMTPApiError", "returned", null],
  ["TemplateRenderingFailed", "returned", null],
  ["Unknown", "returned", null],
  ["SomethingNew", "returned", null],
  ["Unsubscribe", null, { is: "mayStop" }],
])("a bounce of type %s means %s and %j", (Type, outcome, consequence) => {
  expect(meaningOf({ Type })).toEqual([outcome, consequence]);
});

test.each([
  "Transient",
  "AutoResponder",
  "AddressChange",
  "ChallengeVerification",
  "OpenRelayTest",
  "Subscribe",
  "InboundError",
])("a bounce of type %s is no failure", (Type) => {
  expect(meaningOf({ Type })).toBeNull();
});

test("whatever made Postmark give up an address blocks it here", () => {
  expect(meaningOf({ Type: "SoftBounce", Inactive: true })).toEqual(["bounced", bounced]);
  expect(meaningOf({ Type: "SpamComplaint", Inactive: true })).toEqual(["complaint", complained]);
});

test.each([
  [{ SuppressSending: true, SuppressionReason: "HardBounce" }, bounced],
  [{ SuppressSending: true, SuppressionReason: "SpamComplaint" }, complained],
  [
    { SuppressSending: true, SuppressionReason: "ManualSuppression" },
    { is: "blocked", reason: "unsubscribed" },
  ],
  [{ SuppressSending: false, SuppressionReason: null }, { is: "reachable" }],
])("a change of the subscription, %j, is of the address alone", (values, consequence) => {
  const change = {
    RecordType: "SubscriptionChange",
    MessageID: null,
    Email: undefined,
    Recipient: "carla@example.com",
  };

  expect(meaningOf({ ...change, ...values })).toEqual([null, consequence]);
});

test("a report has its own moment, and is told from others of the same message", () => {
  const keyOf = (values: object) => readPostmarkReport(posted(values))?.key;
  const delivery = { RecordType: "Delivery", ID: undefined, Email: undefined, Recipient: "carla@example.com" };
  const read = readPostmarkReport(posted({ ...delivery, BouncedAt: undefined, DeliveredAt: "2026-05-20T16:30:00Z" }));

  expect(read?.report).toMatchObject({ outcome: "delivered", at: new Date("2026-05-20T16:30:00Z"), messageId });
  expect(keyOf({ Type: "HardBounce" })).toBe(keyOf({ Type: "HardBounce" }));
  expect(
    new Set([{ Type: "HardBounce" }, { Type: "SoftBounce" }, { Type: "HardBounce", ID: 2 }, delivery].map(keyOf)).size,
  ).toBe(4);
});

test.each([[{ RecordType: "Open" }], [{ Email: undefined }], [{ RecordType: 7 }]])("%j is no report", (values) => {
  expect(readPostmarkReport(posted(values))).toBeNull();
});
