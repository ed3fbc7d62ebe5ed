import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";

interface HeldTimeProps {
  form: IntakeForm;
  onOver: () => void;
  onDrop: () => void;
}

/** How long the chosen time is still held; it is released when that runs out. */
export function HeldTime({ form, onOver, onDrop }: HeldTimeProps) {
  const [heldUntil, words] = useWatch({ control: form.control, name: ["heldUntil", "heldWords"] });
  const [left, setLeft] = useState(() => minutesUntil(heldUntil));
  useEffect(() => {
    const tick = () => {
      setLeft(minutesUntil(heldUntil));
      if (Date.parse(heldUntil) > Date.now()) return;
      form.setValue("holdId", "");
      form.setValue("heldUntil", "");
      form.setValue("heldTime", "");
      onOver();
    };
    const timer = setInterval(tick, 5000);
    tick();
    return () => clearInterval(timer);
  }, [form, heldUntil, onOver]);

  return (
    <Box sx={{ display: "grid", justifyItems: "start", gap: 2 }}>
      <Alert severity="success" sx={{ width: "100%" }}>
        {t("intake.wordsIsKeptForYouFor", { count: left, time: words })}
      </Alert>
      <Button size="small" onClick={onDrop} sx={{ minHeight: 44 }}>
        {t("intake.goOnWithoutATime")}
      </Button>
    </Box>
  );
}

const minutesUntil = (moment: string) => Math.max(1, Math.ceil((Date.parse(moment) - Date.now()) / 60_000));
