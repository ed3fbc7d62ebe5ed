import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { FreeDays } from "./free-days.tsx";
import type { FreeTime, Refusal } from "./use-hold-time.ts";

interface RefusedTimeProps {
  refusal: Refusal;
  timeZone: string;
  disabled: boolean;
  onChoose: (time: FreeTime) => void;
}

/** Why the chosen time could not be held, with the next free ones. */
export function RefusedTime({ refusal: { message, offers }, ...choice }: RefusedTimeProps) {
  return (
    <Alert severity="warning">
      {message}
      <Box sx={{ display: "grid", gap: 3, mt: 3 }}>
        <FreeDays times={offers} {...choice} />
      </Box>
    </Alert>
  );
}
