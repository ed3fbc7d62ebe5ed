import type { Tone } from "#ui/tones.ts";

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
  mobile: "Mobile visit",
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
