import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useAddress } from "#ui/layout/use-address.ts";

/** Stands in the address in place of a facility's id. */
export const newFacility = "new";

export function NewFacilityButton() {
  const { change } = useAddress();

  return (
    <Button variant="outlined" onClick={() => change({ facility: newFacility })}>
      {t("schedule.newLocation")}
    </Button>
  );
}
