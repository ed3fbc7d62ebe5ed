/** What a person can decide about a conflict with the books (handbook section 18). */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { qboResolutions, type QboConflictKind, type QboEntityName, type QboResolution } from "./qbo.ts";

export interface SolvableConflict {
  kind: QboConflictKind;
  entity: QboEntityName;
  /** Null: there is no record of ours yet. */
  localId: string | null;
}

/** `obsolete` is nobody's decision: both sides say the same again. */
type ChosenResolution = Exclude<QboResolution, "obsolete">;

const byKind: Record<QboConflictKind, (conflict: SolvableConflict) => readonly ChosenResolution[]> = {
  fields: ({ entity }) => (entity === "Customer" ? ["ours", "theirs", "accept"] : ["ours", "accept"]),
  // An issued invoice does not change here, whatever is edited there.
  amount: () => ["ours", "accept", "unlink"],
  tax: () => ["ours", "accept"],
  voidedHere: () => ["ours", "accept"],
  voidedThere: () => ["theirs", "accept", "unlink"],
  deletedThere: ({ entity }) =>
    entity === "Invoice" || entity === "Payment" ? ["sendAgain", "theirs", "unlink"] : ["sendAgain", "unlink"],
  mergedThere: () => ["sendAgain", "unlink", "accept"],
  inactiveThere: ({ entity }) => (entity === "Customer" ? ["ours", "theirs", "accept"] : ["ours", "accept"]),
  payment: ({ localId }) => (localId === null ? ["theirs", "accept"] : ["ours", "theirs", "accept"]),
  reversedHere: () => ["ours", "accept"],
  taken: () => ["theirs", "ours", "accept"],
};

/** Returns what a person can choose, the likeliest first. */
export const resolutionsOf = (conflict: SolvableConflict): readonly ChosenResolution[] =>
  byKind[conflict.kind](conflict);

/** What an invoice comes to: that ours was sent does not say yet that it is so there. */
export const closesOnceEqual = ({ entity, kind }: Pick<SolvableConflict, "entity" | "kind">): boolean =>
  entity === "Invoice" && (kind === "amount" || kind === "tax");

const chosen = qboResolutions.filter((resolution) => resolution !== "obsolete");

export const solveQboConflictSchema = z.object({
  id: recordId(),
  resolution: z.enum(chosen, text("accounting.chooseADecision")).meta({ id: "QboChosenResolution" }),
  choices: z
    .array(
      z
        .object({
          field: z.string().min(1).max(40),
          side: z.enum(["ours", "theirs"], text("accounting.chooseADecision")).meta({ id: "QboSide" }),
        })
        .meta({ id: "QboFieldChoiceInput" }),
    )
    .max(40)
    .default([])
    .describe("Fields of a customer for which the other side counts than the resolution says."),
});
