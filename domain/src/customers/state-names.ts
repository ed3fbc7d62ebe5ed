/** States, provinces and countries by their names, as lists write them. */
import { foldedWord } from "#base/text.ts";

const named = (entries: readonly string[]): Map<string, string> =>
  new Map(
    entries.flatMap((entry) => {
      const [code = "", ...names] = entry.split("=");
      return names.map((name) => [foldedWord(name), code] as const);
    }),
  );

export const states = named(
  "AL=Alabama=Ala, AK=Alaska, AZ=Arizona=Ariz, AR=Arkansas=Ark, CA=California=Calif=Cal, CO=Colorado=Colo, CT=Connecticut=Conn, DE=Delaware=Del, DC=District of Columbia=Washington DC=Wash DC, FL=Florida=Fla, GA=Georgia, HI=Hawaii, ID=Idaho, IL=Illinois=Ill, IN=Indiana=Ind, IA=Iowa, KS=Kansas=Kan=Kans, KY=Kentucky, LA=Louisiana, ME=Maine, MD=Maryland, MA=Massachusetts=Mass, MI=Michigan=Mich, MN=Minnesota=Minn, MS=Mississippi=Miss, MO=Missouri, MT=Montana=Mont, NE=Nebraska=Neb=Nebr, NV=Nevada=Nev, NH=New Hampshire, NJ=New Jersey, NM=New Mexico=N Mex, NY=New York, NC=North Carolina=N Carolina, ND=North Dakota=N Dakota=N Dak, OH=Ohio, OK=Oklahoma=Okla, OR=Oregon=Ore=Oreg, PA=Pennsylvania=Penn=Penna, RI=Rhode Island, SC=South Carolina=S Carolina, SD=South Dakota=S Dakota=S Dak, TN=Tennessee=Tenn, TX=Texas=Tex, UT=Utah, VT=Vermont, VA=Virginia, WA=Washington=Wash=Washington State, WV=West Virginia=W Virginia=W Va, WI=Wisconsin=Wis=Wisc, WY=Wyoming=Wyo, AS=American Samoa, GU=Guam, MP=Northern Mariana Islands, PR=Puerto Rico, VI=Virgin Islands=US Virgin Islands=U.S. Virgin Islands".split(
    ", ",
  ),
);

export const provinces = named(
  "AB=Alberta=Alta, BC=British Columbia=Colombie-Britannique, MB=Manitoba=Man, NB=New Brunswick=Nouveau-Brunswick, NL=Newfoundland and Labrador=Newfoundland=Terre-Neuve-et-Labrador=Terre-Neuve, NS=Nova Scotia=Nouvelle-Écosse, NT=Northwest Territories=Territoires du Nord-Ouest, NU=Nunavut, ON=Ontario=Ont, PE=Prince Edward Island=Île-du-Prince-Édouard=PEI, QC=Quebec=Québec=Que=PQ, SK=Saskatchewan=Sask, YT=Yukon=Yukon Territory".split(
    ", ",
  ),
);

/** Their state is free text here; what counts is the country that they name. */
export const mexicanStates: ReadonlySet<string> = new Set(
  "Aguascalientes, Baja California, Baja California Sur, Campeche, Chiapas, Chihuahua, Ciudad de México, CDMX, Coahuila, Colima, Durango, Estado de México, Guanajuato, Guerrero, Hidalgo, Jalisco, Michoacán, Morelos, Nayarit, Nuevo León, Oaxaca, Puebla, Querétaro, Quintana Roo, San Luis Potosí, Sinaloa, Sonora, Tabasco, Tamaulipas, Tlaxcala, Veracruz, Yucatán, Zacatecas"
    .split(", ")
    .map(foldedWord),
);

/** The two letters of a state or province; null where the country has none of that name. */
export function stateCode(state: string, country: string): string | null {
  const word = foldedWord(state);
  const known = country === "US" ? states : country === "CA" ? provinces : null;
  const byCode = [...(known?.values() ?? [])].find((code) => code.toLowerCase() === word);
  return byCode ?? known?.get(word) ?? null;
}

const others: Readonly<Record<string, string>> = {
  usa: "US", unitedstatesofamerica: "US", america: "US", etatsunisdamerique: "US", can: "CA", mex: "MX", uk: "GB", england: "GB",
  scotland: "GB", wales: "GB", gbr: "GB", deu: "DE", fra: "FR", holland: "NL",
}; // prettier-ignore

let byName: ReadonlyMap<string, string> | undefined;

/** The code of a country by its name in English, French or Spanish; what is none stays as it is. */
export function countryOf(written: string): string {
  const word = foldedWord(written);
  byName ??= namesOfCountries();
  return others[word] ?? byName.get(word) ?? (/^[a-z]{2}$/.test(word) ? word.toUpperCase() : written);
}

function namesOfCountries(): ReadonlyMap<string, string> {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const names = ["en", "fr", "es"].map((locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }));
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`); // Those of the past stand for today's.
  return new Map(
    codes.flatMap((code) =>
      names.flatMap((language) => {
        const name = language.of(code);
        return name === undefined ? [] : [[foldedWord(name), code] as const];
      }),
    ),
  );
}
