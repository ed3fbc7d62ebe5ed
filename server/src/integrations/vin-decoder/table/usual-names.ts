/** NHTSA writes makes in capitals and some models by families: here as the trade says them. */
import { knownMake } from "@boresight/domain/intake/reading/fields/vehicle-description";

export const usualMake = (make: string): string =>
  knownMake(make) ??
  (/\p{Ll}/u.test(make)
    ? make
    : make.toLowerCase().replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase()));

/** Without the make in front; "Ram" of Dodge is known by its series. */
export function usualModel(model: string, { make, series }: { make: string | null; series: string | null }): string {
  const plain = model.trim();
  const [size] = /^(?:1500|2500|3500|4500|5500)/.exec(series ?? "") ?? [];
  if (/^ram$/i.test(plain) && size !== undefined) return `${plain} ${size}`;
  if (/^(?:GL[ABCES]|CL[AS]|SL[CK]?)-Class$/i.test(plain)) return plain.slice(0, -"-Class".length);
  return make !== null && plain.toLowerCase().startsWith(`${make.toLowerCase()} `)
    ? plain.slice(make.length + 1)
    : plain;
}
