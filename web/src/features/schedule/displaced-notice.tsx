import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { useDisplaced } from "./use-displaced.ts";
import { displacedWords } from "./appointment-words.ts";

const DisplacedAppointments = lazyPart(
  async () => (await import("./displaced-appointments.tsx")).DisplacedAppointments,
);

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
        <Suspense>
          <DisplacedAppointments facilityId={facilityId} />
        </Suspense>
      </Sheet>
    </>
  );
}
