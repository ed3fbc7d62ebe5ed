/** What is known of doing a calibration on a vehicle of this make. */

interface AttemptBefore {
  result: string;
  tool: string;
  target: string;
  orderCalibration: { id: string; requirementSource: string } | null;
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.map((text) => text.trim()))].filter(Boolean);

/** Returns the procedures that were recorded, those of the latest attempts first, then those that the shop knows. */
export const proceduresOf = (attempts: readonly AttemptBefore[], known: readonly string[]): string[] =>
  distinct([...attempts.map(({ orderCalibration }) => orderCalibration?.requirementSource ?? ""), ...known]);

const most = 3;

/** Returns the tools and targets that it passed with, the latest first. */
export function equipmentOf(attempts: readonly AttemptBefore[]): { tools: string[]; targets: string[] } {
  const passed = attempts.filter(({ result }) => result === "passed");
  return {
    tools: distinct(passed.map(({ tool }) => tool)).slice(0, most),
    targets: distinct(passed.map(({ target }) => target)).slice(0, most),
  };
}

/** Whether a procedure is for vehicles of this year; where that is not known, all are. */
export const isOfYear =
  (year: number | null) =>
  ({ yearFrom, yearTo }: { yearFrom?: number | null; yearTo?: number | null }): boolean =>
    year === null || ((yearFrom ?? year) <= year && (yearTo ?? year) >= year);
