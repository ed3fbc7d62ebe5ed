import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

const steps = [
  {
    title: t("dashboards.tellUsAboutTheVehicle"),
    text: t("dashboards.aboutFirstRequest"),
  },
  { title: t("dashboards.approveTheEstimate"), text: t("dashboards.weWorkOutTheCalibrationsIt") },
  {
    title: t("dashboards.followItAndCollect"),
    text: t("dashboards.aboutFollowingVehicle"),
  },
];

/** An introduction for a customer without orders. */
export function FirstSteps({ action }: { action: ReactNode }) {
  return (
    <Card sx={{ p: { xs: 5, sm: 8 }, display: "grid", gap: 6, justifyItems: "start" }}>
      <Typography variant="h4" component="h2">
        {t("dashboards.threeStepsToACalibratedVehicle")}
      </Typography>
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 6, gridTemplateColumns: { md: "repeat(3, 1fr)" } }}
      >
        {steps.map(({ title, text }, index) => (
          <Box
            component="li"
            key={title}
            sx={{ display: "grid", gridTemplateColumns: "32px 1fr", columnGap: 3, rowGap: 1 }}
          >
            <StepNumber>{index + 1}</StepNumber>
            <Typography variant="h2" component="h3" sx={{ alignSelf: "center" }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ gridColumn: 2 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      {action}
    </Card>
  );
}

function StepNumber({ children }: { children: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: "grid",
        placeItems: "center",
        width: 32,
        height: 32,
        borderRadius: "50%",
        bgcolor: "tone.blue.soft",
        color: "tone.blue.text",
        fontWeight: 600,
      }}
    >
      {children}
    </Box>
  );
}
