import { t } from "@boresight/domain/texts/text";
import { progressSteps, type ProgressStep } from "@boresight/domain/statuses/status-look";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

const stepWords: Record<ProgressStep, string> = {
  intake: t("orders.request"),
  ready: t("orders.approved"),
  onsite: t("orders.arrived"),
  work: t("orders.inWork"),
  done: t("orders.ready"),
  billing: t("orders.invoiced"),
};

interface OrderProgressProps {
  category: string;
  /** The customer label of the status; shown below the bar. */
  label: string;
  /** For orders on hold: the category of the status they are held in. */
  heldIn?: string | null | undefined;
  /** A cancelled order has reached no step. */
  isCancelled?: boolean;
}

/** The six steps of an order that customers see; a hold is shown on the step where it happened. */
export function OrderProgress({ category, label, heldIn, isCancelled = false }: OrderProgressProps) {
  if (isCancelled) return <Cancelled label={label} />;
  const held = category === "hold";
  const reached =
    category === "closed"
      ? progressSteps.length - 1
      : progressSteps.findIndex((step) => step === (held ? heldIn : category));

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
        {!held && ` · ${nextWords(reached)}`}
      </Typography>
    </Box>
  );
}

function Cancelled({ label }: { label: string }) {
  return (
    <Box>
      <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: "tone.grey.solid" }} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1, fontWeight: 500 }}>
        {label}
      </Typography>
    </Box>
  );
}

function stepColour({ index, reached, held }: { index: number; reached: number; held: boolean }): string {
  if (index > reached) return "ground.sunken";
  if (index === reached && held) return "tone.magenta.solid";
  return index === reached ? "ground.brand" : "tone.teal.solid";
}

function nextWords(reached: number): string {
  const next = progressSteps[reached + 1];
  return next
    ? t("orders.nextStep", { step: stepWords[next] })
    : t("orders.stepOf", { step: progressSteps.length, count: progressSteps.length });
}
