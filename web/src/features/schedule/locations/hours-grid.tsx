import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** Around the fields of the weekdays' hours: how to write them. */
export const HoursGrid = ({ children }: { children: ReactNode }) => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {t("schedule.like0800120013")}
    </Typography>
    <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, columnGap: 4 }}>{children}</Box>
  </>
);
