/** What a VIN may be that recognition saw with wrong signs. */
import { confused, meantDigits, normaliseVin, signValue, vinLength, weights } from "./vin.ts";

interface Exchange {
  sign: string;
  /** By how much the sum that the check digit is made of grows. */
  more: number;
}

const looksLike = new Map<string, string[]>();
for (const [one = "", other = ""] of confused) {
  looksLike.set(one, [...(looksLike.get(one) ?? []), other]);
  looksLike.set(other, [...(looksLike.get(other) ?? []), one]);
}

const mostExchanged = 3;
const checkAt = 8;

/**
 * The VINs of which recognition may have made this, by how many signs they differ: up to three that look alike, and of 18
 * signs one that was seen twice, as "S5" for a 5. All have the check digit that fits.
 */
export function vinsLike(seen: string): string[][] {
  const plain = normaliseVin(seen);
  const meant = [meantDigits(plain), meantDigits(plain.replaceAll("I", "J"))]; // A J may lose its hook.
  const whole = meant.flatMap((vin) => (vin.length === vinLength + 1 ? seenTwice(vin) : [vin]));
  const found = Array.from({ length: mostExchanged + 1 }, () => new Set<string>());
  for (const vin of new Set(whole)) if (/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) addLike(vin.split(""), found);
  return found.map((vins) => [...vins].filter((vin) => /\d{4}$/.test(vin)));
}

const seenTwice = (vin: string): string[] =>
  vin.split("").flatMap((sign, at) => {
    const next = vin[at + 1] ?? "";
    const isTwice = sign === next || looksLike.get(sign)?.includes(next);
    return isTwice ? [vin.slice(0, at) + vin.slice(at + 1), vin.slice(0, at + 1) + vin.slice(at + 2)] : [];
  });

/** Goes through the signs once, carrying the sum along: of thousands of exchanges few have a check digit that fits. */
function addLike(signs: string[], found: readonly Set<string>[]): void {
  const exchanges = signs.map((sign, at): Exchange[] =>
    (looksLike.get(sign) ?? []).map((other) => ({
      sign: other,
      more: (signValue(other) - signValue(sign)) * (weights[at] ?? 0),
    })),
  );
  const goOn = (from: number, count: number, sum: number): void => {
    const rest = sum % 11;
    if (signs[checkAt] === (rest === 10 ? "X" : String(rest))) found[count]?.add(signs.join(""));
    if (count === mostExchanged) return;
    for (let at = from; at < signs.length; at++) {
      const own = signs[at] ?? "";
      for (const { sign, more } of exchanges[at] ?? []) {
        signs[at] = sign;
        goOn(at + 1, count + 1, sum + more);
      }
      signs[at] = own;
    }
  };
  goOn(
    0,
    0,
    signs.reduce((sum, sign, at) => sum + signValue(sign) * (weights[at] ?? 0), 0),
  );
}
