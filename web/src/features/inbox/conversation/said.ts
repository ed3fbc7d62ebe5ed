/** What was said in a conversation by all ways, in the order of time. */
import * as z from "zod/mini";
import { rowsOf } from "#data/rows.ts";
import type { FragmentType } from "#graphql/fragment-masking.ts";
import type { SaidFragment } from "#graphql/graphql.ts";
import type { StoredFileFields } from "#records/stored-file.ts";

const stated = z.optional(z.nullable(z.string()));
const authenticationSchema = z.object({ spf: stated, dkim: stated, dmarc: stated, by: z.optional(z.string()) });
const remarksSchema = z.array(z.string());
export type Authentication = z.infer<typeof authenticationSchema>;

export interface SaidEntry {
  id: string;
  channel: "email" | "order" | "sms";
  isOurs: boolean;
  /** The person, or else the address; empty for the shop itself. */
  by: string;
  subject: string;
  body: string;
  kind: string;
  /** As the host that received the mail states it. */
  authentication: Authentication | null;
  /** What could not be read of it, or was left out. */
  remarks: readonly string[];
  saidAt: string;
  files: readonly FragmentType<typeof StoredFileFields>[];
}

/** A mail or a text that is also among the order's messages is one entry, the oldest first. */
export function saidIn({ messages, serviceOrder }: SaidFragment): SaidEntry[] {
  const sent = rowsOf(messages);
  const known = new Set(sent.map(({ orderMessageId }) => orderMessageId));
  const onOrder = rowsOf(serviceOrder?.orderMessages).filter(({ id, isInternal }) => !isInternal && !known.has(id));
  const entries = [...sent.map(ofMessage), ...onOrder.map(ofOrder)];
  return entries.toSorted((one, other) => Date.parse(one.saidAt) - Date.parse(other.saidAt));
}

type Message = NonNullable<SaidFragment["messages"]["nodes"][number]>;
type OrderMessage = NonNullable<NonNullable<SaidFragment["serviceOrder"]>["orderMessages"]["nodes"][number]>;

const ofMessage = ({
  author,
  direction,
  channel,
  fromName,
  fromAddress,
  files,
  authentication,
  remarks,
  ...message
}: Message): SaidEntry => ({
  ...message,
  channel: channel === "sms" ? "sms" : "email",
  isOurs: direction === "out",
  authentication: authenticationSchema.safeParse(authentication).data ?? null,
  remarks: remarksSchema.safeParse(remarks).data ?? [],
  by: direction === "out" ? (author?.displayName ?? fromName) : fromName || fromAddress,
  files: rowsOf(files).flatMap(({ file }) => file ?? []),
});

const ofOrder = ({ id, body, authorName, fromCustomer, createdAt, files }: OrderMessage): SaidEntry => ({
  id,
  channel: "order",
  isOurs: !fromCustomer,
  by: authorName,
  subject: "",
  body,
  kind: "message",
  authentication: null,
  remarks: [],
  saidAt: createdAt,
  files: rowsOf(files),
});
