import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useAppointmentVerbs } from "#features/schedule/use-appointment-verbs.ts";

/** Confirms the time that a customer asked for. */
export function ConfirmButton({ appointment: { id, version } }: { appointment: { id: string; version: number } }) {
  const { confirm } = useAppointmentVerbs({ shownBy: "bar" });
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    await confirm({ id, version });
    setBusy(false);
  };

  return (
    <Button variant="outlined" size="small" loading={busy} onClick={() => void begin()}>
      {t("base.confirm")}
    </Button>
  );
}
