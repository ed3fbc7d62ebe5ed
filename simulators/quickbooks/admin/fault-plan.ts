/** Faults asked for in advance: each strikes the next calls it fits. */
import { z } from "zod";

export const plannedFaultSchema = z.intersection(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("throttled"), retryAfter: z.number().optional() }),
    z.object({ kind: z.literal("server-error"), status: z.union([z.literal(500), z.literal(503), z.literal(504)]) }),
    z.object({ kind: z.literal("slow"), milliseconds: z.number() }),
    /** Nothing is done, and the connection ends without an answer. */
    z.object({ kind: z.literal("cut") }),
    /** The work is done, but its answer is lost: what `requestid` is for. */
    z.object({ kind: z.literal("answer-lost") }),
    z.object({ kind: z.literal("html"), status: z.number().optional() }),
    z.object({ kind: z.literal("oversized"), bytes: z.number() }),
    z.object({
      kind: z.literal("fault"),
      status: z.number(),
      code: z.string(),
      message: z.string().optional(),
      detail: z.string().optional(),
      element: z.string().optional(),
    }),
  ]),
  z.object({
    /** How many calls it strikes; 1 when left out. */
    times: z.number().optional(),
    /** Strikes only calls whose method and path contain this, such as `POST` or `/invoice`. */
    on: z.string().optional(),
  }),
);

export type PlannedFault = z.infer<typeof plannedFaultSchema>;

export interface FaultPlan {
  add(fault: PlannedFault): void;
  clear(): void;
  /** The fault that strikes this call (`POST /v3/company/1/invoice`), which is then used up. */
  take(call: string): PlannedFault | undefined;
}

export function openFaultPlan(): FaultPlan {
  let planned: { fault: PlannedFault; left: number }[] = [];
  return {
    add: (fault) => void planned.push({ fault, left: fault.times ?? 1 }),
    clear: () => void (planned = []),
    take(call) {
      const next = planned.find(({ fault }) => call.includes(fault.on ?? ""));
      if (!next) return undefined;
      next.left -= 1;
      if (next.left <= 0) planned = planned.filter((one) => one !== next);
      return next.fault;
    },
  };
}
