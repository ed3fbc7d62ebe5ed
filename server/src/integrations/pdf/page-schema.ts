import * as z from "zod";

export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A page as a thread or process that reads it sends it. */
export const pageSchema = z.object({
  number: z.int(),
  width: z.number(),
  height: z.number(),
  turn: z.literal([0, 90, 180, 270]).nullish(),
  words: z
    .array(z.object({ text: z.string(), box: boxSchema, confidence: z.number(), level: z.number().optional() }))
    .readonly(),
});
