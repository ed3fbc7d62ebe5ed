/** The same estimates as data files: EMS tables in a zip, and BMS. */
import type { LineOperation } from "@boresight/domain/intake/reading/estimate-document";
import { table, zipOf } from "../../../test/files/data-files.ts";
import { shortMake } from "./layouts/ccc-layout.ts";
import type { TrueEstimate, TrueLine } from "./estimate-truth.ts";

const codes: Readonly<Record<LineOperation, string>> = {
  replace: "OP11",
  removeInstall: "OP2",
  removeReplace: "OP11",
  repair: "OP9",
  overhaul: "OP5",
  refinish: "OP6",
  blend: "OP15",
  section: "OP12",
  sublet: "OP16",
  align: "OP4",
  disconnectReconnect: "OP2",
  other: "OP0",
};

const described = ({ part, side }: TrueLine): string =>
  `${side === null ? "" : side === "left" ? "LT " : "RT "}${part}`;

type Row = Readonly<Record<string, string>>;

/** Headings are lines of a description alone. */
const linesOf = ({ sections }: TrueEstimate): { line: TrueLine | null; number: number; description: string }[] =>
  sections.flatMap(({ heading, lines }) => [
    { line: null, number: (lines[0]?.number ?? 1) - 1, description: heading },
    ...lines.map((line) => ({ line, number: line.number, description: described(line) })),
  ]);

export async function emsOf(truth: TrueEstimate): Promise<Uint8Array<ArrayBuffer>> {
  const [last = "", first = ""] = truth.owner.split(", ");
  const files: Record<string, Buffer> = {};
  const add = (ending: string, rows: readonly Row[]) => {
    files[`${truth.workfileId}.${ending}`] = table(rows, { wide: 60 });
  };
  add("ENV", [
    {
      EST_SYSTEM: "C",
      RO_ID: truth.repairOrderNumber,
      ESTFILE_ID: truth.workfileId,
      SUPP_NO: String(truth.supplement ?? 0),
    },
  ]);
  add("AD1", [
    {
      INS_CO_NM: truth.insurer,
      CLM_NO: truth.claimNumber,
      POLICY_NO: truth.policyNumber,
      LOSS_DATE: truth.lossDate.replaceAll("-", ""),
    },
  ]);
  add("AD2", [{ OWNR_LN: last, OWNR_FN: first, RF_CO_NM: truth.shop }]);
  add("VEH", [
    {
      V_VIN: truth.vin,
      V_MODEL_YR: String(truth.year).slice(2),
      V_MAKEDESC: shortMake(truth.make),
      V_MODEL: truth.model,
      PLATE_NO: truth.plate,
      V_MILEAGE: String(truth.odometer),
    },
  ]);
  add(
    "LIN",
    linesOf(truth).map(({ line, number, description }) => ({
      LINE_NO: String(number),
      LINE_DESC: description,
      LBR_OP: line === null ? "" : codes[line.operation],
      OEM_PARTNO: line?.partNumber ?? "",
      PART_QTY: line === null ? "" : String(line.quantity),
      ACT_PRICE: typeof line?.priceCents === "number" ? (line.priceCents / 100).toFixed(2) : "",
      MOD_LB_HRS: String(line?.laborHours ?? ""),
    })),
  );
  return Uint8Array.from(await zipOf(files));
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const tag = (name: string, content: string): string => `<${name}>${content}</${name}>`;
const company = (name: string): string => tag("Party", tag("OrgInfo", tag("CompanyName", escaped(name))));

const laborOf = ({ operation, laborHours }: TrueLine): string =>
  tag("LaborOperation", codes[operation]) + tag("LaborHours", String(laborHours ?? 0));

export function bmsOf(truth: TrueEstimate): Uint8Array<ArrayBuffer> {
  const [last = "", first = ""] = truth.owner.split(", ").map(escaped);
  const lines = linesOf(truth).map(({ line, number, description }) =>
    tag(
      "DamageLineInfo",
      tag("LineNum", String(number)) +
        tag("LineDesc", escaped(description)) +
        (line === null ? "" : tag("LaborInfo", laborOf(line))),
    ),
  );
  const person = tag("Party", tag("PersonInfo", tag("PersonName", tag("FirstName", first) + tag("LastName", last))));
  const admin =
    tag("InsuranceCompany", company(truth.insurer)) + tag("Owner", person) + tag("RepairFacility", company(truth.shop));
  const vehicle =
    tag("VINInfo", tag("VIN", tag("VINNum", truth.vin))) +
    tag(
      "VehicleDesc",
      tag("ModelYear", String(truth.year)) + tag("MakeDesc", truth.make) + tag("ModelName", escaped(truth.model)),
    );
  const content =
    tag("DocumentInfo", tag("DocumentID", truth.workfileId) + tag("VendorCode", "M")) +
    tag("AdminInfo", admin) +
    tag(
      "ClaimInfo",
      tag("ClaimNum", truth.claimNumber) +
        tag("LossInfo", tag("Facts", tag("LossDateTime", `${truth.lossDate}T01:06:00`))),
    ) +
    tag("RepairOrderID", truth.repairOrderNumber) +
    tag("VehicleInfo", vehicle) +
    lines.join("");
  return Uint8Array.from(Buffer.from(`<?xml version="1.0"?>${tag("VehicleDamageEstimateAddRq", content)}`));
}
