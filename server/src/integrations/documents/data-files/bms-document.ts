/** Reads an estimate of CIECA's BMS: requests that add or change a vehicle damage estimate. */
import type { EstimateDocument, EstimateLine, Vendor } from "@boresight/domain/intake/reading/estimate-document";
import { laborOperation } from "@boresight/domain/intake/reading/labor-codes";
import { dataDocument, dataLine, dayOf, filled, numberOf, tableOf, vehicleOf } from "./data-document.ts";
import { elementsNamed, findElement, readXml, textAt, type XmlElement } from "./xml-tree.ts";

const roots = /^VehicleDamageEstimate(?:Add|Chg)Rq$/;
const mostLines = 5000;

/** Null for other XML. */
export function bmsDocument(content: string): EstimateDocument | null {
  const root = readXml(content);
  const request = root && (roots.test(root.name) ? root : requestIn(root));
  if (!request) return null;
  const supplement = numberOf(textAt(request, "DocumentVerNum"));
  const version = textAt(request, "DocumentVerCode") ?? "";
  const isSupplement = /^S/i.test(version);
  return dataDocument({
    vendor: vendors[(textAt(request, "VendorCode") ?? "").charAt(0).toUpperCase()] ?? "other",
    kind: isSupplement ? "supplement" : "estimateOfRecord",
    supplement: isSupplement ? supplement : null,
    shop: partyOf(findElement(request, "RepairFacility")),
    owner:
      partyOf(findElement(request, "Owner")) ??
      partyOf(findElement(request, "PolicyHolder")) ??
      partyOf(findElement(request, "Claimant")),
    insurer: partyOf(findElement(request, "InsuranceCompany")),
    adjuster: partyOf(findElement(request, "Adjuster")),
    claimNumber: filled(textAt(request, "ClaimNum"), textAt(request, "RefClaimNum")),
    policyNumber: textAt(request, "PolicyNum"),
    lossDate: dayOf(textAt(request, "LossDateTime")),
    lossType: filled(textAt(request, "LossDescCode"), textAt(request, "LossType"), textAt(request, "LossDesc")),
    pointOfImpact: textAt(request, "POICode"),
    repairOrderNumber: filled(
      textAt(request, "RepairOrderID"),
      textAt(request, "RepairOrderNum"),
      textAt(request, "RO_ID"),
    ),
    workfileId: filled(textAt(request, "DocumentID"), textAt(request, "EstimateID")),
    vehicle: vehicleIn(findElement(request, "VehicleInfo") ?? request),
    vins: [...elementsNamed(root, "VehicleInfo")].map((vehicle) => textAt(vehicle, "VINNum") ?? ""),
    lines: tableOf([...elementsNamed(request, "DamageLineInfo")].slice(0, mostLines).map(lineOf)),
    totals: totalsIn(request),
  });
}

const vendors: Readonly<Record<string, Vendor>> = { C: "cccOne", M: "mitchell", A: "audatex" };

/** Within an envelope. */
function requestIn(root: XmlElement): XmlElement | null {
  return findElement(root, "VehicleDamageEstimateAddRq") ?? findElement(root, "VehicleDamageEstimateChgRq");
}

function partyOf(element: XmlElement | null): string | null {
  const name = findElement(element, "PersonName");
  const person = [textAt(name, "LastName"), textAt(name, "FirstName")].filter(Boolean).join(", ");
  return filled(textAt(element, "CompanyName"), person);
}

const vehicleIn = (vehicle: XmlElement): EstimateDocument["vehicle"] =>
  vehicleOf({
    vin: textAt(vehicle, "VINNum"),
    year: textAt(vehicle, "ModelYear"),
    make: filled(textAt(vehicle, "MakeDesc"), textAt(vehicle, "MakeCode")),
    model: filled(textAt(vehicle, "ModelName"), textAt(vehicle, "ModelNum")),
    trim: filled(textAt(vehicle, "SubModelDesc"), textAt(vehicle, "TrimCode")),
    plate: textAt(vehicle, "LicensePlateNum"),
    odometer: textAt(vehicle, "OdometerReading"),
    productionMonth: textAt(vehicle, "ProductionDate"),
  });

function lineOf(line: XmlElement): EstimateLine {
  const labor = [...elementsNamed(line, "LaborInfo")];
  const paint = findElement(line, "RefinishLaborInfo");
  const [first] = labor;
  const quantity = numberOf(textAt(line, "Quantity"));
  return dataLine({
    number: numberOf(textAt(line, "LineNum")),
    description: textAt(line, "LineDesc") ?? "",
    operation: laborOperation(textAt(first ?? paint, "LaborOperation") ?? ""),
    partNumber: filled(textAt(line, "PartNum"), textAt(line, "OEMPartNum")),
    quantity,
    price: numberOf(textAt(line, "PartPrice")),
    laborHours: numberOf(textAt(first ?? null, "LaborHours")),
    paintHours: numberOf(textAt(paint, "LaborHours")),
    supplement: numberOf(textAt(line, "SupplementNum")),
    isDeleted: isDeleted(line) || (quantity ?? 0) < 0,
    note: textAt(line, "LineMemo"),
  });
}

const isDeleted = (line: XmlElement): boolean =>
  /^(?:deleted|3|D)$/i.test(textAt(line, "LineStatusCode") ?? "") ||
  /^(?:1|true|y)/i.test(textAt(line, "DeletedInd") ?? "");

const totalsIn = (request: XmlElement): { name: string; cents: number }[] =>
  [...elementsNamed(request, "SummaryTotalsInfo")].slice(0, 40).flatMap((total) => {
    const amount = numberOf(textAt(total, "TotalAmt"));
    const name = filled(textAt(total, "TotalTypeDesc"), textAt(total, "TotalSubType"), textAt(total, "TotalType"));
    return amount === null || name === null ? [] : { name: name.slice(0, 80), cents: Math.round(amount * 100) };
  });
