import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { VisitPartsFragment } from "#graphql/graphql.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { lookOf, nameOf } from "./visit-words.ts";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";

interface VisitListProps {
  visits: readonly VisitPartsFragment[];
  timeZone: string;
  onOpen: (id: string) => void;
}

/** The days one below the other: what phones show, and what reads best aloud. */
export function VisitList({ visits, timeZone, onOpen }: VisitListProps) {
  const days = Map.groupBy(visits, ({ startsAt }) => dayWords(timeZone, startsAt));
  if (visits.length === 0)
    return (
      <BlankState kind="empty" title="Nothing scheduled">
        Offer the next free slot to an order that waits for its time.
      </BlankState>
    );

  return (
    <Box sx={{ display: "grid", gap: 4, alignContent: "start", minHeight: 0, overflowY: { md: "auto" } }}>
      {[...days].map(([day, ofDay]) => (
        <SectionCard key={day} title={day} flush aside={<Typography color="textSecondary">{ofDay.length}</Typography>}>
          <RowList label={day}>
            {ofDay.map((visit) => (
              <VisitRow key={visit.id} visit={visit} timeZone={timeZone} onOpen={onOpen} />
            ))}
          </RowList>
        </SectionCard>
      ))}
    </Box>
  );
}

function VisitRow({ visit, timeZone, onOpen }: { visit: VisitPartsFragment } & Omit<VisitListProps, "visits">) {
  const { serviceOrder: order, bay, technician } = visit;
  const look = lookOf(visit.status);
  const details = [order?.customer && nameOf(order.customer), bay?.name, technician?.displayName];

  return (
    <ListRow
      main={
        <>
          <bdi>{timeWithZone(timeZone, visit.startsAt)}</bdi> ·{" "}
          <bdi>{order?.vehicle?.vehicleDescription ?? "Time kept for an order"}</bdi>
        </>
      }
      second={<bdi>{details.filter(Boolean).join(" · ")}</bdi>}
      stacked
      end={<ToneChip tone={look.tone}>{look.words}</ToneChip>}
      onClick={() => onOpen(visit.id)}
    />
  );
}
