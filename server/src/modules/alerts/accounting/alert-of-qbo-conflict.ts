import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { endAlert, raiseAlert } from "../raise-alert.ts";

type Kind = DomainEvent<"qbo.conflict">["payload"]["kind"];

const words = {
  fields: "alerts.qboFieldsDiffer",
  amount: "alerts.qboAmountDiffers",
  tax: "alerts.qboTaxDiffers",
  voidedHere: "alerts.qboVoidedHere",
  voidedThere: "alerts.qboVoidedThere",
  deletedThere: "alerts.qboDeletedThere",
  mergedThere: "alerts.qboMergedThere",
  inactiveThere: "alerts.qboInactiveThere",
  payment: "alerts.qboPaymentDiffers",
  reversedHere: "alerts.qboReversedHere",
  taken: "alerts.qboTaken",
} as const satisfies Record<Kind, string>;

const keyOf = (conflictId: string) => `qboConflict:${conflictId}`;

/** Alerts the office to what both sides say differently, until a person decides or both say the same again. */
export async function alertOfQboConflict(
  { payload: { conflictId, kind, label } }: DomainEvent<"qbo.conflict">,
  { system }: Work,
): Promise<void> {
  const alert = { kind: "qboConflict", severity: "critical", dedupeKey: keyOf(conflictId) } as const;
  await system.run(raiseAlert({ ...alert, message: text(words[kind], { label }) }));
}

export async function endQboConflict(
  { payload: { conflictId } }: DomainEvent<"qbo.conflictSolved">,
  { system }: Work,
): Promise<void> {
  await system.run(endAlert(keyOf(conflictId)));
}
