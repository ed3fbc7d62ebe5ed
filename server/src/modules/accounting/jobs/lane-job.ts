import type { QboJobRow } from "#db/rows.ts";
import type { QboMapping } from "../connection/mapping.ts";
import { hash } from "node:crypto";
import { z } from "zod";

/** A job as the one that does it needs it. */
export type LaneJob = Pick<
  QboJobRow,
  | "id"
  | "connectionId"
  | "lane"
  | "entity"
  | "localId"
  | "qboId"
  | "operation"
  | "label"
  | "customerId"
  | "status"
  | "payload"
  | "payloadNumber"
  | "attempts"
  | "createdAt"
  | "problem"
> & {
  /** Jobs of a lane are done by rank, then by number: customers come before what is theirs. */
  rank: number;
  number: string;
  /** Milliseconds until its next attempt; zero or less: now. */
  dueIn: number;
};

/** A job that is written out and ready to be sent. */
export interface SendingJob {
  job: LaneJob;
  mapping: QboMapping;
  payload: FrozenPayload;
  /** It was sent before, and whether it was done is not known. */
  isRepeat: boolean;
}

/** The first payload goes out under the job's id; one that was written after a refusal under an id of its own. */
export const requestIdOf = ({ id, payloadNumber }: Pick<LaneJob, "id" | "payloadNumber">): string =>
  payloadNumber <= 1 ? id : `${id}-${payloadNumber}`;

/** What a job sends, written down before it is sent: after a crash or without a response it goes out again as it is. */
const fields = z.record(z.string(), z.unknown());
const names = z.array(z.string()).default([]);

const schema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("create"), fields, otherNames: names }),
  z.object({
    action: z.literal("update"),
    id: z.string(),
    syncToken: z.string(),
    fields,
    otherNames: names,
    /** A person wants our total there, whatever tax QuickBooks computes. */
    isDecided: z.boolean().optional(),
    /** It has the line that makes up for another tax of theirs. */
    isEvenedOut: z.boolean().optional(),
  }),
  z.object({ action: z.literal("void"), id: z.string() }),
  z.object({ action: z.literal("delete"), id: z.string() }),
]);

export type FrozenPayload = z.output<typeof schema>;

/** As it is stored with a job. */
export const readPayload = (stored: unknown): FrozenPayload => schema.parse(stored);

export const payloadHash = (payload: FrozenPayload): string => hash("sha256", JSON.stringify(payload));
