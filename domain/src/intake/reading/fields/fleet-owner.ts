/** A fleet's own paper, which names its vehicles' owner in the letterhead alone: "CITY OF MADISON", "U-Haul". */
import type { Found } from "#intake/reading/estimate-document.ts";
import { cellsOf, textOf, type Row } from "#intake/reading/layout.ts";
import { foundIn } from "#intake/reading/text-row.ts";
import { isShopName } from "./shop-names.ts";

const headRows = 4;

const word = String.raw`\p{L}[\p{L}.'’-]*`;
const body = String.raw`(?:borough|city|commonwealth|county|parish|province|state|town|township|university|village) of(?: ${word}){1,3}?`;
const district = String.raw`(?:${word} ){1,3}(?:county|fire department|police department|public schools|school district|sheriff['’]?s office|transit(?: authority)?)`;
const lessor = String.raw`(?:(?:alamo|avis|ean|enterprise|hertz|holman|mike albert|penske|ryder|sixt|u-?haul|zipcar)(?:,?(?: ${word})){0,5}?|(?:budget|national) (?:car|truck) rental|element fleet(?: ${word}){0,2}?|(?:ari|donlen|emkay|merchants|wheels)(?: (?:fleet|inc\.?|llc|corporation))(?: ${word}){0,2}?|lease ?plan(?: ${word}){0,2}?)`;
const part = String.raw`(?: [-–—|] .*| (?:department|dept\.?|division|equipment|fleet|motor pool|public works)\b.*)?`;
const fleet = new RegExp(`^((?:the )?(?:${body}|${district}|${lessor}))${part}$`, "iu");
/** Of the law that a shop must quote: "State of California Automotive Repair Act". */
const legal = /\b(?:act|bureau|code|disclosure|law|licen[cs]ed?|notice|registration|registered)\b/i;

const leasing = new RegExp(`^${lessor}$`, "iu");

/** What leases says so of itself: "Cascadia Auto Leasing, LLC". */
const leases =
  /^(?:[\p{Lu}\d&][\p{L}\d.'’&-]*,? ){1,4}(?:leas(?:e|ing)|fleet management|(?:car|truck|van|vehicle) rentals?|rent-?a-?car)(?: (?:trust|titling trust|company|corporation|group|services|solutions))?(?:,? (?:co|corp|inc|llc|lp|ltd|usa)\.?){0,2}$/iu;

/** Whom a lessor's own paper calls its client drives the vehicle, as does a lessee; it is the lessor's. */
export function lessorOf(client: Found | null, rows: readonly Row[], lessor: Found | null): Found | null {
  if (client === null) return lessor ?? (rows.some(({ text }) => /\blessee\W/i.test(text)) ? leasingIn(rows) : null);
  const at = client.quote.indexOf(client.value);
  if (at < 0 || !/\b(?:client|lessee)(?: name)?\W*$/i.test(client.quote.slice(0, at))) return null;
  if (lessor) return lessor;
  const fleet = fleetOwner(rows);
  return fleet && leasing.test(fleet.value) ? fleet : leasingIn(rows);
}

/** In the head, or below it. */
function leasingIn(rows: readonly Row[]): Found | null {
  for (const row of rows.slice(0, titleRows)) {
    const name = cellsOf(row.signs)
      .map(textOf)
      .find((text) => leases.test(text) && !isShopName(text));
    if (name !== undefined) return foundIn(name, row, 0.6);
  }
  return null;
}
const titleRows = 12;

export function fleetOwner(rows: readonly Row[]): Found | null {
  for (const row of rows.slice(0, headRows))
    for (const text of cellsOf(row.signs).map(textOf)) {
      const [, name] = fleet.exec(text) ?? [];
      if (name !== undefined && !isShopName(name) && !legal.test(text)) return foundIn(name, row, 0.6);
    }
  return null;
}
