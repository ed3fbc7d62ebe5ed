import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadFailedDialog } from "#records/load-failed-dialog.tsx";
import { OwnTimeDialog } from "./own-reschedule-dialog.tsx";
import { useAppointmentVerbs } from "./use-appointment-verbs.ts";

const OwnPlaces = graphql(`
  query OwnPlaces {
    facilities(first: 50, orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        isBase
        timeZone
      }
    }
  }
`);

interface OwnBookingDialogProps {
  order: { id: string; internalOrderNumber: string; facilityId: string | null };
  /** The work is agreed: the time holds at once. */
  isAgreed: boolean;
  onClose: () => void;
}

/** Customers book a free time at their order's location, else at ours. */
export function OwnBookingDialog({ order, isAgreed, onClose }: OwnBookingDialogProps) {
  const { data, error, refetch } = useQuery(OwnPlaces);
  const title = t("schedule.chooseATimeForOrder", { internalOrderNumber: order.internalOrderNumber });
  const { book } = useAppointmentVerbs();
  const places = rowsOf(data?.facilities);
  const facility = places.find(({ id }) => id === order.facilityId) ?? places.find(({ isBase }) => isBase) ?? places[0];
  if (error && !data) return <LoadFailedDialog {...{ title, error, refetch, onClose }} />;
  if (!facility) return null;

  return (
    <OwnTimeDialog
      title={title}
      action={t("schedule.chooseATime")}
      orderId={order.id}
      facility={facility}
      onChosen={(place) => book({ orderId: order.id, ...place })}
      doneWords={(time) => (isAgreed ? t("schedule.weExpectYouOn", { time }) : t("schedule.weHoldYourTime", { time }))}
      onClose={onClose}
    />
  );
}
