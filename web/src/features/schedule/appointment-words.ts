import type { Tone } from "#ui/text/tones.ts";

interface Name {
  companyName: string;
  firstName: string;
  lastName: string;
}

export const nameOf = ({ companyName, firstName, lastName }: Name): string => companyName || `${firstName} ${lastName}`;

export const kindWords: Readonly<Record<string, string>> = {
  dropOff: "Drop-off",
  pickup: "Pickup",
  tow: "Tow",
  mobile: "Mobile appointment",
};

interface StatusLook {
  words: string;
  tone: Tone;
}

const looks: Readonly<Record<string, StatusLook>> = {
  held: { words: "Kept for a few minutes", tone: "grey" },
  requested: { words: "Requested", tone: "amber" },
  confirmed: { words: "Confirmed", tone: "blue" },
  arrived: { words: "Arrived", tone: "teal" },
  completed: { words: "Completed", tone: "green" },
  noShow: { words: "No-show", tone: "red" },
  cancelled: { words: "Cancelled", tone: "grey" },
};

export const lookOf = (status: string): StatusLook => looks[status] ?? { words: status, tone: "grey" };

interface LearnedLength {
  typeName: string;
  minutes: number;
  catalogueMinutes: number;
  appointments: number;
}

/** `Rear camera usually takes 60 minutes with us (8 appointments; catalogue 45).` */
export const learnedWords = ({ typeName, minutes, catalogueMinutes, appointments }: LearnedLength): string =>
  `${typeName} usually takes ${minutes} minutes with us (${appointments} appointments; catalogue ${catalogueMinutes}).`;

export const appointmentsWords = (count: number): string => (count === 1 ? "1 appointment" : `${count} appointments`);

export const displacedWords = (count: number): string =>
  `${appointmentsWords(count)} ${count === 1 ? "is" : "are"} outside the opening hours.`;

export const movedWords = (count: number): string =>
  `${appointmentsWords(count)} moved. ${count === 1 ? "The customer is" : "The customers are"} told by e-mail.`;
