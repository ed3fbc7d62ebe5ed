import { t } from "@boresight/domain/texts/text";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { ColumnTimeOff, wholeDayOf, type ScheduleColumn } from "./column-time-off.tsx";

interface ColumnTimeOffSheetProps extends ScheduleColumn {
  place: PlaceFieldsFragment;
  date: string;
  onClose: () => void;
}

/** Plans time off of a bay or a technician, the shown day first. */
export function ColumnTimeOffSheet({ date, ...shown }: ColumnTimeOffSheetProps) {
  const name = shown.column.title;
  const title = shown.by === "bay" ? t("schedule.outOfOrderOf", { name }) : t("schedule.dayOffOf", { name });

  return (
    <Sheet title={title} open onClose={shown.onClose}>
      <ColumnTimeOff {...shown} initial={wholeDayOf(date)} />
    </Sheet>
  );
}
