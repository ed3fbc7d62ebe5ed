import { t } from "@boresight/domain/texts/text";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { CompetenceForm } from "./competence-form.tsx";
import { CompetenceList } from "./competence-list.tsx";
import type { CalibrationType } from "./competence-values.ts";

interface CompetenceSheetProps {
  technician: TechnicianFieldsFragment | null;
  types: readonly CalibrationType[];
  keeps: boolean;
  onClose: () => void;
}

/** A technician's certificates: admins edit them, technicians read them. */
export function CompetenceSheet({ technician, types, keeps, onClose }: CompetenceSheetProps) {
  return (
    <Sheet title={technician?.displayName ?? t("base.technician")} open={technician !== null} onClose={onClose}>
      {technician && keeps && (
        <CompetenceForm key={technician.id} technician={technician} types={types} onClose={onClose} />
      )}
      {technician && !keeps && <CompetenceList technician={technician} types={types} />}
    </Sheet>
  );
}
