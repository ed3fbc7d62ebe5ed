import { useIsOffice } from "#auth/use-standing.ts";
import { useMutation } from "@apollo/client/react";
import { clockTimeOf, momentAt, type ClockTime } from "@boresight/domain/schedule/facility-time";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { PlaceFieldsFragment, WaitingOrderFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { useVerb } from "#records/use-verb.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";
import { nobody, type GroupBy } from "./calendar-rows.ts";

const BlockBay = graphql(`
  mutation BlockBay($input: SaveBayOutageInput!) {
    saveBayOutage(input: $input) {
      facility {
        id
      }
    }
  }
`);
const BlockTechnician = graphql(`
  mutation BlockTechnician($input: SaveAbsenceInput!) {
    saveAbsence(input: $input) {
      user {
        id
      }
    }
  }
`);

/** Where somebody clicked in the calendar, and nothing is. */
export interface FreeSpot extends ClockTime {
  by: GroupBy;
  column: { id: string; title: string };
}

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
        <RowList label={t("schedule.whatYouCanDo")}>
          <ListRow
            main={t("schedule.newOrderInstead")}
            link={{ to: "/appointment-scheduling", search: { facility: place.id } }}
          />
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
        {mayBlock && <BlockForm {...{ spot, timeZone, startsAt, onClose }} />}
      </Box>
    </Sheet>
  );
}

interface BlockFormProps {
  spot: FreeSpot;
  timeZone: string;
  startsAt: string;
  onClose: () => void;
}

const anHour = 3_600_000;

/** A bay is out of order then, a technician away. */
function BlockForm({ spot, timeZone, startsAt, onClose }: BlockFormProps) {
  const later = clockTimeOf(timeZone, new Date(Date.parse(startsAt) + anHour).toISOString());
  const form = useForm({ defaultValues: { until: later.time, reason: "" } });
  const again = { refetchQueries: "active" as const, awaitRefetchQueries: true };
  const [blockBay] = useMutation(BlockBay, again);
  const [blockTechnician] = useMutation(BlockTechnician, again);
  const { problem, run, busy } = useVerb({ form, shownBy: "caller" });
  const submit = form.handleSubmit(async ({ until, reason }) => {
    const endsAt = momentAt(timeZone, { date: spot.date, time: until });
    if (endsAt === null || endsAt <= startsAt)
      return form.setError("until", { message: t("schedule.untilMustBeLater") }, { shouldFocus: true });
    const period = { id: null, startsAt, endsAt, reason };
    const block = async () => {
      if (spot.by === "bay") await blockBay({ variables: { input: { ...period, bayId: spot.column.id } } });
      else await blockTechnician({ variables: { input: { ...period, userId: spot.column.id } } });
    };
    if (!(await run(block, t("schedule.timeIsBlocked")))) onClose();
  });

  return (
    <SheetForm
      action={t("schedule.blockThisTime")}
      busy={busy}
      isDirty={form.formState.isDirty}
      problem={problem}
      onSubmit={() => void submit()}
    >
      <TextInput form={form} name="until" label={t("schedule.blockedUntil")} input={{ type: "time" }} />
      <TextInput form={form} name="reason" label={t("schedule.why")} optional />
    </SheetForm>
  );
}
