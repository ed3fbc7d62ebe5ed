import type { StatusColor, StatusIcon } from "@boresight/domain/statuses/status-look";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";

export const roleWords: Record<string, string> = {
  admin: "Admins",
  technician: "Technicians",
  customer: "Customers",
  user: "Users of a customer",
};

export const colorWords: Record<StatusColor, string> = {
  violet: "Violet",
  blue: "Blue",
  teal: "Teal",
  amber: "Amber",
  magenta: "Magenta",
  green: "Green",
  olive: "Olive",
  grey: "Grey",
};

export const iconWords: Record<StatusIcon, string> = {
  inbox: "Inbox",
  help: "Question mark",
  calculate: "Calculator",
  approval: "Stamp",
  "thumb-up": "Thumb up",
  event: "Calendar",
  truck: "Truck",
  login: "Arriving",
  search: "Magnifier",
  pause: "Pause",
  target: "Target",
  verified: "Seal",
  key: "Key",
  logout: "Leaving",
  receipt: "Receipt",
  done: "Ticks",
  block: "Barred",
  cancel: "Cross",
};

/** Returns "2 h 30 min"; hours are not converted to days, because a day has as many as the shop is open. */
export function workingTimeWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}

export const orderCountWords = (count: number | null): string => {
  if (count === null || count === 0) return "No orders";
  return count === 1 ? "1 order" : `${count.toLocaleString("en")} orders`;
};

type Marked = Pick<StatusDefinitionFragment, "isInitial" | "isTerminal" | "isHold" | "isActive" | "slaMinutes">;

/** Summarises the traits of a status. */
export const marksOf = ({ isInitial, isTerminal, isHold, isActive, slaMinutes }: Marked): string =>
  [
    !isActive && "Not in use",
    isInitial && "Orders begin here",
    isTerminal && "Orders end here",
    isHold && "Hold",
    slaMinutes !== null && `Late after ${workingTimeWords(slaMinutes)}`,
  ]
    .filter(Boolean)
    .join(" · ");
