import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { DisplacedAppointments } from "./displaced-appointments.tsx";
import { useDisplaced } from "./use-displaced.ts";
import { displacedWords } from "./appointment-words.ts";

/** Shown above the schedule while appointments lie outside the opening hours. */
export function DisplacedNotice({ facilityId }: { facilityId: string }) {
  const { appointments } = useDisplaced(facilityId);
  const { search, change } = useAddress();
  const close = () => change({ displaced: undefined });

  return (
    <>
      {appointments.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => change({ displaced: "shown" })}>
              {t("schedule.settle")}
            </Button>
          }
        >
          <bdi>{displacedWords(appointments.length)}</bdi>
        </Alert>
      )}
      <Sheet title={t("schedule.outsideTheOpeningHours")} open={search["displaced"] === "shown"} onClose={close}>
        <DisplacedAppointments facilityId={facilityId} />
      </Sheet>
    </>
  );
}
