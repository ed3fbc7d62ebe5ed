import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState, type ReactNode } from "react";
import { MoneyText } from "#ui/form/money-text.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { formatWorkingTime } from "#ui/time/working-time.ts";
import { CalibrationCheck, type Choice, type Suggested } from "./calibration-check.tsx";

interface CalibrationChecksProps {
  choices: readonly Choice[];
  suggested: readonly Suggested[];
  chosen: readonly string[];
  onChoose: (typeKeys: string[]) => void;
}

/** All calibrations as checkboxes: what the repairs call for, then the others, and what the chosen ones take in all. */
export function CalibrationChecks({ choices, suggested, chosen, onChoose }: CalibrationChecksProps) {
  const [typed, setTyped] = useState("");
  const byKey = new Map(suggested.map((suggestion) => [suggestion.typeKey, suggestion]));
  const turn = (typeKey: string) =>
    onChoose(chosen.includes(typeKey) ? chosen.filter((key) => key !== typeKey) : [...chosen, typeKey]);
  const others = choices.filter(({ typeKey }) => !byKey.has(typeKey));
  const found = others.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const rowOf = (choice: Choice) => (
    <CalibrationCheck
      key={choice.typeKey}
      choice={choice}
      suggestion={byKey.get(choice.typeKey)}
      isChosen={chosen.includes(choice.typeKey)}
      onTurn={() => turn(choice.typeKey)}
    />
  );

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {suggested.length > 0 && (
        <Group title={t("calibrations.suggestedForTheseRepairs")}>
          {choices.filter(({ typeKey }) => byKey.has(typeKey)).map(rowOf)}
        </Group>
      )}
      <Group title={suggested.length > 0 ? t("calibrations.otherCalibrations") : t("calibrations.allCalibrations")}>
        <Box component="li" sx={{ my: 2 }}>
          <SearchField label={t("calibrations.searchCalibrations")} value={typed} onSearch={setTyped} />
        </Box>
        {found.map(rowOf)}
        {found.length === 0 && (
          <Typography component="li" color="textSecondary" sx={{ py: 2 }}>
            {t("calibrations.noCalibrationMatches")}
          </Typography>
        )}
      </Group>
      <ChosenTotal chosen={choices.filter(({ typeKey }) => chosen.includes(typeKey))} />
    </Box>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {children}
      </Box>
    </Box>
  );
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

/** What the chosen calibrations take and cost, always in sight; prices are those of the catalog, before a customer's own. */
function ChosenTotal({ chosen }: { chosen: readonly Choice[] }) {
  const prices = chosen.flatMap(({ unitPrice }) => unitPrice ?? []);

  return (
    <Box
      component="output"
      sx={{
        position: "sticky",
        bottom: -20, // Over the dialog's own padding too, under which rows would be seen.
        mb: "-20px",
        display: "flex",
        flexWrap: "wrap",
        columnGap: 4,
        justifyContent: "space-between",
        pt: 2,
        pb: 4,
        bgcolor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Typography sx={{ fontWeight: 500 }}>{t("calibrations.countChosen", { count: chosen.length })}</Typography>
      {chosen.length > 0 && (
        <Typography color="textSecondary">
          <bdi>{formatWorkingTime(sumOf(chosen.map(({ minutes }) => minutes)))}</bdi>
          {prices.length === chosen.length && (
            <>
              {" · "}
              <MoneyText cents={sumOf(prices)} /> {t("calibrations.atListPrices")}
            </>
          )}
        </Typography>
      )}
    </Box>
  );
}
