import type { ReceivedMail } from "@boresight/domain/inbox/received-mail";

let counter = 0;

/** A mail to the shop, by default of a stranger who says nothing. */
export const buildReceivedMail = (
  values: Partial<Omit<ReceivedMail, "from">> & { from?: string } = {},
): ReceivedMail => {
  const { from = "stranger@elsewhere.example", ...others } = values;
  return {
    id: null,
    messageId: `<received-${++counter}@elsewhere.example>`,
    references: [],
    from: { name: "", address: from },
    replyTo: null,
    to: [{ name: "", address: "shop@boresight.example" }],
    deliveredTo: [],
    subject: "",
    text: "",
    kind: "message",
    authentication: null,
    attachments: [],
    calendarReply: null,
    remarks: [],
    receivedAt: new Date("2026-05-04T15:00:00Z"),
    ...others,
  };
};
