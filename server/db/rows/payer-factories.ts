/** Payers and their rules, as `factories.ts` builds the rest. */
import { randomUUID } from "node:crypto";
import type { Row } from "./factories.ts";

type Values = Record<string, unknown>;

export const buildPayer = (values: Values = {}): Row => {
  const id = randomUUID();
  return { id, name: `Granite Mutual ${id.slice(0, 8)}`, ...values };
};

/** Nobody has verified it. */
export const buildPayerRule = (values: Values & { payer_id: string }): Row => ({
  id: randomUUID(),
  number: 1,
  valid_from: "2026-01-01",
  content: {},
  source_title: "Provider manual",
  source_on: "2026-01-01",
  ...values,
});
