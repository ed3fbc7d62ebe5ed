import { expect, test } from "vitest";
import type { OrderHistoryFragment } from "#graphql/graphql.ts";
import { timelineOf } from "./order-timeline.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 15, minute)).toISOString();
const tom = { __typename: "User" as const, id: "tom", displayName: "Tom" };
const file = (name: string, minute: number, user = tom) => ({
  __typename: "File" as const,
  id: name,
  name,
  createdAt: at(minute),
  userByUploadedBy: user,
});

const history = (values: Partial<OrderHistoryFragment>) =>
  ({
    id: "order",
    timeZone: "America/Denver",
    statusHistory: { nodes: [] },
    issued: { nodes: [] },
    added: { nodes: [] },
    sent: { nodes: [] },
    ...values,
  }) as unknown as OrderHistoryFragment;

const move = {
  id: "move",
  changedAt: at(30),
  note: "",
  userByChangedBy: tom,
  fromStatus: { id: "a" },
  toStatus: { id: "b", statusName: "Checked In", customerLabel: "Arrived", category: "onsite", icon: "login" },
};

const sentences = (values: object, staff = true) => timelineOf(history(values), staff).map(({ sentence }) => sentence);

test("status changes, files and emails are listed together, latest first", () => {
  const mail = { id: "mail", subject: "Arrived", recipient: "carla@example.com", status: "sent", createdAt: at(31) };

  expect(
    sentences({ statusHistory: { nodes: [move] }, added: { nodes: [file("dash.jpg", 10)] }, sent: { nodes: [mail] } }),
  ).toEqual(["Email to carla@example.com: Arrived", "Tom moved the order to Checked In", "Tom added dash.jpg"]);
});

test("payments, what was taken back, credit memos, refunds and voids are told with their amounts", () => {
  const paid = (id: string, amountCents: number, minute: number, payment: object | null) => ({
    id,
    amountCents,
    createdAt: at(minute),
    payment,
  });
  const reversed = { id: "p", paymentReversal: { id: "r", reason: "The check bounced" } };
  const invoice = {
    id: "i",
    number: "INV-1",
    voidedAt: at(9),
    voidReason: "Wrong customer",
    creditMemos: {
      nodes: [
        {
          id: "m",
          number: "CM-1",
          createdAt: at(5),
          totalCents: 4000,
          reason: "Late",
          voidedAt: at(8),
          voidReason: "Mistake",
        },
      ],
    },
    paymentAllocations: {
      nodes: [paid("a", 9000, 1, reversed), paid("b", -9000, 3, reversed), paid("c", 500, 4, null)],
    },
    creditEntries: { nodes: [{ id: "f", kind: "refund", amountCents: -4000, createdAt: at(6) }] },
  };
  const entries = timelineOf(history({ billed: { nodes: [invoice] } } as object), true);

  expect(entries.map(({ sentence, note }) => [sentence, note].filter(Boolean))).toEqual([
    ["Invoice INV-1 is void", "Wrong customer"],
    ["Credit memo CM-1 is void", "Mistake"],
    ["$40.00 refunded of invoice INV-1"],
    ["Credit memo CM-1 takes $40.00 off invoice INV-1", "Late"],
    ["$5.00 of credit used for invoice INV-1"],
    ["Payment of $90.00 for invoice INV-1 taken back", "The check bounced"],
    ["$90.00 paid for invoice INV-1"],
  ]);
});

test("files that one person adds at once share a line", () => {
  const ada = { ...tom, id: "ada", displayName: "Ada" };
  const nodes = [file("5.jpg", 14), file("4.jpg", 13), file("3.jpg", 12), file("2.jpg", 11), file("1.jpg", 9, ada)];

  expect(sentences({ added: { nodes } })).toEqual(["Tom added 5.jpg, 4.jpg, 3.jpg and 1 more", "Ada added 1.jpg"]);
});

test("a text says to whom it went, and a notice on a device, which says what the email says, is left out", () => {
  const sent = { id: "text", subject: "", recipient: "+13035550103", createdAt: at(1) };
  const nodes = [
    { ...sent, channel: "sms", status: "sent" },
    { ...sent, channel: "sms", status: "failed" },
    { ...sent, channel: "push", status: "sent" },
  ];

  expect(sentences({ sent: { nodes } })).toEqual(["Text to +13035550103", "Text to +13035550103 (not sent)"]);
});

test("an email that bounced is marked", () => {
  const mail = { id: "mail", subject: "Arrived", recipient: "x@example.com", status: "failed", createdAt: at(1) };

  expect(sentences({ sent: { nodes: [mail] } })).toEqual(["Email to x@example.com: Arrived (not sent)"]);
});

test.each([
  ["Ada", "poNumber", "12", "14", "Ada changed PO number from 12 to 14"],
  ["Ada", "poNumber", null, "14", "Ada set PO number to 14"],
  ["Ada", "poNumber", "12", null, "Ada removed PO number 12"],
  ["Ada", "cost", "65000", "70050", "Ada changed agreed price from $650.00 to $700.50"],
  ["Ada", "promisedAt", null, at(30), "Ada set promised time to Mon, May 4, 2026, 9:30 AM MDT"],
  ["Ada", "notes", "", "Wash it", "Ada set notes to “Wash it”"],
  ["Ada", "priority", "normal", "rush", "Ada changed priority from normal to rush"],
  ["Ada", "rideHeightModified", "false", "true", "Ada noted that the ride height is modified"],
  ["Tom", "odometerIn", null, "42000", "Tom set odometer in to 42,000 mi"],
  ["Tom", "assignedTechnicianId", null, "Tom", "Tom assigned the order to Tom"],
  ["Ada", "assignedTechnicianId", "Tom", "Tess", "Ada reassigned the order from Tom to Tess"],
  ["Ada", "assignedTechnicianId", "Tom", null, "Ada unassigned Tom"],
  [null, "assignedTechnicianId", null, "Tom", "Technician: none → Tom"],
])("%s: %s from %s to %s reads %j", (by, field, before, after, sentence) => {
  expect(sentences({ edits: [{ id: "edit", at: at(1), by, field, before, after }] })).toEqual([sentence]);
});

test("customers see the wording meant for them", () => {
  expect(sentences({ statusHistory: { nodes: [move] } }, false)).toEqual(["Arrived"]);
});

test("a document is listed when it was issued and when it was revoked, and not again as a file", () => {
  const issued = {
    id: "document",
    type: "certificate",
    number: "C-100245-R1",
    issuedAt: at(10),
    issuer: { id: "tom", displayName: "Tom" },
    fileId: "C-100245-R1.pdf",
    revokedAt: at(20),
    revokeReason: "The wrong target was used",
  };

  expect(sentences({ issued: { nodes: [issued] }, added: { nodes: [file("C-100245-R1.pdf", 11)] } })).toEqual([
    "Calibration certificate C-100245-R1 was revoked",
    "Tom issued Calibration certificate C-100245-R1",
  ]);
});
