/** A day of vans that chance makes: what is asked for, and what goes wrong. */
import { pickBelow, type SeededRandom } from "@boresight/domain/base/chance/seeded-random";
import type { VanPlace } from "@boresight/domain/schedule/travel/ways";

export const minute = 60_000;
const midnight = Date.UTC(2026, 4, 4);
export const at = (hour: number): number => midnight + Math.round(hour * 60) * minute;
export const base: VanPlace = { coordinates: { latitude: 39.7, longitude: -104.9 }, milesFromBase: 0 };
export const open = { start: at(8), end: at(17) };

export interface AskedWork {
  id: string;
  place: VanPlace;
  workMinutes: number;
  isConfirmed: boolean;
  /** Needs the target that is kept in the van. */
  needsTarget: boolean;
}

export type Trouble = { at: number } & (
  | { kind: "absence" | "brokenTarget" | "delay"; van: string; minutes: number }
  | { kind: "cancelled" | "noShow"; work: string }
  | { kind: "urgent"; work: AskedWork }
);

export interface RandomDay {
  vans: readonly string[];
  asked: readonly AskedWork[];
  troubles: readonly Trouble[];
}

/** Two or three vans with three to five stops each within 35 miles of the base, and up to four troubles. */
export function randomDay(random: SeededRandom): RandomDay {
  const vans = Array.from({ length: 2 + pickBelow(random, 2) }, (_, index) => `van ${index + 1}`);
  const asked = Array.from({ length: vans.length * (3 + pickBelow(random, 3)) }, (_, index) =>
    randomWork(random, `work ${index}`),
  );
  const troubles = Array.from({ length: pickBelow(random, 5) }, (_, index) =>
    randomTrouble(random, { vans, asked, index }),
  );
  return { vans, asked, troubles: troubles.toSorted((one, other) => one.at - other.at) };
}

function randomWork(random: SeededRandom, id: string): AskedWork {
  const angle = 2 * Math.PI * random();
  const miles = 3 + 25 * Math.sqrt(random());
  const degree = 69.09;
  return {
    id,
    place: {
      coordinates: {
        latitude: 39.7 + (miles * Math.sin(angle)) / degree,
        longitude: -104.9 + (miles * Math.cos(angle)) / (degree * 0.77),
      },
      milesFromBase: null,
    },
    workMinutes: [30, 45, 60, 90][pickBelow(random, 4)] ?? 60,
    isConfirmed: random() < 0.6,
    needsTarget: random() < 0.4,
  };
}

interface Around {
  vans: readonly string[];
  asked: readonly AskedWork[];
  index: number;
}

function randomTrouble(random: SeededRandom, { vans, asked, index }: Around): Trouble {
  const moment = at(8 + pickBelow(random, 28) / 4);
  const van = vans[pickBelow(random, vans.length)] ?? "";
  const work = asked[pickBelow(random, asked.length)]?.id ?? "";
  const minutes = 30 * (1 + pickBelow(random, 4));
  const kinds = ["absence", "brokenTarget", "cancelled", "cancelled", "delay", "delay", "noShow", "urgent"] as const;
  const kind = kinds[pickBelow(random, kinds.length)] ?? "delay";
  if (kind === "urgent") return { at: moment, kind, work: randomWork(random, `urgent ${index}`) };
  if (kind === "cancelled" || kind === "noShow") return { at: moment, kind, work };
  return { at: moment, kind, van, minutes: kind === "absence" ? 9 * 60 : minutes };
}
