/** The words of part phrases as estimating programs shorten them, and which of them name parts. */
import { abbreviations } from "./abbreviations.ts";

/** Sides, origins and materials, which say nothing of the part. */
const ignored: ReadonlySet<string> = new Set(
  `assy asm lt lh rh rt lkq rcy rcyc recond oem a/m aftermarket qual capa nsf alu hss uhs boron new used recycled left right assembly
    complete opt reman remanufactured rechromed economy unpainted primed textured chrome se xle xse sel slt xlt lariat ltz exl limited platinum`.split(
    /\s+/,
  ),
);

const wordFor = (short: string): string | undefined => (ignored.has(short) ? "" : abbreviations.get(short));

/** Two words that are one. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\bw['’/ ]?strips?\b/g, "weatherstrip"],
  [/\bweather strips?\b/g, "weatherstrip"],
  [/\b(lift|tail) gates?\b/g, "$1gate"],
  [/\b(back doors?|(?:rear|swing) gates?)\b/g, "liftgate"],
  // The style of the body, behind a part: "Windshield 4 door sedan".
  [/(?<=\w )[2-5] ?(door|dr)\b/g, ""],
  [/(?<=\w )(?<!\brear )(sedan|coupe|wagon|hatch ?back|convertible)\b/g, ""],
  // How long something is: "Side panel 6.5 ft bed".
  [/\b\d+(?:\.\d+)? ?(?:ft|foot|feet)\b(?: (?:bed|box)\b)?/g, ""],
  // How large dents are, and how many: "PDR hood 41-60 quarter size".
  [
    /\b\d+ \d+ (?:dime|nickel|quarter|half(?: dollar)?)s?\b(?! panel)|\b(?:dime|nickel|quarter|half dollar) sized?\b/g,
    "",
  ],
  [/\b(?:bulb|composite|halogen|hid|led|lens|projector|reflector|xenon) type\b/g, ""],
  [/\bhatch ?back\b/g, "hatch"],
  [/\b(deck|trunk|boot|luggage|luggage compartment|rear compartment) lids?\b/g, "decklid"],
  [/\b(?:quad|dual|sealed|high|hi|low|lo) beams?\b/g, ""],
  [/\bhead (lamp|light)s?\b/g, "headlamp"],
  [/\bhead(?:lamp|light)s? (?:lamp|light)s?\b/g, "headlamp"],
  [
    /\b(tail|fog|back ?up|marker|license|stop|turn|signal|park|side|dome|map|reading|puddle|courtesy|approach|daytime running|high mount(ed)?) (lamp|light)s?\b/g,
    "otherlamp",
  ],
  [/\b(turn|side) signals?\b|\bside markers?\b/g, "otherlamp"],
  // "Headlamp assembly, left side"
  [/\b(left|right|driver'?s?|passenger'?s?|lh|rh|lt|rt) side(?=\W*(?:[\d$]|$))/g, ""],
  [/\bair ?bags?\b/g, "airbag"],
  [/\bsub ?frames?\b/g, "subframe"],
  [/\bcross ?members?\b/g, "crossmember"],
  [/\bback ?up\b/g, "backup"],
  [/\bwheel ?hous(e|ing)s?\b/g, "wheelhouse"],
  [/\b(under ?body|uni ?body)\b/g, "unibody"],
  [/\bglove ?box\b/g, "glovebox"],
  [/\b(clock ?springs?|spiral cables?)\b/g, "clockspring"],
  [/\brear ?view\b|\br\/?v(?= mirror\b)/g, "rearview"],
  [/\bwind shields?\b/g, "windshield"],
  [/\bblind ?(spot|zone)\b/g, "blindspot"],
  // Spanish, where it has an English word in it, or one for a small part.
  [/\b(?:bumper|bomper|defensa|fascia|parachoques) delanter[oa]\b/g, "front bumper"],
  [/\b(?:bumper|bomper|defensa|fascia|parachoques) traser[oa]\b/g, "rear bumper"],
  [/\bpanel(?:es)? lateral(?:es)?(?: traser[oa]s?)?\b/g, "quarter panel"],
  [/\b(?:piso|panel de piso)(?: traser[oa]| delanter[oa])?\b/g, "floor"],
  [/\bpanel traser[oa]\b/g, "rear body panel"],
  [/\b(?:faro|farol|foco)(?:e?s)? traser[oa]s?\b/g, "otherlamp"],
  [/\bfarol(?:es)?(?: delanter[oa]s?)?\b/g, "headlamp"],
];

const singular = (word: string): string =>
  /^[a-z]{2,}[^s]s$/.test(word) && !kept.has(word) ? word.slice(0, -1) : word;
const kept: ReadonlySet<string> = new Set(["chassis", "glass", "lens", "radius", "srs", "abs", "tracks"]);

/** Returns the words of a part phrase: without case, accents, sides and what says only where a part comes from. */
export function partWords(phrase: string): string[] {
  let plain = phrase.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll("-", " ").toLowerCase();
  for (const [pattern, word] of joined) plain = plain.replaceAll(pattern, word);
  const words = plain.match(/[a-z0-9]+(?:\/[a-z0-9]+)*/g) ?? [];
  return words.flatMap((word) => {
    const known = wordFor(word);
    if (known !== undefined) return known || [];
    return word
      .split("/")
      .flatMap((part) => wordFor(part) ?? wordFor(singular(part)) ?? singular(part))
      .filter((part) => part !== "");
  });
}

/**
 * Nouns that make a phrase about something smaller than the part named before them: a windshield molding is no
 * windshield.
 */
export const smallParts: ReadonlySet<string> = new Set(
  `absorber acid actuator additive adhesion adjuster adjusting adhesive alignment antenna applique area arm armrest badge bag ballast barrier beam belt bezel
  blower chime deicer fan filter light maintainer pipe reflector repeater saver
  blackout board bolster bolt box bracket buckle bulb cable camera cap carpet channel charge check checker chip cladding clamp clip compartment compound
  computer connector cover cowl crank cup cushion cylinder dam deadener decal deflector diffuser down drain duct ecu edge emblem extension eye
  fastener filler film finish finisher fitting flange flap flare foam frame fuse garnish gasket gel glass grip grommet guard guide handle hardware
  harness header headrest heater hinge hold holddown hook hose igniter insert insulation insulator isolator jamb jambs keeper key
  kit knob label lamp latch lens lever liner lining link lip lock mat material module molding motor mount mounting nameplate net nozzle
  nut opening ornament otherlamp overfender overlay pad panel pedal pin plate plug pocket primer procedure promoter protector pull
  pump rail regulator reinforcement relay release reservoir retainer ring rivet rod rubber run runner sash scoop screw scuff seal
  sealer sensor shade sheet shelf shield shroud shutter side sill skid skirt sleeve slide snubber socket spacer speaker splitter spoiler spring stabilizer
  stay stiffener sticker stone stop strap striker stripe stud subwoofer sunshade support switch tab tank tape tensioner terminal test tether
  track tray trim tube urethane valance valve vent visor wash washer wax weatherstrip wheel winch window wiper wire wiring woofer`.split(
    /\s+/,
  ),
);
