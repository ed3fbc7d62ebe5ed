/** What a job sends, written down before it is sent: after a crash or without a response it goes out again as it is. */
import { hash } from "node:crypto";
import { z } from "zod";

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
