import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

const steps = [
  {
    title: "Tell us about the vehicle",
    text: "Enter the VIN, what was repaired and how it gets to us. It takes two minutes.",
  },
  { title: "Approve the estimate", text: "We work out the calibrations it needs and send you the price to decide on." },
  {
    title: "Follow it and collect",
    text: "See where the vehicle is at any time, and get the certificate with the keys.",
  },
];

/** An introduction for a customer without orders. */
export function FirstSteps({ action }: { action: ReactNode }) {
  return (
    <Card sx={{ p: { xs: 5, sm: 8 }, display: "grid", gap: 6, justifyItems: "start" }}>
      <Typography variant="h4" component="h2">
        Three steps to a calibrated vehicle
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
