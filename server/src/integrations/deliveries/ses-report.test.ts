import { expect, test } from "vitest";
import { readSesReport } from "./ses-report.ts";

const messageId = "0d3c0b5e-5a8a-4f1e-9d52-7c3a6a9f7f01";
const carla = { emailAddress: "carla@example.com" };
const refused = { ...carla, action: "failed", status: "5.1.1", diagnosticCode: "smtp; 550 5.1.1 unknown" };
const blocked = (reason: string) => ({ is: "blocked", reason });

const read = (told: object) =>
  readSesReport(
    JSON.stringify({
      mail: { destination: ["carla@example.com"], tags: { "boresight-message": [messageId] } },
      ...told,
    }),
  );
const meaningOf = (told: object) => read(told).map(({ outcome, consequence }) => [outcome, consequence]);
const bounce = (bounceType: string, bounceSubType: string, recipient: object = refused) => ({
  eventType: "Bounce",
  bounce: { bounceType, bounceSubType, bouncedRecipients: [recipient], timestamp: "2026-05-20T16:30:00.000Z" },
});
const complaint = (values: object) => ({
  notificationType: "Complaint",
  complaint: { complainedRecipients: [carla], timestamp: "2026-05-20T16:30:00.000Z", ...values },
});

test.each([
  ["Permanent", "General"],
  ["Permanent", "NoEmail"],
  ["Permanent", "Suppressed"],
  ["Permanent", "OnAccountSuppressionList"],
])("a bounce %s, %s is final and blocks the address", (type, subType) => {
  expect(meaningOf(bounce(type, subType))).toEqual([["bounced", blocked("bounced")]]);
});

test.each([
  ["Transient", "General"],
  ["Transient", "MailboxFull"],
  ["Transient", "MessageTooLarge"],
  ["Transient", "ContentRejected"],
  ["Transient", "AttachmentRejected"],
  ["Undetermined", "Undetermined"],
])("a bounce %s, %s blocks nothing and may still arrive", (type, subType) => {
  expect(meaningOf(bounce(type, subType))).toEqual([["returned", null]]);
});

test("an out-of-office answer and a delay are no failures", () => {
  expect(read(bounce("Transient", "General", carla))).toEqual([]);
  expect(read(bounce("Transient", "General", { ...carla, action: "delayed", status: "4.4.7" }))).toEqual([]);
  expect(
    read({ eventType: "DeliveryDelay", deliveryDelay: { delayType: "MailboxFull", delayedRecipients: [carla] } }),
  ).toEqual([]);
});

test.each([
  [{}],
  [{ complaintFeedbackType: "abuse" }],
  [{ complaintFeedbackType: "fraud" }],
  [{ complaintFeedbackType: "other" }],
])("a complaint %j blocks the address", (values) => {
  expect(meaningOf(complaint(values))).toEqual([["complaint", blocked("complaint")]]);
});

test("who says that it was no spam does not complain; neither does a mail server that doubts our signature or finds a virus", () => {
  expect(read(complaint({ complaintFeedbackType: "not-spam" }))).toEqual([]);
  expect(read(complaint({ complaintFeedbackType: "auth-failure" }))).toEqual([]);
  expect(meaningOf(complaint({ complaintFeedbackType: "virus" }))).toEqual([["returned", null]]);
});

test("what SES itself did not send has bounced, and blocks nothing", () => {
  expect(meaningOf({ eventType: "Reject", reject: { reason: "Bad content" } })).toEqual([["bounced", null]]);
  expect(
    meaningOf({ eventType: "Rendering Failure", failure: { errorMessage: "no {{name}}", templateName: "t" } }),
  ).toEqual([["bounced", null]]);
});

const subscription = (unsubscribeAll: boolean) => ({
  eventType: "Subscription",
  subscription: { newTopicPreferences: { unsubscribeAll } },
});

test("who unsubscribes at SES is mailed no more, until they take it back", () => {
  expect(meaningOf(subscription(true))).toEqual([[null, blocked("unsubscribed")]]);
  expect(meaningOf(subscription(false))).toEqual([[null, { is: "reachable" }]]);
});

test("a delivery has its moment and our message; other events and what is no report say nothing", () => {
  const delivery = {
    eventType: "Delivery",
    delivery: { recipients: ["carla@example.com"], timestamp: "2026-05-20T16:30:00Z" },
  };

  expect(read(delivery)).toEqual([
    {
      messageId,
      recipient: "carla@example.com",
      outcome: "delivered",
      consequence: null,
      at: new Date("2026-05-20T16:30:00Z"),
      detail: "",
    },
  ]);
  expect(read({ eventType: "Open", open: {} })).toEqual([]);
  expect(["{", "[]", "null"].flatMap(readSesReport)).toEqual([]);
});
