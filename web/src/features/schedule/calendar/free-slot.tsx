import { useIsOffice } from "#auth/use-standing.ts";
import { clockTimeOf, momentAt, type ClockTime } from "@boresight/domain/schedule/facility-time";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PlaceFieldsFragment, WaitingOrderFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";
import { nobody } from "#features/schedule/schedule-columns.ts";
import { ColumnTimeOff, type ScheduleColumn } from "./column-time-off.tsx";

/** Where somebody clicked in the calendar, and nothing is. */
export interface FreeSpot extends ClockTime, ScheduleColumn {}

interface FreeSlotProps {
  spot: FreeSpot;
  place: PlaceFieldsFragment;
  waiting: readonly WaitingOrderFragment[];
  onPlace: (order: WaitingOrderFragment) => void;
  onClose: () => void;
}

/** What can be done with a free time: a new order, one that waits, or nothing at all then. */
export function FreeSlot({ spot, place, waiting, onPlace, onClose }: FreeSlotProps) {
  const { timeZone } = place;
  const startsAt = momentAt(timeZone, spot);
  const isOffice = useIsOffice();
  const mayBlock = isOffice && spot.column.id !== nobody;
  if (startsAt === null) return null;
  const [date, time] = [dayWords(timeZone, startsAt), timeWithZone(timeZone, startsAt)];

  return (
    <Sheet title={t("schedule.freeTimeAt", { column: spot.column.title, date, time })} open onClose={onClose}>
      <Box sx={{ overflowY: "auto" }}>
        <RowList label={t("base.whatYouCanDo")}>
          <ListRow main={t("base.newOrder")} link={{ to: "/appointment-scheduling", search: { facility: place.id } }} />
        </RowList>
        {waiting.length > 0 && (
          <>
            <Typography variant="body2" sx={{ px: 6, pt: 4, fontWeight: 500 }}>
              {t("schedule.bookWaitingHere")}
            </Typography>
            <RowList label={t("schedule.bookWaitingHere")}>
              {waiting.map((order) => (
                <ListRow
                  key={order.id}
                  main={<bdi>{order.vehicle?.vehicleDescription}</bdi>}
                  second={
                    <bdi>
                      {[order.internalOrderNumber, order.customer && customerName(order.customer)]
                        .filter(Boolean)
                        .join(" · ")}
                    </bdi>
                  }
                  onClick={() => onPlace(order)}
                />
              ))}
            </RowList>
          </>
        )}
        {mayBlock && (
          <>
            <Typography variant="body2" sx={{ px: 6, pt: 4, pb: 1, fontWeight: 500 }}>
              {spot.by === "bay" ? t("schedule.outOfOrderBay") : t("schedule.dayOff")}
            </Typography>
            <ColumnTimeOff {...{ ...spot, place, onClose }} initial={hourFrom(spot, { timeZone, startsAt })} />
          </>
        )}
      </Box>
    </Sheet>
  );
}

const anHour = 3_600_000;

/** An hour from there. */
function hourFrom({ date, time }: FreeSpot, { timeZone, startsAt }: { timeZone: string; startsAt: string }) {
  const later = clockTimeOf(timeZone, new Date(Date.parse(startsAt) + anHour).toISOString());
  return { fromDate: date, fromTime: time, toDate: later.date, toTime: later.time };
}
