// The worker thread that makes the plans of one question.
import { parentPort, workerData } from "node:worker_threads";
import { planVans } from "@boresight/domain/schedule/routes/plan-vans";
import { planWeek } from "@boresight/domain/schedule/routes/plan-week";
import * as z from "zod";
import type { PlanOrder } from "./plan-in-thread.ts";

const { days, rounds } = z.custom<PlanOrder>((sent) => typeof sent === "object" && sent !== null).parse(workerData);
const plans = await planWeek(days, (day, effort) => planVans(day, { rounds: effort === "full" ? rounds : 0 }));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target
parentPort?.postMessage(plans);
