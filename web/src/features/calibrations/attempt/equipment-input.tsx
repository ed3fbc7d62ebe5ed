import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatDay } from "#ui/time/times.ts";
import type { AttemptForm } from "./attempt-fields.tsx";
import type { Offered } from "./offered-equipment.ts";
import { SuggestedInput } from "./suggested-input.tsx";

interface EquipmentInputProps {
  form: AttemptForm;
  name: "tool" | "target";
  label: string;
  help?: string;
  optional?: boolean;
  offered: readonly Offered[];
}

/** A tool or target of the register or used before, with what speaks against it, or another one. */
export const EquipmentInput = ({ offered, ...input }: EquipmentInputProps) => (
  <SuggestedInput
    {...input}
    suggestions={offered}
    render={(one) => <OfferedWords offered={one} />}
    isRefused={({ state }) => state === "down"}
  />
);

function OfferedWords({ offered }: { offered: Offered }) {
  const words = wordsOf(offered);

  return (
    <Box sx={{ minWidth: 0, py: 1 }}>
      <bdi>{offered.label}</bdi>
      {words && (
        <Typography
          variant="body2"
          sx={{ color: againstIt.includes(offered.state) ? "tone.red.text" : "text.secondary" }}
        >
          {words}
        </Typography>
      )}
    </Box>
  );
}

const againstIt: readonly Offered["state"][] = ["down", "expired"];

function wordsOf({ state, expiresOn, place, downReason }: Offered): string {
  if (state === "down") return t("equipment.downBecause", { reason: downReason });
  if (state === "elsewhere") return t("calibrations.equipmentAtPlace", { place });
  if (state === "unregistered") return t("calibrations.notRegistered");
  if (state === "ready") return "";
  return expiresOn ? t("calibrations.certificateExpired", { day: formatDay(expiresOn) }) : t("equipment.outOfUse");
}
