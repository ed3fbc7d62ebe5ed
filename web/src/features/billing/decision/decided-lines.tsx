import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { LinkedLine } from "#features/billing/link/linked-line.tsx";
import type { DecidedLine } from "./decided-estimate.ts";

interface DecidedLinesProps {
  lines: readonly DecidedLine[];
  chosen: readonly string[];
  /** Null where nothing is left to choose. */
  onChoose: ((chosen: readonly string[]) => void) | null;
}

/** The lines of an estimate for a narrow screen; optional ones can be left out. */
export function DecidedLines({ lines, chosen, onChoose }: DecidedLinesProps) {
  const toggle = (id: string) =>
    onChoose?.(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  return (
    <Box component="ul" aria-label={t("base.lines")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {lines.map((line) => (
        <LinkedLine key={line.id} line={line}>
          {line.isOptional && (
            <FormControlLabel
              label={t("billing.includeOptional")}
              slotProps={{ typography: { variant: "body2" } }}
              control={
                <Checkbox
                  checked={chosen.includes(line.id)}
                  disabled={onChoose === null}
                  onChange={() => toggle(line.id)}
                  slotProps={{ input: { "aria-label": t("billing.includeName", { name: line.description }) } }}
                />
              }
            />
          )}
        </LinkedLine>
      ))}
    </Box>
  );
}
