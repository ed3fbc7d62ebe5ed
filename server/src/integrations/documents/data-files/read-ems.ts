/** Reads an estimate of CIECA's EMS (2.01 and 2.6): a set of dBase tables that share a name and differ in their endings. */
import type { EstimateDocument, EstimateLine, Vendor } from "@boresight/domain/intake/reading/estimate-document";
import { laborOperation } from "@boresight/domain/intake/reading/labor-codes";
import { readDbase, type DbaseRow } from "./dbase.ts";
import { dataDocument, dataLine, dayOf, filled, numberOf, tableOf, vehicleOf } from "./data-document.ts";

export interface NamedFile {
  name: string;
  content: Uint8Array;
}

/** The tables of a set; what stands in others is not asked for. */
const tables = ["AD1", "AD2", "ENV", "LIN", "TTL", "VEH"] as const;
type Table = (typeof tables)[number];

/** Every ending that a set can have. */
const endings = /\.(ad1|ad2|ven|veh|lin|ttl|env|stl|pfh|pfl|pfm|pfo|pfp|pft|dbt)$/i;
/** What macOS keeps beside a file is named after it. */
const besideFile = /(?:^|\/)\._/;
export const isEmsFile = ({ name }: { name: string }): boolean => endings.test(name) && !besideFile.test(name);

/**
 * Of several sets the first is read, never a mixture. A set's tables share a name, to which some programs add a letter:
 * `<file>A.AD1`, `<file>V.VEH`. Null where no table is readable.
 */
export function readEms(files: readonly NamedFile[]): EstimateDocument | null {
  const rows = new Map<Table, readonly DbaseRow[]>();
  const all = files.filter(isEmsFile);
  const setOf = setsOf(all);
  const [first] = all;
  for (const { name, content } of all) {
    if (first && setOf(name) !== setOf(first.name)) continue;
    const table = tables.find((one) => name.toUpperCase().endsWith(`.${one}`));
    const read = table === undefined ? null : readDbase(content);
    if (table !== undefined && read !== null && !rows.has(table)) rows.set(table, read);
  }
  if (rows.size === 0) return null;
  const rowOf = (table: Table): DbaseRow => rows.get(table)?.[0] ?? {};
  const [env, ad1, ad2, vehicle] = [rowOf("ENV"), rowOf("AD1"), rowOf("AD2"), rowOf("VEH")];
  const supplement = supplementOf(env["SUPP_NO"]);
  return dataDocument({
    vendor: vendors[env["EST_SYSTEM"]?.charAt(0).toUpperCase() ?? ""] ?? "other",
    kind: rows.has("ENV") ? (supplement !== null && supplement > 0 ? "supplement" : "preliminary") : null,
    supplement,
    shop: filled(ad2["RF_CO_NM"], ad2["EST_CO_NM"]),
    owner: ownerIn(ad1, ad2),
    insurer: filled(ad1["INS_CO_NM"]),
    adjuster: personName(ad1, "INS_CT") ?? personName(ad1, "INS"),
    claimNumber: filled(ad1["CLM_NO"]),
    policyNumber: filled(ad1["POLICY_NO"]),
    lossDate: dayOf(ad1["LOSS_DATE"]),
    lossType: filled(ad1["LOSS_DESC"], ad1["LOSS_TYPE"]),
    pointOfImpact: filled(vehicle["IMPACT_1"], ad1["IMPACT_1"]),
    repairOrderNumber: filled(env["RO_ID"]),
    workfileId: filled(env["ESTFILE_ID"], env["UNQFILE_ID"]),
    vins: [vehicle["V_VIN"] ?? ""],
    vehicle: vehicleOf({
      vin: vehicle["V_VIN"],
      year: vehicle["V_MODEL_YR"],
      make: filled(vehicle["V_MAKEDESC"], vehicle["V_MAKECODE"]),
      model: vehicle["V_MODEL"],
      trim: vehicle["V_TRIMCODE"],
      plate: vehicle["PLATE_NO"],
      odometer: vehicle["V_MILEAGE"],
      productionMonth: vehicle["V_PROD_DT"],
      options: vehicle["V_OPTIONS"],
    }),
    lines: tableOf((rows.get("LIN") ?? []).map(lineOf)),
    totals: totalsOf(rowOf("TTL")),
  });
}

const vendors: Readonly<Record<string, Vendor>> = { C: "cccOne", M: "mitchell", A: "audatex" };

/** "Last, First" */
const personName = (row: DbaseRow, prefix: string): string | null =>
  filled(
    [row[`${prefix}_LN`], row[`${prefix}_FN`]]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(", "),
  );

/** Or the company. */
const person = (row: DbaseRow, prefix: string): string | null =>
  personName(row, prefix) ?? filled(row[`${prefix}_CO_NM`]);

/** The owner stands beside the insured, in some sets with the claimant. */
const ownerIn = (ad1: DbaseRow, ad2: DbaseRow): string | null =>
  person(ad1, "OWNR") ?? person(ad2, "OWNR") ?? person(ad1, "INSD") ?? person(ad2, "CLMT");

function lineOf(row: DbaseRow): EstimateLine {
  const quantity = numberOf(row["PART_QTY"]);
  const isRefinish = /^LAR/i.test(row["MOD_LBR_TY"] ?? "");
  const hours = numberOf(row["MOD_LB_HRS"]);
  return dataLine({
    number: numberOf(row["LINE_NO"]),
    description: row["LINE_DESC"] ?? "",
    operation: laborOperation(row["LBR_OP"] ?? ""),
    partNumber: filled(row["ALT_PARTNO"], row["OEM_PARTNO"]),
    quantity,
    price: numberOf(row["ACT_PRICE"]) ?? numberOf(row["MISC_AMT"]),
    laborHours: isRefinish ? null : hours,
    paintHours: isRefinish ? hours : null,
    supplement: supplementOf(row["LINE_IND"]),
    isDeleted: /^[3D]/i.test(row["TRAN_CODE"] ?? "") || (quantity ?? 0) < 0,
  });
}

/** "S01" is the first supplement, "E01" the estimate itself; some write the number alone. */
const supplementOf = (mark: string | undefined): number | null => numberOf(/^S?0*(\d+)$/i.exec(mark ?? "")?.[1]);

const letters: Readonly<Record<string, string>> = { AD1: "A", AD2: "B", VEH: "V" };

/** The folder and name that the tables of a set share. What several tables share is their name, even where it ends in such a letter. */
function setsOf(files: readonly NamedFile[]): (name: string) => string {
  const stems = files.map(({ name }) => partsOf(name).stem);
  return (name) => {
    const { stem, ending } = partsOf(name);
    const letter = letters[ending];
    const isShared = stems.filter((other) => other === stem).length > 1;
    return letter !== undefined && !isShared && stem.endsWith(letter) ? stem.slice(0, -1) : stem;
  };
}

function partsOf(name: string): { stem: string; ending: string } {
  const [, stem = "", ending = ""] = /^(.*)\.([^.]*)$/.exec(name.toUpperCase()) ?? [];
  return { stem, ending };
}

const totalsOf = (row: DbaseRow): { name: string; cents: number }[] =>
  [["G_TTL_AMT", "Grand Total"] as const, ["N_TTL_AMT", "Net Total"] as const].flatMap(([field, name]) => {
    const amount = numberOf(row[field]);
    return amount === null ? [] : { name, cents: Math.round(amount * 100) };
  });
