/** Names that run into the next column, where nothing on their row tells where they end. */
import { isShopName } from "./shop-names.ts";

/** What goes on with a name, and does not follow it: "Jane Doe and John Doe", "Jane Doe Jr". */
const goesOn =
  /^,|^ ?(?:&|and|or|y|et|dba|c\/o|attn|jr|sr|ii|iii|iv|co|corp|inc|llc|llp|lp|ltd)\b|\b(?:jr|sr|ii|iii|corp|inc|llc|llp|ltd)\.?$/i;

/** "Larsen, Ingrid CALIBER COLLISION" where another place says "Larsen, Ingrid", or that the shop is called so. */
export function withoutNextColumn(name: string, said: { names: readonly string[]; shop: string | null }): string {
  const whole = said.names.filter((one) => runsOn(name, one)).toSorted((one, other) => one.length - other.length)[0];
  if (whole !== undefined) return name.slice(0, whole.length);
  const shop = said.shop?.toLowerCase() ?? "";
  const before = name.slice(0, name.length - shop.length).trim();
  return shop.includes(" ") && before.includes(" ") && name.toLowerCase().endsWith(shop) ? before : name;
}

/** A name of one word, or one more given name, proves nothing; without a gap a whole name must follow. */
function runsOn(name: string, whole: string): boolean {
  if (!/[ ,]/.test(whole) || !name.toLowerCase().startsWith(whole.toLowerCase())) return false;
  const rest = name.slice(whole.length);
  if ((goesOn.test(rest) && !isShopName(rest)) || !/^ ?\p{Lu}/u.test(rest)) return false;
  return isShopName(rest) || rest.trim().includes(" ") || isNoName.test(rest);
}
const isNoName = /^ ?(?:undecided|unknown|residence|same|tbd)$/i;
