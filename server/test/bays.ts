// A facility's bays for the tests of the schedule.
import type { Pool } from "pg";
import { buildBay, save, type Row } from "../db/rows/factories.ts";

/** Two bays for static work and a van; the second bay is the only one with a 360° space. */
export async function addBays(owner: Pool, facilityId: string): Promise<{ first: Row; second: Row; van: Row }> {
  const [first, second, van] = [
    buildBay({ facility_id: facilityId, name: "Bay 1", sort_order: 10 }),
    buildBay({ facility_id: facilityId, name: "Bay 2", sort_order: 20, capabilities: ["staticFront", "surround"] }),
    buildBay({ facility_id: facilityId, name: "Van", sort_order: 30, kind: "mobile", service_radius_miles: 40 }),
  ];
  await save(owner, "app.bays", [first, second, van]);
  return { first, second, van };
}
