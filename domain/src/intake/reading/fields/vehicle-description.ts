/** "2022 TESL Model 3 RWD w/Standard Range Plus Battery 4D SED Electric- Electric WHITE": year, make, model and trim. */

import { deedOf } from "#intake/reading/words/repair-order-words.ts";
import { isLikelyVin } from "#vehicles/vin.ts";

/** As CCC ONE shortens makes, and their whole names, which are their own. */
const shortened =
  `ACUR=Acura ALFA=Alfa~Romeo ASTN=Aston~Martin AUDI=Audi BENT=Bentley BMW=BMW BUIC=Buick CADI=Cadillac CHEV=Chevrolet CHRY=Chrysler DODG=Dodge FERR=Ferrari
  FIAT=FIAT FORD=Ford FREI=Freightliner GENE=Genesis GNSS=Genesis GMC=GMC HOND=Honda HUMM=Hummer HYUN=Hyundai INFI=Infiniti INEO=Ineos ISUZ=Isuzu JAGU=Jaguar
  JAGR=Jaguar JEEP=Jeep KIA=Kia LAMB=Lamborghini LAND=Land~Rover LNDR=Land~Rover range~rover=Land~Rover mercedes=Mercedes-Benz chevy=Chevrolet vw=Volkswagen TOYT=Toyota TYTA=Toyota NISN=Nissan HYND=Hyundai HYUND=Hyundai SUBR=Subaru VLKS=Volkswagen VOLKS=Volkswagen MRBZ=Mercedes-Benz merc~benz=Mercedes-Benz mercedes~benz=Mercedes-Benz CADL=Cadillac PONT=Pontiac CHRYS=Chrysler INFIN=Infiniti MITSU=Mitsubishi LINCO=Lincoln LANDR=Land~Rover PORSC=Porsche LEXS=Lexus LEXU=Lexus LINC=Lincoln LUCI=Lucid MASE=Maserati MAZD=Mazda MCLA=McLaren MERZ=Mercedes-Benz MBNZ=Mercedes-Benz
  MERC=Mercury MINI=MINI MNNI=MINI MITS=Mitsubishi NISS=Nissan OLDS=Oldsmobile PLYM=Plymouth POLE=Polestar PONT=Pontiac PORS=Porsche RAM=Ram RIVI=Rivian RIVN=Rivian ROLL=Rolls-Royce
  SAAB=Saab SATU=Saturn SCIO=Scion SMAR=smart SUBA=Subaru SUZU=Suzuki TESL=Tesla TOYO=Toyota VINF=VinFast VOLK=Volkswagen VOLV=Volvo`
    .split(/\s+/)
    .map((pair) => pair.split("=", 2));
const makes = new Map(
  shortened.flatMap(([short = "", name = ""]) => {
    const whole = name.replaceAll("~", " ");
    return [[short.replaceAll("~", " ").toLowerCase(), whole] as const, [whole.toLowerCase(), whole] as const];
  }),
);

/** "CHEV" and "CHEVROLET" are Chevrolet; null for a make that is not known. */
export const knownMake = (written: string): string | null => makes.get(written.trim().toLowerCase()) ?? null;

/** A make that is not known stays as it is written. */
export const fullMake = (written: string): string => knownMake(written) ?? written.trim();

const doors = /\b([2-5])[ -]?(?:dr|doors?)\b/gi;

/** From here on a description says how the car is built. */
const build =
  /^(?:[2345] ?d(?:r)?|\dwd|[afr]wd|4x[24]|sed(?:an)?|utv|suv|p\/u|pickup|van|cpe|coupe|htbk|hatchback|conv|wgn|wagon|w\/.*|w\/o|\d-\d\.\d.*|\d\.\dl.*|v\d|electric.*|hybrid-.*|gasoline.*|diesel.*|crew|ext|extended|supercrew|supercab|quad|door|doors|auto|automatic)$/i;
const trims: ReadonlySet<string> = new Set(
  `big s se sel sl sv sr sr5 le xle xse l lt ltz ls lx ex ex-l exl touring sport limited platinum premium base lariat xlt xl denali rst slt sle laramie rebel sahara rubicon
  overland trailhawk latitude sx gt gt-line titanium st trd nightshade luxury advance a-spec technology tech prestige progressiv preferred plus performance long
  select premier redline elite signature convenience altitude willys r-line sxt srt hse autobiography n-line execline executive tradesman
  longhorn reserve essence avenir`.split(/\s+/),
);

/** "2.5i" of a Subaru, "1.4T" of a Volkswagen. */
const engine = /^\d\.\d[a-z]{0,3}$/i;

export interface VehicleDescription {
  year: number;
  make: string | null;
  model: string | null;
  trim: string | null;
}

/** "2021 Toyota Camry windshield replacement": a word in small letters behind one in capitals, or a verb. */
const isWork = (word: string, before = ""): boolean =>
  before !== "" &&
  !trims.has(word.toLowerCase()) &&
  !/^(?:hybrid|prime|energi)$/i.test(word) &&
  (deedOf(word.toLowerCase()) !== null ||
    /^(?:bumper|for|has|needs?|windshield)$/i.test(word) ||
    (/^\p{Ll}{4,}$/u.test(word) && /^\p{Lu}/u.test(before)));

/** "22,019" behind the model. */
const mileage = /\s\d{1,3},\d{3}(?!\d).*$/;

/** Null for text that does not begin with a model year and go on with a make. */
export function describedVehicle(text: string): VehicleDescription | null {
  const [, year = "", rest = ""] =
    /^((?:19[5-9]|20[0-4])\d)\s+(.{2,120})$/.exec(text.trim().replaceAll(doors, "$1D")) ?? [];
  if (year === "") return null;
  const words = rest
    .replace(mileage, "")
    .split(/[\s,;]+/)
    .filter((word) => !/^[-–—]*$/.test(word)); // "GLE350 - 4MATIC"
  const [one = "", two = ""] = words;
  const isTwo = makes.has(`${one} ${two}`.toLowerCase());
  const make = makes.get((isTwo ? `${one} ${two}` : one).toLowerCase());
  if (make === undefined) return null;
  const isTruck = (words[isTwo ? 2 : 1] ?? "").toLowerCase() === "truck"; // "FORD TRUCK F150"
  const named = words.slice((isTwo ? 2 : 1) + (isTruck ? 1 : 0));
  const end = named.findIndex(
    (word, at) => build.test(word) || isLikelyVin(word.toUpperCase()) || isWork(word, named[at - 1]),
  );
  const core = uncolored(end < 0 ? named.slice(0, 4) : named.slice(0, end));
  const trimAt = core.findIndex((word, index) => index > 0 && (trims.has(word.toLowerCase()) || engine.test(word)));
  const [model, trim] = trimAt < 0 ? [core, []] : [core.slice(0, trimAt), core.slice(trimAt)];
  return { year: Number(year), make, model: spaced(joined(model)), trim: joined(trim) };
}

/** In full, or as dealers cut them off: "PEARL WHI". */
export const isColor = (word: string): boolean =>
  /^(?:beige|black|blk|blue?|brown|burgundy|charcoal|gold|gr[ae]?y|green|maroon|metallic|orange|pearl|purple|red|sil(?:ver)?|tan|wht|whi(?:te)?|yellow)$/i.test(
    word,
  );

/** Without the color behind a model. */
const uncolored = (words: readonly string[]): readonly string[] =>
  words.length > 1 && isColor(words.at(-1) ?? "") ? words.slice(0, -1) : words;

/** The same where a label says that it is a vehicle: "21 Toyota Camry", "2021/Toyota/Camry", "Toyota Camry 2021 LE". */
export function statedVehicle(text: string): VehicleDescription | null {
  const isCut = /^\d{2,4}\s*\/\s*\p{L}/u.test(text); // "21/FORD TRUCK/F150/4DR CREW"
  const plain = text.replaceAll(isCut ? "/" : /\s*[/,|;]\s*(?=\p{L}|\d{4}\b)/gu, " ").trim();
  const [, first = "", last = "", trim = ""] =
    /^(\p{L}.{2,60}?)\s+((?:19[5-9]|20[0-4])\d)( \D.{0,30})?$/u.exec(plain) ?? [];
  const short = /^\d{2}\s/.test(plain) ? `${Number(plain.slice(0, 2)) > 60 ? "19" : "20"}${plain}` : "";
  return (
    describedVehicle(text) ??
    describedVehicle(plain) ??
    describedVehicle(`${last} ${first}${trim}`) ??
    describedVehicle(short)
  );
}

const joined = (words: readonly string[]): string | null => words.join(" ") || null;

/** Print that is set tight runs "Model 3" together. */
const spaced = (model: string | null): string | null => model?.replace(/^Model(?=[3SXY]\b)/, "Model ") ?? null;
