// The worker thread that makes the plans of one question after the other.
import { parentPort } from "node:worker_threads";
import { planVans } from "@boresight/domain/schedule/routes/plan-vans";
import { planWeek } from "@boresight/domain/schedule/routes/plan-week";
import * as z from "zod";
import type { PlanOrder } from "./plan-in-thread.ts";

const orderSchema = z.custom<PlanOrder>((sent) => typeof sent === "object" && sent !== null);

async function answer(sent: unknown): Promise<void> {
  const { days, rounds } = orderSchema.parse(sent);
  const plans = await planWeek(days, (day, effort) => planVans(day, { rounds: effort === "full" ? rounds : 0 }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target
  parentPort?.postMessage(plans);
}

parentPort?.on("message", (sent) => void answer(sent));
