import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { DayStepper } from "#ui/time/day-stepper.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import type { ShownSpan } from "./calendar-span.ts";

const spans = [
  { value: "month", label: t("base.month") },
  { value: "week", label: t("base.week") },
];

/** The dates shown, and the legend for appointments and promised dates. */
export function CalendarBar({ span, today }: { span: ShownSpan; today: string }) {
  const { change } = useAddress();

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}>
      <DayStepper
        earlier={span.earlier}
        today={today}
        later={span.later}
        onChoose={(date) => change({ date: date === today ? undefined : date })}
      />
      <Typography variant="h2" aria-live="polite" sx={{ flexGrow: 1, minWidth: 120 }}>
        {span.title}
      </Typography>
      <Legend />
      <SegmentedChoice
        label={t("orders.monthOrWeek")}
        value={span.isWeek ? "week" : "month"}
        choices={spans}
        onChoose={(chosen) => change({ span: chosen === "week" ? "week" : undefined })}
      />
    </Box>
  );
}

const marks = [
  { label: t("base.appointment"), looks: { bgcolor: "tone.blue.solid", borderColor: "tone.blue.solid" } },
  { label: t("orders.promisedNoAppointmentAhead"), looks: { borderColor: "tone.blue.solid" } },
];

function Legend() {
  return (
    <Box sx={{ display: { xs: "none", sm: "flex" }, gap: 3, fontSize: "0.75rem", color: "text.secondary" }}>
      {marks.map(({ label, looks }) => (
        <Box key={label} component="span" sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Box aria-hidden sx={{ width: 16, height: 12, borderRadius: 0.5, border: 1, ...looks }} />
          {label}
        </Box>
      ))}
    </Box>
  );
}
