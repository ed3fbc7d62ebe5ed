import { everyFacility, oneAfterTheOther, type Card, type Facility } from "./wallboard.fragment.ts";

/** Returns the facility that a wallboard shows at its nth turn; null means all of them. */
export function shownFacility(
  { facilities, chosen }: { facilities: readonly Facility[]; chosen: string },
  turn: number,
): Facility | null {
  if (facilities.length === 1) return facilities[0] ?? null;
  if (chosen === everyFacility) return null;
  if (chosen === oneAfterTheOther) return facilities[turn % Math.max(1, facilities.length)] ?? null;
  return facilities.find(({ id }) => id === chosen) ?? null;
}

/** A request without a facility is shown everywhere. */
export const cardsAt = (cards: readonly Card[], facility: Facility | null): Card[] =>
  cards.filter(({ facilityId }) => facility === null || facilityId == null || facilityId === facility.id);
