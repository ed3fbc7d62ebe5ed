import { t } from "@boresight/domain/texts/text";
import { formatShortDay } from "#ui/time/times.ts";

interface Listed {
  category: string | undefined;
  /** The day of its appointment. */
  bookedOn: string | null;
  /** The day under which it is listed. */
  date: string;
}

/** Why a vehicle is listed under a day that is not that of its appointment; null where it is. */
export function whyListed({ category, bookedOn, date }: Listed): string | null {
  if (category === "done") return t("orders.waitsForItsOwner");
  if (bookedOn === date) return null;
  const isExpected = category === "ready" || category === "intake";
  if (isExpected) return bookedOn && t("orders.wasExpectedOn", { day: formatShortDay(bookedOn) });
  if (!bookedOn) return t("orders.isHereWithoutTime");
  const day = formatShortDay(bookedOn);
  return bookedOn < date ? t("orders.isStillHere", { day }) : t("orders.isHereAlready", { day });
}
