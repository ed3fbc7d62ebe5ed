import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { ToneChip } from "#ui/text/tone-chip.tsx";

interface Choice {
  typeKey: string;
  name: string;
  category: string;
  method: string;
}

interface Suggested {
  typeKey: string;
  isVerified: boolean;
  note: string;
}

interface CalibrationChecksProps {
  choices: readonly Choice[];
  suggested: readonly Suggested[];
  chosen: readonly string[];
  onChoose: (typeKeys: string[]) => void;
}

/** All calibrations as checkboxes, the suggested ones first. */
export function CalibrationChecks({ choices, suggested, chosen, onChoose }: CalibrationChecksProps) {
  const byKey = new Map(suggested.map((suggestion) => [suggestion.typeKey, suggestion]));
  const sorted = choices.toSorted((one, other) => Number(byKey.has(other.typeKey)) - Number(byKey.has(one.typeKey)));
  const turn = (typeKey: string) =>
    onChoose(chosen.includes(typeKey) ? chosen.filter((key) => key !== typeKey) : [...chosen, typeKey]);

  return (
    <Box component="ul" aria-label={t("calibrations.calibrationsToChooseFrom")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {sorted.map(({ typeKey, name }) => {
        const suggestion = byKey.get(typeKey);
        return (
          <Box component="li" key={typeKey} sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 44 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <FormControlLabel
                label={name}
                control={<Checkbox checked={chosen.includes(typeKey)} onChange={() => turn(typeKey)} />}
              />
              {suggestion?.note && (
                <Typography
                  variant="caption"
                  color="textSecondary"
                  sx={{ display: "block", paddingInlineStart: 8, mt: -1 }}
                >
                  {suggestion.note}
                </Typography>
              )}
            </Box>
            {suggestion && (
              <ToneChip tone={suggestion.isVerified ? "green" : "amber"}>
                {suggestion.isVerified ? t("calibrations.checkedRule") : t("calibrations.starterRule")}
              </ToneChip>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
