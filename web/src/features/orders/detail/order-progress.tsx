import { t } from "@boresight/domain/texts/text";
import { progressSteps, type ProgressStep } from "@boresight/domain/statuses/status-look";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

/** What customers do next, by the category of the status; some statuses know better. */
const nextByCategory: Record<ProgressStep, string> = {
  intake: t("orders.nextApproveTheEstimate"),
  ready: t("orders.nextHaveTheVehicleReady"),
  onsite: t("orders.nextWeCalibrate"),
  work: t("orders.nextWeTellYou"),
  done: t("orders.nextCollectIt"),
  billing: t("orders.nextPayTheInvoice"),
};
const nextByStatus: Readonly<Record<string, string>> = {
  info: t("orders.nextAnswerOurQuestion"),
  approved: t("orders.nextAgreeOnATime"),
  released: t("orders.nextPayTheInvoice"),
};

interface OrderProgressProps {
  /** None of a status that is not saved yet. */
  statusKey: string | undefined;
  category: string;
  /** The customer label of the status; shown below the bar. */
  label: string;
  /** For orders on hold: the category of the status they are held in. */
  heldIn?: string | null | undefined;
}

/** The six steps of an order that customers see; a hold is shown on the step where it happened. */
export function OrderProgress({ statusKey, category, label, heldIn }: OrderProgressProps) {
  // It has reached no step.
  if (statusKey === "cancelled")
    return (
      <Typography variant="caption" component="p" color="textSecondary" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
    );
  const held = category === "hold";
  const reached =
    category === "closed"
      ? progressSteps.length - 1
      : progressSteps.findIndex((step) => step === (held ? heldIn : category));
  const next = held ? undefined : nextOf(statusKey, category);

  return (
    <Box>
      <Box
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- six segments cannot be drawn in a native one
        role="progressbar"
        aria-label={t("orders.progress")}
        aria-valuemin={1}
        aria-valuemax={progressSteps.length}
        aria-valuenow={Math.max(reached, 0) + 1}
        aria-valuetext={label}
        sx={{ display: "grid", gridTemplateColumns: `repeat(${progressSteps.length}, 1fr)`, gap: 1 }}
      >
        {progressSteps.map((step, index) => (
          <Box key={step} sx={{ height: 6, borderRadius: 3, bgcolor: stepColour({ index, reached, held }) }} />
        ))}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        <Box component="span" sx={{ color: held ? "tone.magenta.text" : "text.primary", fontWeight: 500 }}>
          {label}
        </Box>
        {next && ` · ${t("orders.nextStep", { step: next })}`}
      </Typography>
    </Box>
  );
}

function stepColour({ index, reached, held }: { index: number; reached: number; held: boolean }): string {
  if (index > reached) return "ground.sunken";
  if (index === reached && held) return "tone.magenta.solid";
  return index === reached ? "ground.brand" : "tone.teal.solid";
}

function nextOf(statusKey: string | undefined, category: string): string | undefined {
  const step = progressSteps.find((each) => each === category);
  return step && (nextByStatus[statusKey ?? ""] ?? nextByCategory[step]);
}
