/** Rows that name a control module, and say what was found in it. */
import type { ModuleState, ScannedModule } from "./scan-report.ts";
import { unaccented } from "./unaccented.ts";

const noFaults =
  /\b(?:no|0|zero|aucune?|sin|keine?|ningun[oa]?) ?(?:stored |current |active |present )?(?:dtcs?|trouble codes?|(?:fault )?codes?|faults?|errors?|defauts?|codes? defauts?|pannes?|codigos?|fallas?|averias?|errores|fehler(?:codes?|eintrage?)?)(?: (?:codes?|found|stored|present|detected|memori[sz]ed|trouves?|memorises?|detectes?|de (?:falla|averia|error)s?|encontrad[oa]s?|gefunden|gespeichert|vorhanden))*/i;
const passed =
  /(?:^|[\s:|\-–—(])(?:ok|i\.?o\.?|in ordnung|pass(?:ed)?|normal|good|clear|no issues?)(?: (?:\d{4}|0))?[)\]]?$/i;
const silent =
  /\b(?:no (?:response|communication|answer)|(?:unable|failed) to (?:communicate|connect|respond)|not (?:responding|reachable|accessible|scanned|communicating)|cannot be reached|communication (?:error|failure|failed)|timed? ?out|pas de (?:reponse|communication)|ne repond pas|keine (?:antwort|kommunikation|verbindung)|antwortet nicht|nicht erreichbar|sin (?:respuesta|comunicacion)|no responde)\b/i;
const absent =
  /\b(?:not (?:equipped|fitted|installed|supported|available|coded)|n\/a|non equipe|nicht verbaut|no (?:equipado|instalado))\b/i;
const counted =
  /(?:\b[1-9]\d{0,2} ?(?:stored |current |active )?(?:dtcs?|trouble codes?|fault codes?|codes?|faults?|errors?|defauts?|codes? defauts?)(?:\(s\))?(?: (?:found|stored|present|detected|trouves?))?|\b(?:faults?|dtcs?|codes?|defauts?)(?:\(s\))? ?(?:found|detected|present|stored)?\s*[|:(=-]?\s*[1-9]\d{0,2}\)?|\b(?:ab|a)normal(?:\s*[|:(=-]?\s*\d{1,3}\)?)?|\bmalfunction(?: \d{4})?|\b[1-9]\d{0,2} (?:fehler(?:codes?)?|fallas?|averias?|errores|codigos?)(?: (?:gefunden|encontrad[oa]s?))?|\b(?:fehler|fallas?|averias?)(?:\s*[|:(=-]?\s*[1-9]\d{0,3}\)?)?|\bfail(?:ed)?|\bfault(?:y|s)?(?: (?:found|detected))?|\bdefaut(?:s)?)$/i;

const counts =
  /\b(?:dtcs?|codes?|faults?|defauts?|fehler\w*|fallas?|averias?)\b[^:=]{0,30}[:=]\s*(?:0|none|no|nil|aucune?|keine?|ningun[oa]?)\s*$/i;

/** `No DTCs found`, `Stored codes: None`, `Total DTCs: 0`. */
export const saysNone = (text: string): boolean => {
  const bare = unaccented(text);
  return noFaults.test(bare) || counts.test(bare);
};

/** What a row says of a module, and where in it that begins; null: nothing. */
export function verdictIn(text: string): { at: number; state: ModuleState | "absent" } | null {
  const tests: readonly (readonly [RegExp, ModuleState | "absent"])[] = [
    [noFaults, "ok"],
    [counts, "ok"],
    [silent, "noAnswer"],
    [absent, "absent"],
    [counted, "faults"],
    [passed, "ok"],
  ];
  const bare = unaccented(text);
  for (const [test, state] of tests) {
    const found = test.exec(bare);
    if (found) return { at: found.index, state };
  }
  return null;
}

const label =
  /^(?:(?:control )?(?:module|unit|system|ecu|controller)|systeme|calculateur|modulo|sistema|steuergerat|unidad(?: de control)?)(?: name)?\s*[:#]\s*/i;
const vcdsAddress =
  /^(?:Address|Adresse|Direcci[oó]n) ([0-9A-F]{2}): (.+?)(?:\s+\([A-Z0-9-]+\))?(?:\s+(?:Labels?|Labeldatei|Fichier(?: label)?)\s*:.*)?$/i;
const vcdsStatus = /^([0-9A-F]{2})-(.+?)\s+-{1,2}\s+Status:\s*(.+)$/i;
const listNumber = /^(?:\d{1,3}[.)]\s+|\d{1,3} (?=\p{Lu}(?!\b))|[•*▶►■●○\-–]\s+)/u;
/** What a tool prints of a module behind its name. */
const ofModule =
  /\s+(?:part|serial|software|hardware|calibration|sw|hw|p\/n|s\/n|teile|serien)(?:[- ]?(?:no|number|id|nr|nummer|version))?\.?\s*[:#].*$/i;

/** `1. Blind Spot Monitor   2`, with the count of its codes. */
const ofList = /^\d{1,3}[.)]\s+(\D+?)\s+(\d{1,2})$/;

/** A row that names a module and says how it is: `ABS  2 DTCs`, `Address 03: ABS Brakes`, `03-ABS Brakes -- Status: OK 0000`. */
export function moduleRow(text: string): ScannedModule | "absent" | null {
  const address = vcdsAddress.exec(text);
  if (address) return { name: `${address[1] ?? ""} ${address[2] ?? ""}`.trim(), state: "unknown" };
  const status = vcdsStatus.exec(text);
  if (status) {
    const verdict = verdictIn(status[3] ?? "");
    const name = `${status[1] ?? ""} ${status[2] ?? ""}`.trim();
    return verdict?.state === "absent" ? "absent" : { name, state: verdict?.state ?? "unknown" };
  }
  const bare = text.replace(listNumber, "");
  const verdict = verdictIn(bare);
  const numbered = ofList.exec(text);
  if (!verdict && numbered && isModuleName(numbered[1] ?? ""))
    return { name: numbered[1] ?? "", state: numbered[2] === "0" ? "ok" : "faults" };
  const name = nameIn(verdict ? bare.slice(0, verdict.at) : bare);
  const begin = label.exec(unaccented(bare))?.[0].length;
  if (begin !== undefined) {
    const labelled = nameIn(bare.slice(begin, verdict ? Math.max(verdict.at, begin) : undefined));
    if (labelled === "" || verdict?.state === "absent") return labelled === "" ? null : "absent";
    return { name: labelled, state: verdict?.state ?? "unknown" };
  }
  if (!verdict || name === "" || !isModuleName(name)) return null;
  return verdict.state === "absent" ? "absent" : { name, state: verdict.state };
}

const leadsOver: ReadonlySet<string> = new Set(" \t:|-–—([");
const leadingWord = /\b(?:status|state|result|etat|resultat|pass(?:ed)?|fail(?:ed)?|abnormal)$/i;

/** Without what leads over to the verdict: from the end, sign by sign. */
export function nameIn(text: string): string {
  let name = text.replace(listNumber, "").replace(ofModule, "");
  for (;;) {
    let end = name.length;
    while (end > 0 && leadsOver.has(name[end - 1] ?? "")) end--;
    const rest = unaccented(name.slice(0, end)).replace(leadingWord, "");
    if (rest.length === name.length) return name.trim();
    name = name.slice(0, rest.length);
  }
}

/** Words that modules are called by; one of them, or an abbreviation of capitals, must be in a name that no label announces. */
const parts =
  /\b(?:modules?|systems?|control|controller|unit|ecu|ecm|pcm|tcm|bcm|abs|esp|esc|vsc|srs|eps|acc|icc|bsm|lka|lkas|hud|tpms|hvac|camera|radar|lidar|sensors?|sonar|brakes?|engine|motor|transmission|airbags?|restraints?|steering|body|gateway|instruments?|cluster|meter|parking|park|headl(?:amp|ight)s?|lighting|lamps?|doors?|seats?|mirror|climate|air condition(?:er|ing)|audio|radio|telematics|navigation|immobili[sz]er|keyless|entry|blind[- ]?spot|lane|cruise|collision|assist(?:ance|ant)?|hybrid|battery|charger|charging|inverter|powertrain|chassis|suspension|differential|awd|4wd|tailgate|liftgate|trunk|wipers?|rain|occupant|display|multimedia|infotainment|tire|tyre|pressure|moteur|freins?|direction|capteurs?|habitacle|carrosserie|boite|tableau de bord|camara|frenos?|direccion|carroceria|transmision|sistema|modulo|\w*elektronik|\w*steuergerat|\w*kamera|\w*sensor(?:en|ik)?|brems\w*|lenk\w*|getriebe\w*|einpark\w*|klima\w*|kombiinstrument)\b/i;
const others =
  /\b(?:total|summary|vehicle(?! (?:stability|dynamics?|speed|approach|proximity|control|interface|sound|communication))|systems? (?:scanned|with|ok|tested)|modules? (?:scanned|with|responding|tested)|dtcs? (?:found|total|count)|report|page|scan(?:ned)?|result|customer|shop|technician|odometer|mileage|vin|date|time|copyright|version|software|serial|please|should|must|note|www)\b|\$|[.!?]\s+\S|@/i;
const longestName = 90;

/** `DTC (2)`, `Fault codes`: what was found, not where. */
const ofFindings = /^(?:dtcs?|(?:fault |trouble )?codes?|faults?|results?)[\s(:\d)]*$/i;

export const isModuleName = (name: string): boolean =>
  !ofFindings.test(name) &&
  name.length >= 2 &&
  name.length <= longestName &&
  !others.test(name) &&
  (parts.test(unaccented(name)) || /^[A-Z][A-Z0-9/+-]{1,7}\b/.test(name) || /\([A-Z][A-Z0-9/-]{1,9}\)$/.test(name));
