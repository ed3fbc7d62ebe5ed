import type { Capability } from "@boresight/domain/schedule/bay";
import { buildBay, buildCredential, type Row } from "../rows/factories.ts";
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

/** By location. */
const vans: Readonly<Record<string, readonly string[]>> = { Denver: ["Van 1", "Van 2"], Phoenix: ["Van 1"] };

/** Four bays in Denver, two each in Colorado Springs and Phoenix, and the vans of Denver and Phoenix. */
export const buildBays = (facilities: readonly DemoFacility[]): Row[] =>
  facilities.flatMap(({ row }) => {
    const name = String(row["facility_name"]);
    const bays = (places[name] ?? []).map(([bay, capabilities], index) =>
      buildBay({ id: demoId(), facility_id: row.id, name: bay, capabilities, sort_order: 10 * (index + 1) }),
    );
    return [...bays, ...(vans[name] ?? []).map((van, index) => buildVan(row.id, van, 90 + index))];
  });

const buildVan = (facilityId: string, name: string, order: number): Row =>
  buildBay({
    id: demoId(),
    facility_id: facilityId,
    name,
    kind: "mobile",
    capabilities: everything,
    service_radius_miles: vanRadiusMiles,
    sort_order: order,
  });

interface Certified {
  technicians: readonly Row[];
  /** The keys of the calibrations that ask for a credential. */
  systems: readonly string[];
  today: Date;
  chance: Chance;
}

const day = 24 * 3_600_000;

/**
 * Each technician was trained here for what most days bring, and some by a maker or an institute besides; one credential runs out
 * within three weeks.
 */
export function buildCredentials({ technicians, systems, today, chance }: Certified): Row[] {
  const credentials = technicians.flatMap((technician, index) => {
    const held = { user_id: technician.id, valid_from: dayOf(today, -chance.whole(200, 900)) };
    const until = () => ({ expires_on: dayOf(today, chance.whole(120, 900)) });
    return [
      buildCredential({
        ...held,
        ...until(),
        id: demoId(),
        issuer: "own",
        title: "In-house ADAS training",
        systems: systems.filter(() => chance.happens(0.85)),
      }),
      ...(index % 2 === 0
        ? [
            buildCredential({
              ...held,
              ...until(),
              id: demoId(),
              issuer: "ase",
              title: "ADAS Specialist (L4)",
              number: `ASE-${chance.whole(1000, 9999)}-${chance.whole(1000, 9999)}`,
              systems: [],
            }),
          ]
        : [
            buildCredential({
              ...held,
              ...until(),
              id: demoId(),
              issuer: "maker",
              title: "Toyota Safety Sense",
              systems: systems.slice(0, 3),
              makes: ["Toyota", "Lexus"],
            }),
          ]),
    ];
  });
  const [first] = credentials;
  if (first) first["expires_on"] = dayOf(today, 19);
  return credentials;
}

const dayOf = (today: Date, days: number): string => new Date(today.getTime() + days * day).toISOString().slice(0, 10);
