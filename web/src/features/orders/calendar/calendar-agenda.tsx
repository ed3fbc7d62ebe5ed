import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { longDayWords } from "#ui/time/calendar-days.ts";
import { RowList } from "#ui/table/list-row.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { FilledDay } from "./calendar.fragment.ts";
import { PlacedOrderRow } from "./placed-order-row.tsx";

interface CalendarAgendaProps {
  days: ReadonlyMap<string, FilledDay>;
  today: string;
  onOpenDay: (day: string) => void;
}

/** The days with orders as a list, for phones. */
export function CalendarAgenda({ days, today, onOpenDay }: CalendarAgendaProps) {
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      {[...days].map(([day, { count, orders }]) => (
        <SectionCard
          key={day}
          title={longDayWords(day)}
          aside={day === today && <ToneChip tone="blue">{t("base.today")}</ToneChip>}
          flush
        >
          <RowList label={longDayWords(day)}>
            {orders.map((placed) => (
              <PlacedOrderRow key={placed.order.id} placed={placed} />
            ))}
          </RowList>
          {count > orders.length && (
            <Button onClick={() => onOpenDay(day)} sx={{ mx: 3 }}>
              <bdi>{t("orders.countMore", { count: count - orders.length })}</bdi>
            </Button>
          )}
        </SectionCard>
      ))}
    </Box>
  );
}
