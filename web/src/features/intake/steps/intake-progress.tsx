import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";

interface IntakeProgressProps {
  steps: readonly { key: string; title: string }[];
  index: number;
  onGoBack: (index: number) => void;
}

/** The current step; completed ones can be revisited. */
export function IntakeProgress({ steps, index, onGoBack }: IntakeProgressProps) {
  return (
    <Box component="span" sx={{ display: "grid", gap: 2 }}>
      <Box component="span">
        {steps[index]?.title}{" "}
        <Typography component="span" variant="body2" color="textSecondary">
          {t("intake.stepValueOfLength", { step: index + 1, count: steps.length })}
        </Typography>
      </Box>
      <Box component="span" sx={{ display: "flex", gap: 1 }}>
        {steps.map(({ key, title }, place) => (
          <ButtonBase
            key={key}
            aria-label={place < index ? t("intake.backToTitle", { title }) : title}
            aria-current={place === index ? "step" : undefined}
            disabled={place >= index}
            onClick={() => onGoBack(place)}
            sx={{ flex: 1, maxWidth: 120, py: 2, "@media (pointer: coarse)": { minHeight: 44 } }}
          >
            <Box
              component="span"
              sx={{ width: "100%", height: 4, borderRadius: 2, bgcolor: place <= index ? "primary.main" : "divider" }}
            />
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
