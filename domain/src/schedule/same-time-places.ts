/** Where an appointment can stay at its time: with another technician, or in another bay. */
import { conflictsOf, type Choice } from "./slot-conflicts.ts";

/** Whom and where an appointment is planned with. */
interface Planned extends Pick<Choice, "appointment" | "bayId" | "facility" | "span" | "technicianId"> {}

export interface SameTimePlace {
  bayId: string;
  technicianId: string;
}

/** As many as are offered. */
const mostOffered = 4;

/** Returns places that are free then and change least; only customers of another time are told. */
export function sameTimePlaces({ bayId, technicianId, ...choice }: Planned): SameTimePlace[] {
  const { bays, technicians } = choice.facility;
  const changes = (place: SameTimePlace) => Number(place.bayId !== bayId) + Number(place.technicianId !== technicianId);
  const places = bays
    .flatMap((bay) => technicians.map((technician) => ({ bayId: bay.id, technicianId: technician.id })))
    .filter((place) => changes(place) > 0 && conflictsOf({ ...choice, ...place }).length === 0)
    .toSorted((one, other) => changes(one) - changes(other));
  const fewest = places[0] && changes(places[0]);
  return places.filter((place) => changes(place) === fewest).slice(0, mostOffered);
}
