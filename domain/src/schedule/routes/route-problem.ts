/**
 * Work to be done by vans, and who does it when: in the words of VROOM (vehicles, jobs, steps). Times are whole seconds
 * on one scale, such as since 1970; places are rows of the matrix.
 */

/** From the first to the last second at which something may begin. */
export type TimeWindow = readonly [number, number];

export interface RouteBreak {
  id: string;
  timeWindows: readonly TimeWindow[];
  /** How long it lasts. */
  service: number;
}

export interface RouteVehicle {
  id: string;
  /** Where it leaves and where it has to be again, as rows of the matrix. */
  start: number;
  end: number;
  /** It leaves no earlier and is back no later. */
  timeWindow: TimeWindow;
  /** In this order, each taken once. */
  breaks: readonly RouteBreak[];
  skills: readonly string[];
  capacity: number;
}

export interface RouteJob {
  id: string;
  location: number;
  /** How long it takes there. */
  service: number;
  /** When it may begin; in the order of time. */
  timeWindows: readonly TimeWindow[];
  /** The vehicle needs them all. */
  skills: readonly string[];
  amount: number;
  /** From 0 to 100: what is left out when not everything can be done. */
  priority: number;
  /** The only vehicle that may do it; null for any. */
  vehicle: string | null;
  /** Stays with its vehicle and time from the beginning, and others go round it. */
  isPinned: boolean;
  /** The window somebody was told, and what it costs to begin outside of it, in the unit of the distances. */
  promised: { window: TimeWindow; cost: number } | null;
}

/** From row to column; null where no road leads. */
export interface TravelMatrix {
  durations: readonly (readonly (number | null)[])[];
  distances: readonly (readonly (number | null)[])[];
}

export interface RouteProblem {
  vehicles: readonly RouteVehicle[];
  jobs: readonly RouteJob[];
  matrix: TravelMatrix;
  /** What is planned today: where the search begins, as far as it can be kept. */
  initial?: readonly { vehicle: string; jobs: readonly string[] }[];
}

export interface RouteStep {
  type: "break" | "end" | "job" | "start";
  /** Of the job or the break. */
  id: string | null;
  arrival: number;
  /** When the work or the break begins. */
  begin: number;
  /** When it goes on. */
  departure: number;
  /** Of the way from the step before. */
  duration: number;
  distance: number;
}

export interface PlannedRoute {
  vehicle: string;
  steps: readonly RouteStep[];
  distance: number;
  duration: number;
}

/** Why nobody does a job: nobody can, no road leads there, it cannot be reached in its time, or others fill the day. */
export type UnassignedReason = "capacity" | "noRoad" | "noRoom" | "outOfReach" | "skills";

export interface RouteSolution {
  routes: readonly PlannedRoute[];
  unassigned: readonly { id: string; reason: UnassignedReason }[];
  distance: number;
  duration: number;
}
