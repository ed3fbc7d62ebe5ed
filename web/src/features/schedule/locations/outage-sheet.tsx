import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { FacilityFieldsFragment } from "#graphql/graphql.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import type { ShowDisplaced } from "./facility-sheet.tsx";
import type { Bay } from "./facility-values.ts";
import { PeriodForm } from "./period-form.tsx";

const SaveBayOutage = graphql(`
  mutation SaveBayOutage($input: SaveBayOutageInput!) {
    saveBayOutage(input: $input) {
      facility {
        id
        displacedAppointments {
          reason
          appointment {
            id
          }
        }
      }
    }
  }
`);

const DeleteBayOutage = graphql(`
  mutation DeleteBayOutage($input: TimeOffIdInput!) {
    deleteBayOutage(input: $input) {
      facility {
        id
      }
    }
  }
`);

interface OutageSheetProps {
  facility: Pick<FacilityFieldsFragment, "id" | "timeZone">;
  bay: Bay;
  showDisplaced: ShowDisplaced;
  onClose: () => void;
}

/** When a bay is out of order; then the appointments that it displaces. */
export function OutageSheet({ facility, bay, showDisplaced, onClose }: OutageSheetProps) {
  const [hasDisplaced, setHasDisplaced] = useState(false);
  const [save] = useMutation(SaveBayOutage, { refetchQueries: ["LocationsPage"] });
  const [remove] = useMutation(DeleteBayOutage, { refetchQueries: ["LocationsPage"] });

  return (
    <Sheet title={t("schedule.bayOutOfOrder", { name: bay.name })} open onClose={onClose}>
      {hasDisplaced ? (
        showDisplaced(facility.id)
      ) : (
        <PeriodForm
          timeZone={facility.timeZone}
          periods={rowsOf(bay.outages)}
          listLabel={t("schedule.plannedOutages")}
          intro={t("schedule.nothingIsOfferedInBayThen")}
          done={t("schedule.outageIsSaved")}
          onSave={async (period) => {
            const { data } = await save({ variables: { input: { id: null, bayId: bay.id, ...period } } });
            if (data?.saveBayOutage?.facility?.displacedAppointments?.length) setHasDisplaced(true);
          }}
          onRemove={(id) => remove({ variables: { input: { id } } })}
        />
      )}
    </Sheet>
  );
}
