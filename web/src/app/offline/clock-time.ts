import { localeTag } from "@boresight/domain/texts/language";

const time = { hour: "numeric", minute: "2-digit" } as const;
const today = new Intl.DateTimeFormat(localeTag(), time);
const earlier = new Intl.DateTimeFormat(localeTag(), { month: "short", day: "numeric", ...time });

/** `2:34 PM`, on earlier days `Nov 21, 2:34 PM`. */
export function clockTime(moment: number, now = Date.now()): string {
  const at = new Date(moment);
  return (at.toDateString() === new Date(now).toDateString() ? today : earlier).format(at);
}
