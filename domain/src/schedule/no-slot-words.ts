/** Why a facility has no free time, in the words that people read. */
import { capabilities, capabilityWords } from "./bay.ts";

interface NoSlot {
  reason: string;
  /** By key: what no bay there has. */
  lacks?: readonly string[];
}

const sentences: Readonly<Record<string, string>> = {
  closed: "The facility is closed then.",
  fullyBooked: "Everything is booked.",
  noBay: "No bay here can do this work.",
  noCompetence: "No technician here is certified for this work.",
  noTechnician: "No technician works here.",
  outOfServiceArea: "The address is outside the van's area.",
  tooLong: "The work is longer than a day's opening hours.",
  settled: "It has been settled meanwhile.",
};

export function noSlotWords({ reason, lacks = [] }: NoSlot): string {
  const missing = capabilities.filter((key) => lacks.includes(key)).map((key) => capabilityWords[key]);
  if (reason === "noBay" && missing.length > 0)
    return `No bay here can do this work. It needs one with: ${missing.join(", ")}.`;
  return sentences[reason] ?? "There is no free time.";
}

/** `11 h 20 min` */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(" ");
}
