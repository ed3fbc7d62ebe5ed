import type { Block, Fact, Party, Text } from "@boresight/domain/documents/document-content";
import { codeOf, factsOf } from "./document-reader.ts";
import type { DocumentFrame } from "./read-frame.ts";

/** The order and the vehicle that a document is about. */
export interface OrderOnPaper {
  number: string;
  repairOrderNumber: string | null;
  poNumber: string | null;
  claimNumber: string | null;
  insurerName: string | null;
  odometerIn: number | null;
  odometerOut: number | null;
  fuelLevelIn: number | null;
  vehicle: {
    description: string;
    vin: string | null;
    licensePlate: string | null;
    plateState: string | null;
    color: string | null;
    owner: string;
  };
}

/** SQL: the order `o` and its vehicle `v` as `OrderOnPaper`. */
export const orderOnPaper = (
  poNumber = "o.po_number",
): string => `json_build_object('number', o.internal_order_number, 'repairOrderNumber', o.repair_order_number,
  'poNumber', ${poNumber}, 'claimNumber', o.claim_number, 'insurerName', o.insurer_name, 'odometerIn', o.odometer_in,
  'odometerOut', o.odometer_out, 'fuelLevelIn', o.fuel_level_in,
  'vehicle', json_build_object('description', v.vehicle_description, 'vin', v.vin_number, 'licensePlate', v.license_plate,
    'plateState', v.plate_state, 'color', v.color, 'owner', concat_ws(' ', v.owner_first_name, v.owner_last_name)))`;

/** The numbers by which the customer and the insurer find it, and what else is said of it; ours stands beside the title. */
export function orderReferences(
  order: OrderOnPaper,
  frame: DocumentFrame,
  more: readonly Fact[] = [],
): readonly Block[] {
  const { say, own } = frame;
  const facts = factsOf([
    [say("base.repairOrder"), codeOf(order.repairOrderNumber)],
    [say("base.poNumber"), codeOf(order.poNumber)],
    [say("orders.claim"), codeOf(order.claimNumber)],
    [say("base.insurer"), order.insurerName && own(order.insurerName)],
    [say("orders.odometerIn"), milesOf(order.odometerIn, frame)],
    [say("orders.odometerOut"), milesOf(order.odometerOut, frame)],
  ]);
  return facts.length + more.length > 0 ? [{ kind: "facts", facts: [...facts, ...more] }] : [];
}

export function vehicleParty({ vehicle }: OrderOnPaper, { say, own }: DocumentFrame): Party {
  const { description, vin, color } = vehicle;
  const plate = [vehicle.licensePlate, vehicle.plateState].filter(Boolean).join(" · ");
  const lines: Text[] = [own([description, color].filter(Boolean).join(", "))];
  if (vin) lines.push({ code: `VIN ${vin}` });
  if (plate) lines.push(say("documents.plateOf", { plate }));
  if (vehicle.owner) lines.push(say("documents.ownerOf", { owner: vehicle.owner }));
  return { heading: say("base.vehicle"), lines };
}

/** `41,250 mi` */
const milesOf = (miles: number | null, { say, number }: DocumentFrame): string | null =>
  miles === null ? null : say("base.milesMi", { miles: number(miles) });
