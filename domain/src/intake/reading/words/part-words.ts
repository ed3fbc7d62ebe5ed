/** The words of part phrases as estimating programs shorten them, and which of them name parts. */
import { abbreviations } from "./abbreviations.ts";

/** Sides, origins and materials, which say nothing of the part. */
const ignored: ReadonlySet<string> = new Set(
  `assy asm lt lh lf rh rt rf lkq rcy rcyc recond oem a/m aftermarket qual capa nsf alu hss uhs boron new used recycled left right assembly
    complete unpainted primed textured chrome`.split(/\s+/),
);

const wordFor = (short: string): string | undefined => (ignored.has(short) ? "" : abbreviations.get(short));

/** Two words that are one. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\bw['’/ ]?strips?\b/g, "weatherstrip"],
  [/\bweather strips?\b/g, "weatherstrip"],
  [/\b(lift|tail) gates?\b/g, "$1gate"],
  [/\bback doors?\b/g, "liftgate"],
  [/\bhatch ?back\b/g, "hatch"],
  [/\b(deck|trunk|boot|luggage compartment|rear compartment) lids?\b/g, "decklid"],
  [/\bhead (lamp|light)s?\b/g, "headlamp"],
  [
    /\b(tail|fog|back ?up|marker|license|stop|turn|signal|park|side|dome|map|reading|daytime running|high mount(ed)?) (lamp|light)s?\b/g,
    "otherlamp",
  ],
  [/\bair ?bags?\b/g, "airbag"],
  [/\bsub ?frames?\b/g, "subframe"],
  [/\bcross ?members?\b/g, "crossmember"],
  [/\bback ?up\b/g, "backup"],
  [/\bwheel ?hous(e|ing)s?\b/g, "wheelhouse"],
  [/\b(under ?body|uni ?body)\b/g, "unibody"],
  [/\bglove ?box\b/g, "glovebox"],
  [/\bclock ?springs?\b/g, "clockspring"],
  [/\brear ?view\b/g, "rearview"],
  [/\bblind ?spot\b/g, "blindspot"],
];

const singular = (word: string): string =>
  /^[a-z]{3,}[^s]s$/.test(word) && !kept.has(word) ? word.slice(0, -1) : word;
const kept: ReadonlySet<string> = new Set(["chassis", "glass", "lens", "srs", "abs", "tracks"]);

/** Returns the words of a part phrase: without case, accents, sides and what says only where a part comes from. */
export function partWords(phrase: string): string[] {
  let plain = phrase.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  for (const [pattern, word] of joined) plain = plain.replaceAll(pattern, word);
  const words = plain.match(/[a-z0-9]+(?:\/[a-z0-9]+)*/g) ?? [];
  return words.flatMap((word) => {
    const known = wordFor(word);
    if (known !== undefined) return known || [];
    return word
      .split("/")
      .flatMap((part) => wordFor(part) ?? singular(part))
      .filter((part) => part !== "");
  });
}

/**
 * Nouns that make a phrase about something smaller than the part named before them: a windshield molding is no
 * windshield.
 */
export const smallParts: ReadonlySet<string> = new Set(
  `actuator adhesive antenna applique arm badge bag belt bezel bolster bolt box bracket bulb cable cap carpet check clip connector
  cover cowl crank cup cushion cylinder decal deflector duct edge emblem eye fastener film filler finisher fitting flap fuse
  garnish gasket glass grip grommet guard guide handle hardware harness headrest heater hinge hook hose insert insulator jamb key kit
  label latch lens link liner lock mat molding motor mount mounting nameplate net nozzle nut ornament otherlamp pad pedal pin plate plug
  primer pump regulator relay reservoir retainer ring rivet rubber run scuff screw seal sealer shade sheet shelf shield sill socket
  speaker spoiler spring stay sticker stop strap stripe striker support switch ecu computer tab tape tether tray trim urethane valance valve vent visor
  washer weatherstrip wheel window wiper wire wiring woofer module sensor camera lamp link panel reinforcement absorber rail frame rod
  extension board compartment alignment test charge procedure area opening jambs side`.split(/\s+/),
);
