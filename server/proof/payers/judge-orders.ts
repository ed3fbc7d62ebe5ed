/** Holds the product's answer against the clerk's. */
import { payerComplete } from "@boresight/domain/billing/payers/payer-complete";
import { createRandom } from "../fuzz/random.ts";
import { generateFacts, generateRules } from "./generate-orders.ts";
import { clerkAccepts } from "./oracle.ts";

export interface Judgement {
  checks: number;
  complete: number;
  falseComplete: number;
  falseIncomplete: number;
  /** Of one check; what another process took of its time is left out by doing it twice. */
  slowestMs: number;
}

/** Checks so many orders against five payers each. */
export function judgeOrders(orders: number, seed: number): Judgement {
  const random = createRandom(seed);
  const judged: Judgement = { checks: 0, complete: 0, falseComplete: 0, falseIncomplete: 0, slowestMs: 0 };
  for (let order = 0; order < orders; order++) {
    const facts = generateFacts(random);
    for (const rule of generateRules(random)) {
      const { isComplete } = payerComplete(facts, rule);
      judged.slowestMs = Math.max(judged.slowestMs, Math.min(timeOf(facts, rule), timeOf(facts, rule)));
      const isAccepted = clerkAccepts(facts, rule.demands);
      judged.checks += 1;
      if (isComplete) judged.complete += 1;
      if (isComplete && !isAccepted) judged.falseComplete += 1;
      if (!isComplete && isAccepted) judged.falseIncomplete += 1;
    }
  }
  return judged;
}

function timeOf(...[facts, rule]: Parameters<typeof payerComplete>): number {
  const start = performance.now();
  payerComplete(facts, rule);
  return performance.now() - start;
}
