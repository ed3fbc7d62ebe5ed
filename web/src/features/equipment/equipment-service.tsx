import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useIsOffice } from "#auth/use-standing.ts";
import { graphql } from "#graphql/gql.ts";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { formatMoment } from "#ui/time/times.ts";
import { nameOf } from "./equipment-words.ts";
import { ReportDownDialog } from "./report-down-dialog.tsx";

const ReturnEquipment = graphql(`
  mutation ReturnEquipment($input: ReturnEquipmentToServiceInput!) {
    returnEquipmentToService(input: $input) {
      equipment {
        id
        ...EquipmentRow
      }
    }
  }
`);

/** Whether it works: anyone here reports what does not, and the office puts it back in service. */
export function EquipmentService({ equipment }: { equipment: EquipmentRowFragment }) {
  const isOffice = useIsOffice();
  const [isReporting, setReporting] = useState(false);
  const [returnToService] = useMutation(ReturnEquipment);
  const { busy, run } = useVerb();
  const { id, downSince, downReason } = equipment;
  const putBack = () =>
    run(
      () => returnToService({ variables: { input: { id } } }),
      t("equipment.nameIsBack", { name: nameOf(equipment) }),
    );

  if (downSince !== null)
    return (
      <Alert
        severity="error"
        sx={{ mb: 3 }}
        action={
          isOffice && (
            <Button color="inherit" loading={busy} onClick={() => void putBack()}>
              {t("equipment.returnToService")}
            </Button>
          )
        }
      >
        {t("equipment.downSince", { since: formatMoment(downSince), reason: downReason })}
      </Alert>
    );

  return (
    <>
      <Button variant="outlined" color="error" sx={{ mb: 3 }} onClick={() => setReporting(true)}>
        {t("equipment.reportDown")}
      </Button>
      {isReporting && <ReportDownDialog equipment={equipment} onClose={() => setReporting(false)} />}
    </>
  );
}
