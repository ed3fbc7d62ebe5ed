/** How long drives really take, measured by those that were recorded. */

/** A recorded drive: how long it took, and how long its distance takes at 35 mph. */
export interface RecordedDrive {
  minutes: number;
  estimatedMinutes: number;
}

export interface LearnedPace {
  /** How much longer drives take than estimated: their median; 1 for fewer than 10 drives. */
  pace: number;
  /** How many drives say so; none while nothing is learned. */
  drives: number;
}

/** How far back drives say something, and how many of them at most. */
export const paceDays = 90;
export const latestDrives = 200;
const fewestDrives = 10;
const [fastest, slowest] = [0.5, 3];
/** Of a shorter way the taps say more than the road. */
const shortestMinutes = 5;
/** Whoever forgot to say that they arrived drove for no such time. */
const longestTimes = 6;

/** 30 drives that took 24 minutes where 20 were estimated: 1.2. */
export function learnedPace(recorded: readonly RecordedDrive[]): LearnedPace {
  const ratios = recorded
    .filter(({ minutes, estimatedMinutes }) => minutes > 0 && estimatedMinutes >= shortestMinutes)
    .map(({ minutes, estimatedMinutes }) => minutes / estimatedMinutes)
    .filter((ratio) => ratio <= longestTimes)
    .toSorted((one, other) => one - other);
  if (ratios.length < fewestDrives) return { pace: 1, drives: 0 };
  const middle = ratios.length / 2;
  const [below = 1, above = 1] = [ratios[Math.ceil(middle) - 1], ratios[Math.floor(middle)]];
  const median = Math.round(((below + above) / 2) * 100) / 100;
  return { pace: Math.min(slowest, Math.max(fastest, median)), drives: ratios.length };
}
