import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { lookOf } from "./appointment-words.ts";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";

interface AppointmentListProps {
  appointments: readonly AppointmentFieldsFragment[];
  timeZone: string;
  onOpen: (id: string) => void;
}

/** The days as a list, for phones and screen readers. */
export function AppointmentList({ appointments, timeZone, onOpen }: AppointmentListProps) {
  const days = Map.groupBy(appointments, ({ startsAt }) => dayWords(timeZone, startsAt));
  if (appointments.length === 0)
    return (
      <BlankState kind="empty" title={t("schedule.nothingScheduled")}>
        {t("schedule.offerTheNextFreeSlotTo")}
      </BlankState>
    );

  return (
    <Box sx={{ display: "grid", gap: 4, alignContent: "start", minHeight: 0, overflowY: { md: "auto" } }}>
      {[...days].map(([day, ofDay]) => (
        <SectionCard key={day} title={day} flush aside={<Typography color="textSecondary">{ofDay.length}</Typography>}>
          <RowList label={day}>
            {ofDay.map((appointment) => (
              <AppointmentRow key={appointment.id} appointment={appointment} timeZone={timeZone} onOpen={onOpen} />
            ))}
          </RowList>
        </SectionCard>
      ))}
    </Box>
  );
}

function AppointmentRow({
  appointment,
  timeZone,
  onOpen,
}: { appointment: AppointmentFieldsFragment } & Omit<AppointmentListProps, "appointments">) {
  const { serviceOrder: order, bay, technician } = appointment;
  const look = lookOf(appointment.status);
  const details = [order?.customer && customerName(order.customer), bay?.name, technician?.displayName];

  return (
    <ListRow
      main={
        <>
          <bdi>{timeWithZone(timeZone, appointment.startsAt)}</bdi> ·{" "}
          <bdi>{order?.vehicle?.vehicleDescription ?? t("schedule.timeKeptForAnOrder")}</bdi>
        </>
      }
      second={<bdi>{details.filter(Boolean).join(" · ")}</bdi>}
      stacked
      end={<ToneChip tone={look.tone}>{look.words}</ToneChip>}
      onClick={() => onOpen(appointment.id)}
    />
  );
}
