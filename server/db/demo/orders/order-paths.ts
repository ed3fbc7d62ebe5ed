/** Which way an order took to where it is today, as the policy of moves allows. */
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import type { Chance } from "../random.ts";

/** How many of the twelve hundred orders are where today; all others are paid and closed. */
export const ordersByStatus: readonly (readonly [string, number])[] = [
  ["new", 14],
  ["info", 6],
  ["estimating", 9],
  ["approval", 16],
  ["approved", 11],
  ["scheduled", 30],
  ["transit", 3],
  ["checkedIn", 4],
  ["inspect", 3],
  ["hold", 7],
  ["calibrate", 5],
  ["quality", 3],
  ["readyOut", 8],
  ["released", 10],
  ["invoiced", 64],
  ["noCal", 32],
  ["cancelled", 48],
];
export const orderCount = 1200;
export const overdueCount = 18;

/** Working minutes that an order usually spends in a status. */
const usualMinutes: Record<string, readonly [number, number]> = {
  new: [10, 55],
  info: [60, 700],
  estimating: [20, 110],
  approval: [60, 1100],
  approved: [20, 220],
  scheduled: [240, 1600],
  transit: [40, 160],
  checkedIn: [10, 50],
  inspect: [20, 55],
  hold: [90, 900],
  calibrate: [60, 175],
  quality: [15, 55],
  readyOut: [30, 420],
  released: [10, 200],
  invoiced: [4000, 10_500],
};

export const minutesIn = (status: string, chance: Chance): number => {
  const [least, most] = usualMinutes[status] ?? [30, 60];
  return chance.whole(least, most);
};

/** What happens on the way. */
export interface Journey {
  intake: IntakeMethod;
  heldAtInspection: boolean;
  askedForInformation: boolean;
  supplement: boolean;
}

/** All statuses from the first to the present one. */
export function pathTo(status: string, journey: Journey, chance: Chance): string[] {
  if (status === "cancelled") return [...mainPath(journey).slice(0, chance.whole(1, 4)), "cancelled"];
  if (status === "info") return ["new", "info"];
  if (status === "noCal") return [...upTo("inspect", { ...journey, heldAtInspection: false }), "noCal"];
  if (status === "hold") return [...upTo("inspect", { ...journey, heldAtInspection: false }), "hold"];
  return upTo(status, journey);
}

function upTo(status: string, journey: Journey): string[] {
  const path = mainPath(status === "transit" && !isBrought(journey) ? { ...journey, intake: "tow" } : journey);
  const end = path.lastIndexOf(status);
  if (end < 0) throw new Error(`No way leads to "${status}"`);
  return path.slice(0, end + 1);
}

const isBrought = ({ intake }: Journey) => intake === "pickup" || intake === "tow";

const mainPath = (journey: Journey): string[] => [
  "new",
  ...(journey.askedForInformation ? ["info", "estimating"] : ["estimating"]),
  "approval",
  "approved",
  "scheduled",
  ...(isBrought(journey) ? ["transit"] : []),
  "checkedIn",
  "inspect",
  ...(journey.heldAtInspection ? ["hold", "inspect"] : []),
  "calibrate",
  "quality",
  "readyOut",
  "released",
  "invoiced",
  "closed",
];
