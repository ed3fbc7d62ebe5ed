import type { Block } from "@boresight/domain/documents/document-content";
import type { NoticedCalibration, NoticeStatement } from "@boresight/domain/documents/notices";
import type { CertifiedCalibration } from "#modules/documents/content/certificate/certified-calibration.ts";
import { factsOf, headedText } from "#modules/documents/content/document-reader.ts";
import type { OrderOnPaper } from "#modules/documents/content/order-on-paper.ts";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";
import type { DisclosureInForce } from "#modules/documents/disclosures/read-disclosures.ts";
import type { NoticedSystem } from "./noticed-systems.ts";

export interface Noticed {
  customerId: string;
  serviceOrderId: string;
  vehicleId: string;
  order: OrderOnPaper;
  operations: readonly string[];
  calibrations: readonly CertifiedCalibration[];
  /** By which it is known whether they are still as they were. */
  covered: readonly NoticedCalibration[];
}

/** What stands on a notice besides the order. */
export interface NoticeParts extends Omit<Noticed, "covered"> {
  statement: NoticeStatement;
  systems: readonly NoticedSystem[];
  disclosure: DisclosureInForce | undefined;
}

/** What was looked up, by whom; and what they add in their own words. */
export const statementBlocks = (
  { source, note, statedBy }: NoticeStatement,
  frame: DocumentFrame,
): readonly Block[] => [
  { kind: "heading", text: frame.say("documents.statedBy") },
  {
    kind: "facts",
    facts: factsOf([
      [frame.say("documents.statedByPerson"), statedBy && frame.own(statedBy)],
      [frame.say("documents.sourceConsulted"), source && frame.own(source)],
    ]),
  },
  ...headedText(frame.say("documents.whatTheDriverShouldKnow"), note, frame),
];
