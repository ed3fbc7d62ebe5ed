import type { AgeingBucket } from "@boresight/domain/billing/invoice-status";

/** What is open by days since it was due, in cents. */
export interface AgedSums {
  notDueCents: number;
  to30Cents: number;
  to60Cents: number;
  to90Cents: number;
  over90Cents: number;
  totalCents: number;
}

export const sumOfBucket: Readonly<Record<AgeingBucket, Exclude<keyof AgedSums, "totalCents">>> = {
  notDue: "notDueCents",
  "0-30": "to30Cents",
  "31-60": "to60Cents",
  "61-90": "to90Cents",
  "90+": "over90Cents",
};
