/** The model year in position 10 of a VIN, which repeats every 30 years (49 CFR 565.15; SAE J1044). */
import { needsCheckDigit } from "./vin.ts";

const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** The years that position 10 can mean, the later first; none for a sign that means no year. */
export function modelYears(vin: string, thisYear: number): number[] {
  const index = yearCodes.indexOf(vin.charAt(9));
  if (vin.length !== 17 || index < 0 || vin.charAt(9) === "") return [];
  return [2010 + index, 1980 + index].filter((year) => year <= thisYear + 1);
}

interface Cycle {
  /** Whether it is a passenger car, a multipurpose vehicle or a light truck, which is known of its maker; null: not known. */
  isLight: boolean | null;
  /** How much of the rest of the VIN a table knows for each of the years. */
  candidates: readonly { year: number; matches: number }[];
}

/**
 * Of light vehicles sold in North America a letter in position 7 means 2010 or later, and a digit earlier. Of others the year
 * counts that more of the VIN agrees with. Null where nothing decides.
 */
export function bestModelYear(vin: string, { isLight, candidates }: Cycle): number | null {
  const [later, earlier] = candidates;
  if (!later) return null;
  const isTold = needsCheckDigit(vin); // Elsewhere position 10 need not be the year.
  if (!earlier) return later.matches > 0 || isTold ? later.year : null;
  if (isLight === true && isTold) return /[A-Z]/.test(vin.charAt(6)) ? later.year : earlier.year;
  if (later.matches === earlier.matches) return later.matches > 0 ? later.year : null;
  return later.matches > earlier.matches ? later.year : earlier.year;
}
