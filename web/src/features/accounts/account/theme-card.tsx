import Typography from "@mui/material/Typography";
import { useColorScheme } from "@mui/material/styles";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";

const choices = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
] as const;

export function ThemeCard() {
  const { mode = "system", setMode } = useColorScheme();

  return (
    <SectionCard title="Theme">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        On this device. More choices stand under Appearance in your profile menu.
      </Typography>
      <SegmentedChoice
        label="Theme"
        choices={choices}
        value={mode}
        onChoose={(chosen) => setMode(choices.find(({ value }) => value === chosen)?.value ?? "system")}
      />
    </SectionCard>
  );
}
