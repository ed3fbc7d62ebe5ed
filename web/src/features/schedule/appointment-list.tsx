import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { expectedWords } from "#records/arrival-words.ts";
import { customerName } from "#records/customer-name.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { lookOf } from "./appointment-words.ts";
import { calendarAnswersOf } from "./calendar-answers.ts";
import { clockWords, dayWords, zoneName } from "#ui/time/zone-times.ts";

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

  const zones = [...new Set(appointments.map(({ startsAt }) => zoneName(timeZone, startsAt)))];

  return (
    <Box sx={frame}>
      <Typography variant="body2" color="textSecondary" sx={{ px: 5, pt: 3 }}>
        {t("ui.timesInZone", { zone: zones.join(" / ") })}
      </Typography>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Box sx={dayHead}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {day}
            </Typography>
            <Typography color="textSecondary">{ofDay.length}</Typography>
          </Box>
          <RowList label={day}>
            {ofDay.map((appointment) => (
              <AppointmentRow key={appointment.id} appointment={appointment} timeZone={timeZone} onOpen={onOpen} />
            ))}
          </RowList>
        </section>
      ))}
    </Box>
  );
}

/** One list that scrolls as a whole; the day in sight stays at its top. */
const frame = {
  bgcolor: "background.paper",
  borderRadius: 2,
  border: 1,
  borderColor: "divider",
  minHeight: { md: 240 },
  overflowY: { md: "auto" },
};

const dayHead = {
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  justifyContent: "space-between",
  px: 5,
  py: 2,
  bgcolor: "background.paper",
  borderBottom: 1,
  borderColor: "divider",
};

function AppointmentRow({
  appointment,
  timeZone,
  onOpen,
}: { appointment: AppointmentFieldsFragment } & Omit<AppointmentListProps, "appointments">) {
  const { serviceOrder: order, bay, technician } = appointment;
  const look = lookOf(appointment.status);
  const [answer] = calendarAnswersOf(appointment, timeZone);
  const details = [
    expectedWords({ ...appointment, timeZone }),
    answer?.words,
    order?.customer && customerName(order.customer),
    bay?.name,
    technician?.displayName,
  ];

  return (
    <ListRow
      main={
        <>
          <bdi>{clockWords(timeZone, appointment.startsAt)}</bdi> ·{" "}
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
