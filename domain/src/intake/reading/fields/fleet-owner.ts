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

/** Whom a lessor's own paper calls its client drives the vehicle; it is the lessor's. */
export function lessorOf(client: Found | null, rows: readonly Row[]): Found | null {
  const at = client?.quote.indexOf(client.value) ?? -1;
  if (client === null || at < 0 || !/\b(?:client|lessee)(?: name)?\W*$/i.test(client.quote.slice(0, at))) return null;
  const fleet = fleetOwner(rows);
  return fleet && leasing.test(fleet.value) ? fleet : null;
}

export function fleetOwner(rows: readonly Row[]): Found | null {
  for (const row of rows.slice(0, headRows))
    for (const text of cellsOf(row.signs).map(textOf)) {
      const [, name] = fleet.exec(text) ?? [];
      if (name !== undefined && !isShopName(name) && !legal.test(text)) return foundIn(name, row, 0.6);
    }
  return null;
}
