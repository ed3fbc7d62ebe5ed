import { t } from "@boresight/domain/texts/text";
import type { EquipmentPlaceFragment } from "#graphql/graphql.ts";
import { rowsOf } from "#data/rows.ts";
import { formatDay } from "#ui/time/times.ts";

type Loan = Pick<EquipmentPlaceFragment, "onLoanTo" | "onLoanUntil">;

/** Who has borrowed it, and until when. */
export const loanWords = ({ onLoanTo: who, onLoanUntil }: Loan): string =>
  onLoanUntil === null
    ? t("equipment.onLoan", { who })
    : t("equipment.onLoanUntilDay", { who, date: formatDay(onLoanUntil) });

/** Whether it is still lent on this day. */
export const isLent = ({ onLoanTo, onLoanUntil }: Loan, today: string): boolean =>
  onLoanTo !== "" && (onLoanUntil === null || onLoanUntil >= today);

interface Now {
  now: Date;
  today: string;
}

/** Where it is now: with an appointment, lent, or where it is kept; null where nobody has said what it serves or where it is kept. */
export function placeWords(equipment: EquipmentPlaceFragment, { now, today }: Now): string | null {
  const [use] = rowsOf(equipment.uses);
  const { appointment } = use ?? {};
  if (use && appointment && (appointment.status === "arrived" || Date.parse(use.endsAt) > now.getTime()))
    return t("equipment.inUseFor", {
      order: appointment.serviceOrder?.internalOrderNumber ?? "–",
      place: appointment.bay?.name ?? "–",
    });
  if (isLent(equipment, today)) return loanWords(equipment);
  if (equipment.bay) return equipment.bay.name;
  return (equipment.systems ?? []).length > 0 ? t("equipment.onTheShelf") : null;
}
