import { hash } from "node:crypto";
import { cents } from "@boresight/domain/base/money";
import { contentHashInput } from "@boresight/domain/billing/content-hash-input";
import { readLines, readStoredTaxes } from "#modules/billing/documents/read-lines.ts";
import type { Rights } from "#platform/database/transaction.ts";

export interface HashedEstimate {
  id: string;
  number: string;
  termsVersion: string;
  currency: string;
}

/** The SHA-256 of exactly what is approved, of the rows as they are stored now. */
export async function contentHashOf(
  { id, number, termsVersion, currency }: HashedEstimate,
  system: Rights,
): Promise<string> {
  const lines = await readLines("estimate_id", id, system);
  const taxes = await readStoredTaxes("estimate_id", id, system);
  const sums = await system.one<{ subtotal: number; tax: number; total: number }>({
    text: "select subtotal_cents as subtotal, tax_cents as tax, total_cents as total from app.estimates where id = $1",
    values: [id],
  });
  const [subtotal, tax, total] = [cents(sums.subtotal), cents(sums.tax), cents(sums.total)];
  return hash("sha256", contentHashInput({ number, lines, taxes, subtotal, tax, total, termsVersion, currency }));
}
