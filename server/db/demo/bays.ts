import type { Capability } from "@boresight/domain/schedule/bay";
import { buildBay, buildCompetence, type Row } from "../rows/factories.ts";
import type { DemoFacility } from "./facilities.ts";
import { demoId, type Chance } from "./random.ts";

const everything: readonly Capability[] = ["staticFront", "staticRear", "surround"];
const places: Readonly<Record<string, readonly (readonly [string, readonly Capability[]])[]>> = {
  Denver: [
    ["Bay 1", everything],
    ["Bay 2", everything],
    ["Bay 3", ["staticFront", "staticRear", "alignmentRack"]],
    ["Bay 4", [...everything, "truckHeight"]],
  ],
  "Colorado Springs": [
    ["Bay 1", everything],
    ["Bay 2", [...everything, "alignmentRack"]],
  ],
  Phoenix: [
    ["Bay 1", everything],
    ["Bay 2", everything],
  ],
};
const vanRadiusMiles = 80;

/** Four bays in Denver, two each in Colorado Springs and Phoenix, and Phoenix's van. */
export const buildBays = (facilities: readonly DemoFacility[]): Row[] =>
  facilities.flatMap(({ row }) => {
    const name = String(row["facility_name"]);
    const bays = (places[name] ?? []).map(([bay, capabilities], index) =>
      buildBay({ id: demoId(), facility_id: row.id, name: bay, capabilities, sort_order: 10 * (index + 1) }),
    );
    return name === "Phoenix" ? [...bays, buildVan(row.id)] : bays;
  });

const buildVan = (facilityId: string): Row =>
  buildBay({
    id: demoId(),
    facility_id: facilityId,
    name: "Van 1",
    kind: "mobile",
    capabilities: everything,
    service_radius_miles: vanRadiusMiles,
    sort_order: 90,
  });

interface Certified {
  technicians: readonly Row[];
  /** Line item types that ask for a certificate. */
  typeIds: readonly string[];
  today: Date;
  chance: Chance;
}

const day = 24 * 3_600_000;

/** Most technicians are certified for most calibrations for years; one certificate runs out within three weeks. */
export function buildCompetences({ technicians, typeIds, today, chance }: Certified): Row[] {
  const competences = technicians.flatMap((technician) =>
    typeIds
      .filter(() => chance.happens(0.85))
      .map((typeId) =>
        buildCompetence({
          id: demoId(),
          user_id: technician.id,
          line_item_type_id: typeId,
          expires_on: dayOf(today, chance.whole(120, 900)),
        }),
      ),
  );
  const [first] = competences;
  if (first) first["expires_on"] = dayOf(today, 19);
  return competences;
}

const dayOf = (today: Date, days: number): string => new Date(today.getTime() + days * day).toISOString().slice(0, 10);
