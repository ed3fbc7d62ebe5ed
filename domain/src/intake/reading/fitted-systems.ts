/** Which driver assistance systems an estimate says the vehicle has, or has not (handbook section 13). */
import type { EstimateDocument } from "./estimate-document.ts";
import { isOfAny, systemsOfEquipment } from "./words/system-names.ts";

export interface FittedSystem {
  /** As `systemOf` names it. */
  system: string;
  isFitted: boolean;
  /** The option or line that says so. */
  quote: string;
  page: number;
}

/**
 * What the printed equipment and the options of lines name. A list that lacks a system proves nothing, and where the paper
 * contradicts itself nothing is said.
 */
export function fittedSystems({ vehicle, lines }: Pick<EstimateDocument, "lines" | "vehicle">): FittedSystem[] {
  const told = [
    ...vehicle.options
      .filter(({ value }) => !denied.test(value))
      .map(({ value, page }) => ({ text: value, quote: value, page, isFitted: true })),
    ...lines.flatMap(({ description, quote, page, isDeleted }) =>
      isDeleted ? [] : optionsOf(description).map(({ text, isFitted }) => ({ text, quote, page, isFitted })),
    ),
  ];
  const found = told.flatMap(({ text, ...rest }) =>
    systemsOfEquipment(text).flatMap((system) => (rest.isFitted || !ofOneEnd.has(system) ? { system, ...rest } : [])),
  );
  return [...Map.groupBy(found, ({ system }) => system).values()].flatMap((own) => {
    const [first] = own;
    return first && own.every(({ isFitted }) => isFitted === first.isFitted) ? first : [];
  });
}

/** "NO BACKUP CAMERA", "PARKING SENSORS (DELETE)": options that are printed as missing say nothing that is sure. */
const denied = /\b(?:w\/o|without|no|not|non|delete[d]?|n\/a|less)\b/i;
/** A bumper without park sensors says nothing of the other one. */
const ofOneEnd: ReadonlySet<string> = new Set(["parkSensors"]);

interface Option {
  text: string;
  isFitted: boolean;
}

/** "w/park alert, w/o surround view": what a part comes with and without. */
const optionsOf = (description: string): Option[] =>
  [
    ...description.slice(0, longest).matchAll(/(?:^|[\s,])(w\/o|without|w\/|with) ?([^,]{2,40}?)(?=,| w\/| with|$)/gi),
  ].flatMap(([, mark = "", text = ""]) =>
    isOfAny(text) ? [] : { text, isFitted: !/o/i.test(mark.replace(/with(?!out)/i, "")) },
  );
const longest = 300;
