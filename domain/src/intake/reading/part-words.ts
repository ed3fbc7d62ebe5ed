/** The words of part phrases as estimating programs shorten them, and which of them name parts. */

const shortFor: Readonly<Record<string, string>> = Object.fromEntries(
  `abs=absorber adj=adjust algn=align assy= asm= batt=battery bmp=bumper bmpr=bumper bpr=bumper brkt=bracket brg=bearing bkt=bracket
  brk=bracket btry=battery cntr=center ctr=center comb=combination combo=combination comp=compartment cov=cover crossmbr=crossmember cvr=cover
  def=deflector dr=door drs=doors emb=emblem ext=extension extn=extension fasc=fascia fend=fender fndr=fender fndt=foundation frnt=front
  frt=front fr=front ft=front fwd=forward gl=glass grl=grille grill=grille gril=grille grlle=grille hdlmp=headlamp hdlp=headlamp
  hdlt=headlamp headlight=headlamp hl=headlamp hndl=handle hsg=housing hbrg=hub ins=inside insul=insulator inst=install inr=inner inner=inner
  lamps=lamp lftgt=liftgate lgt=liftgate liftgt=liftgate lic=license lmp=lamp lt= lh= lf= lwr=lower mdl=module mirr=mirror
  mir=mirror mld=molding mldg=molding mldng=molding moulding=molding mntg=mount mtg=mount nmplt=nameplate otr=outer outr=outer orn=ornament
  otsd=outside pass=passenger plr=pillar pnl=panel pan=panel qtr=quarter quar=quarter rad=radiator reinf=reinforcement refl=reflector
  reinforcemnt=reinforcement retnr=retainer rh= rkr=rocker rr=rear rt= rf= sd=side sens=sensor snsr=sensor spt=support
  supt=support susp=suspension stblzr=stabilizer strg=steering tailgt=tailgate tlgt=tailgate trk=trunk trnk=trunk upr=upper uppr=upper
  vlv=valve weatherstripping=weatherstrip wndshld=windshield wshld=windshield windscreen=windshield wdo=window whl=wheel whls=wheel
  wheelhse=wheelhouse whlhse=wheelhouse w/s=windshield ws=windshield w/shield=windshield xmbr=crossmember xmember=crossmember
  airbag=airbag airbags=airbag decklid=decklid lkq= rcy= rcyc= recond= oem= a/m= aftermarket= qual= capa= nsf= alu= hss= uhs= boron=
  new= used= recycled= left= right= assembly= complete= unpainted= primed= textured= chrome=`
    .split(/\s+/)
    .map((pair) => pair.split("=", 2)),
);

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
    if (shortFor[word] !== undefined) return shortFor[word] || [];
    return word
      .split("/")
      .flatMap((part) => shortFor[part] ?? singular(part))
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
