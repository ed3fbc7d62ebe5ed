import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { FreeDays } from "./free-days.tsx";
import type { FreeTime, Refusal } from "./use-hold-time.ts";

interface UnavailableTimeProps {
  refusal: Refusal;
  timeZone: string;
  disabled: boolean;
  sameDayFee: number | null;
  onChoose: (time: FreeTime) => void;
}

/** Why the chosen time could not be held, with the next free ones. */
export function UnavailableTime({ refusal: { message, offers }, ...choice }: UnavailableTimeProps) {
  return (
    <Alert severity="warning">
      {message}
      <Box sx={{ display: "grid", gap: 3, mt: 3 }}>
        <FreeDays times={offers} {...choice} />
      </Box>
    </Alert>
  );
}
