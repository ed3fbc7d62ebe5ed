/** What surrounds the codes: the vehicle, the tool with its serial number and software, the time, and which scan it is. */
import type { Row } from "#intake/reading/layout.ts";
import type { ScanLayout } from "./scan-layouts.ts";
import { scannedVin } from "./scanned-vin.ts";
import { scannedTime } from "./scanned-time.ts";
import type { ScanPhase, ScanReport } from "./scan-report.ts";
import { unaccented } from "./unaccented.ts";

export type ScanHead = Omit<ScanReport, "codes" | "layout" | "modules">;

const headRows = 60;

export function scanHead(rows: readonly Row[], layout: ScanLayout, firstCode: number): ScanHead {
  // Modules have serial numbers and versions too: those of the tool stand before the first, or at the end.
  const head = rows.slice(0, Math.min(firstCode, headRows)).map(({ text }) => text.normalize("NFC"));
  const foot = rows.slice(-footRows).flatMap(({ text }) => (ofPart.test(text) ? [] : text.normalize("NFC")));
  const around = [...head, ...foot];
  const phase = phaseIn(rows.slice(0, headRows).map(({ text }) => text));
  const [ownHead, ownFoot] = [head, foot].map((texts) => texts.filter((text) => !isOfOther(text, phase)));
  return {
    phase,
    vin: scannedVin(rows),
    tool: valueOf(around, toolLabel) ?? named(around, layout.tool),
    serialNumber: valueOf(around, serialLabel),
    softwareVersion: versionIn(around),
    scannedAt: scannedTime(ownHead ?? []) ?? scannedTime(ownFoot ?? []),
  };
}

const footRows = 6;
const ofPart = /\b(?:part|hardware|teile)[- ]?(?:no|number|nr|nummer)\b|\bp\/n\b|\bn[°o] de piece\b/i;

const toolLabel =
  /(?:^|\s)(?:scan tool|diagnostic tool|tool(?: name| model| used)?|device(?: name| model)?|scanner|interface|appareil|outil|gerat|dispositivo|equipo)\s*[:#]\s*/i;
const serialLabel =
  /(?:^|[\s,;|(])(?:(?:tool|device|unit|scanner|appareil) )?(?:serial(?: ?(?:no|number|#|n[°o]))?\.?|s\/n|sn|numero de serie|n[°o] de serie|seriennummer|serien-?nr\.?)\s*[:#]?\s+?(?=\S)/i;
const otherLabel =
  /\s{2,}|[,;|]\s|\s+(?=(?:serial|s\/n|sn|software|version|ver|firmware|app|date|time|vin|report|logiciel|n[°o] de|numero)\b[^:]{0,20}:)/i;
const longestValue = 60;

/** What comes after a label, up to the next one. */
function valueOf(texts: readonly string[], label: RegExp): string | null {
  for (const text of texts) {
    const found = label.exec(unaccented(text));
    if (!found) continue;
    const [value = ""] = text.slice(found.index + found[0].length).split(otherLabel, 1);
    const tidy = (label === serialLabel ? (value.split(/\s/)[0] ?? "") : value).replace(/[).,;]+$/, "").trim();
    if (tidy !== "" && tidy.length <= longestValue && (label !== serialLabel || /\d/.test(tidy))) return tidy;
  }
  return null;
}

function named(texts: readonly string[], tool: RegExp): string | null {
  for (const text of texts) {
    const found = tool.exec(text);
    if (found) return found[0].trim();
  }
  return null;
}

const version =
  /\b(?:software|app(?:lication)?|program|firmware|diagnostic|vcds|ista|tool|logiciel|release|sw)?\s*(?:version|ver\.?|release|v\.)\s*(?:no\.?|number)?\s*[:#]?\s*(?:release\s+)?(v?\d+(?:[._-]\d+){1,5}[a-z]?)/i;
const dataVersion = /\b(?:data(?:base)?|report|document|template|vehicle)\s+version\b/i;
const shortVersion = /\b(?:ISTA\S*|VCDS|software|logiciel|firmware|app)\s*:?\s+(v?\d+(?:\.\d+){1,4})\b/i;

function versionIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = (dataVersion.test(text) ? null : version.exec(text)) ?? shortVersion.exec(text);
    if (found?.[1]) return found[1];
  }
  return null;
}

const phases: readonly (readonly [RegExp, ScanPhase])[] = [
  [/\bin[- ]?process\b|\bmid[- ]?(?:repair|process)[- ]?scan\b/i, "inProcess"],
  [
    /\bpost[- ]?(?:repair |calibration |work )?(?:scan|check|diagnostic|escaneo)|\bpostscan\b|\bafter (?:the )?repair\b|\bapres (?:la )?reparation\b|\bnach (?:der )?reparatur\b|\bdespues de (?:la )?reparacion\b/i,
    "post",
  ],
  [
    /\bpre[- ]?(?:repair |calibration |work )?(?:scan|check|diagnostic|escaneo)|\bprescan\b|\bbefore (?:the )?repair\b|\bavant (?:la )?reparation\b|\bvor (?:der )?reparatur\b|\bantes de (?:la )?reparacion\b/i,
    "pre",
  ],
];

/** Rows that speak of another scan, or of one that is to be made. */
const ofAnother =
  /\b(?:must|should|will|shall|please|recommend\w*|requir\w*|linked|compared|previous|prior|earlier|see|next|until|doit|muss|debe|nachste\w*|vorherig\w*|precedente?|anterior)\b/i;
const phaseLabel =
  /\b(?:(?:scan|report|service) (?:type|phase|stage)|type(?: of scan| de scan)?|phase|stage)\s*:\s*(.+)$/i;
const title = /\b(?:report|rapport|bericht|informe)\b/i;

const phasesIn = (text: string): ScanPhase[] => phases.flatMap(([word, phase]) => (word.test(text) ? phase : []));

/** What a label says, else the first row that names one; after a row that names several, only a title does. */
function phaseIn(texts: readonly string[]): ScanPhase | null {
  const own = texts.map(unaccented).filter((text) => !ofAnother.test(text));
  for (const text of own) {
    const said = phaseLabel.exec(text)?.[1] ?? "";
    const [phase, ...others] = phasesIn(said.replace(/^(pre|post)-?\s?\w+$/i, "$1-scan"));
    if (phase && others.length === 0) return phase;
  }
  const naming = own.filter((text) => phasesIn(text).length > 0);
  const isSeveral = phasesIn(naming[0] ?? "").length > 1;
  const found = naming.find((text) => phasesIn(text).length === 1 && (!isSeveral || title.test(text)));
  return phasesIn(found ?? "")[0] ?? null;
}

/** A row that names another scan than this one is. */
const isOfOther = (text: string, phase: ScanPhase | null): boolean => {
  const named = phasesIn(unaccented(text));
  return phase !== null && named.length > 0 && !named.includes(phase);
};
