import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import type { FacilityFieldsFragment } from "#graphql/graphql.ts";
import { useTimeOffVerbs } from "#features/schedule/use-time-off-verbs.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import type { ShowDisplaced } from "./facility-sheet.tsx";
import type { Bay } from "./facility-values.ts";
import { PeriodForm } from "../period-form.tsx";

interface OutageSheetProps {
  facility: Pick<FacilityFieldsFragment, "id" | "timeZone">;
  bay: Bay;
  showDisplaced: ShowDisplaced;
  onClose: () => void;
}

/** When a bay is out of order; then the appointments that it displaces. */
export function OutageSheet({ facility, bay, showDisplaced, onClose }: OutageSheetProps) {
  const [hasDisplaced, setHasDisplaced] = useState(false);
  const outages = useTimeOffVerbs({ by: "bay", id: bay.id });

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
            await outages.save(period);
            if (await outages.hasDisplaced(facility.id)) setHasDisplaced(true);
          }}
          onRemove={outages.remove}
        />
      )}
    </Sheet>
  );
}
