import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useColorScheme } from "@mui/material/styles";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";

const choices = [
  { value: "light", label: t("accounts.light") },
  { value: "dark", label: t("accounts.dark") },
  { value: "system", label: t("base.system") },
] as const;

export function ThemeCard() {
  const { mode = "system", setMode } = useColorScheme();

  return (
    <SectionCard title={t("accounts.theme")}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t("accounts.onThisDeviceMoreChoicesStand")}
      </Typography>
      <SegmentedChoice
        label={t("accounts.theme")}
        choices={choices}
        value={mode}
        onChoose={(chosen) => setMode(choices.find(({ value }) => value === chosen)?.value ?? "system")}
      />
    </SectionCard>
  );
}
