import { t } from "@boresight/domain/texts/text";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import type { DaySpan } from "#ui/time/calendar-days.ts";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";
import type { Technician } from "#features/schedule/schedule-columns.ts";
import type { TimeOff } from "./time-off.ts";
import { useTimeOff } from "./use-time-off.ts";

interface TimeOffListProps {
  place: PlaceFieldsFragment;
  technicians: readonly Technician[];
  days: DaySpan;
}

const dayLength = 23 * 3_600_000;

/** What differs from the usual week, where no calendar is drawn that shades it. */
export function TimeOffList({ place, technicians, days }: TimeOffListProps) {
  const special = useTimeOff({ by: null, place, technicians, days }).filter(({ isSpecial }) => isSpecial);
  if (special.length === 0) return null;

  return (
    <SectionCard title={t("schedule.closedAndAway")} flush>
      <RowList label={t("schedule.closedAndAway")}>
        {special.map((one) => (
          <ListRow
            key={one.id}
            main={<bdi>{one.about ? `${one.about.name}: ${one.words}` : one.words}</bdi>}
            second={<bdi>{whenOf(one, place.timeZone)}</bdi>}
            stacked
          />
        ))}
      </RowList>
    </SectionCard>
  );
}

/** A whole day by its name, anything else with its times. */
function whenOf({ about, start, end }: TimeOff, timeZone: string): string {
  const [from, to] = [start, end].map((moment) => new Date(moment).toISOString());
  if (!from || !to) return "";
  const day = dayWords(timeZone, from);
  if (!about && end - start >= dayLength) return day;
  const lastDay = dayWords(timeZone, to);
  const until = lastDay === day ? timeWithZone(timeZone, to) : `${lastDay}, ${timeWithZone(timeZone, to)}`;
  return `${day}, ${timeWithZone(timeZone, from)} – ${until}`;
}
