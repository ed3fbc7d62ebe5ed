import { t } from "@boresight/domain/texts/text";
import { noSlotWords } from "@boresight/domain/schedule/no-slot-words";
import { clockTimeOf } from "@boresight/domain/schedule/facility-time";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Fragment, useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { problemOf, wordsOfProblem, type Problem } from "#data/problem.ts";
import { customerName } from "#records/customer-name.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";
import {
  useDisplaced,
  useRescheduleDisplaced,
  type DisplacedAppointment,
  type StatusChangeOutcome,
} from "./use-displaced.ts";
import { useAppointmentVerbs } from "./use-appointment-verbs.ts";
import { movedWords } from "./appointment-words.ts";

/** The appointments that a closure has displaced, to be opened one by one or all rescheduled with one reason. */
export function DisplacedAppointments({ facilityId }: { facilityId: string }) {
  const { facility, appointments, error } = useDisplaced(facilityId, { solves: true });
  const { moveAll, outcome } = useRescheduleDisplaced(facilityId);
  const { form, problem, submit } = useReason((reason) => moveAll(appointments, reason));
  if (error && !facility) return <Alert severity="error">{wordsOfProblem(problemOf(error))}</Alert>;
  if (!facility) return null;
  const moved = outcome !== null && outcome.moved > 0 && (
    <Alert severity="success">
      <bdi>{movedWords(outcome.moved)}</bdi>
    </Alert>
  );
  if (appointments.length === 0) return <NothingLeft>{moved}</NothingLeft>;

  return (
    <SheetForm
      action={t("schedule.moveAppointments", { count: appointments.length })}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
    >
      {moved}
      {appointments.some(isWithinHours) && (
        <Typography variant="body2" color="textSecondary">
          {t("schedule.resolveFirstWho")}
        </Typography>
      )}
      <Box sx={{ mx: -5 }}>
        <RowList label={t("schedule.outsideTheOpeningHours")}>
          {appointments.map((appointment) => (
            <Fragment key={appointment.appointment.id}>
              <DisplacedRow {...{ appointment, facility, outcome }} />
              {isWithinHours(appointment) && <SameTime {...appointment} />}
            </Fragment>
          ))}
        </RowList>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t("schedule.resolveThenWhen")}
      </Typography>
      <TextInput
        form={form}
        name="reason"
        label={t("schedule.why")}
        help={t("schedule.theCustomersReadItInTheir")}
        input={twoLines}
      />
    </SheetForm>
  );
}

const twoLines = { multiline: true, minRows: 2 };

const NothingLeft = ({ children }: { children: ReactNode }) => (
  <Box sx={{ px: 6 }}>
    {children}
    <BlankState kind="empty" title={t("schedule.nothingLeftToMove")}>
      {t("schedule.everyAppointmentStandsWithinTheOpening")}
    </BlankState>
  </Box>
);

const reasonWords: Readonly<Record<string, string>> = {
  closed: t("schedule.closed"),
  bayLacksCapability: t("schedule.bayLacksCapability"),
  bayNotUsed: t("schedule.bayNotUsed"),
  bayOutOfOrder: t("schedule.outOfOrderBay"),
  bayWrongKind: t("schedule.bayDoesNotTakeType"),
  adhesiveCuring: t("schedule.adhesiveCuring"),
  equipmentMissing: t("schedule.equipmentMissing"),
  floorSurveyEnded: t("schedule.floorSurveyEnded"),
  technicianAway: t("schedule.technicianAway"),
  technicianElsewhere: t("schedule.technicianElsewhere"),
  technicianLeft: t("schedule.technicianLeft"),
  technicianNotCertified: t("schedule.technicianNotCertified"),
};

interface DisplacedRowProps {
  appointment: DisplacedAppointment;
  facility: { id: string; timeZone: string };
  /** Null until someone has tried to reschedule it. */
  outcome: StatusChangeOutcome | null;
}

function DisplacedRow({
  appointment: { appointment, reason },
  facility: { id, timeZone },
  outcome,
}: DisplacedRowProps) {
  const { startsAt, serviceOrder: order } = appointment;
  const details = [
    order?.vehicle?.vehicleDescription,
    order?.internalOrderNumber,
    order?.customer && customerName(order.customer),
  ];
  const whyLeft = outcome?.whyLeft.get(appointment.id);
  const { date } = clockTimeOf(timeZone, startsAt);

  return (
    <ListRow
      main={<bdi>{`${dayWords(timeZone, startsAt)}, ${timeWithZone(timeZone, startsAt)}`}</bdi>}
      second={
        <bdi>
          {whyLeft
            ? t("schedule.notMovedNoslotwords", { reason: noSlotWords({ reason: whyLeft }) })
            : details.filter(Boolean).join(" · ")}
        </bdi>
      }
      end={<ToneChip tone="amber">{reasonWords[reason] ?? t("schedule.outsideHours")}</ToneChip>}
      stacked
      link={{
        to: "/appointment-scheduling",
        search: { tab: "schedule", facility: id, date, appointment: appointment.id },
      }}
    />
  );
}

/** While we are closed nobody else can do it either. */
const isWithinHours = ({ reason }: DisplacedAppointment): boolean => reason !== "closed" && reason !== "outsideHours";

/** The time stays, so its customer is told nothing. */
function SameTime({ appointment, sameTimePlaces = [] }: DisplacedAppointment) {
  const { id, version, bayId, technicianId, startsAt, endsAt } = appointment;
  const { move } = useAppointmentVerbs({ shownBy: "bar" });
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  const places = sameTimePlaces.flatMap(({ bay, technician }) => (bay && technician ? [{ bay, technician }] : []));

  return (
    <Box component="li" sx={{ px: 5, pb: 2, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 2 }}>
      {places.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t("schedule.nobodyIsFreeThen")}
        </Typography>
      )}
      {places.map(({ bay, technician }) => {
        const place = { bayId: bay.id, technicianId: technician.id };
        return (
          <Button
            key={`${bay.id} ${technician.id}`}
            size="small"
            variant="outlined"
            onClick={() => void move({ id, version, ...place, startsAt, minutes })}
          >
            <bdi>{placeWords({ bay, technician }, { bayId, technicianId })}</bdi>
          </Button>
        );
      })}
    </Box>
  );
}

type SameTimePlace = NonNullable<DisplacedAppointment["sameTimePlaces"]>[number];
type Known = { [Part in "bay" | "technician"]: NonNullable<SameTimePlace[Part]> };

/** Only what changes is named. */
function placeWords({ bay, technician }: Known, now: { bayId: string | null; technicianId: string | null }): string {
  if (bay.id === now.bayId) return t("schedule.giveTo", { technician: technician.displayName });
  if (technician.id === now.technicianId) return t("schedule.moveToBay", { bay: bay.name });
  return t("schedule.moveToBayOf", { bay: bay.name, technician: technician.displayName });
}

function useReason(onReason: (reason: string) => Promise<Problem | null>) {
  const form = useForm({ defaultValues: { reason: "" } });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = form.handleSubmit(async ({ reason }) => {
    const refused = await onReason(reason);
    setProblem(refused && refused.fields.length === 0 ? refused.message : null);
    if (refused) showFieldProblems(form, refused.fields);
  });
  return { form, problem, submit };
}
