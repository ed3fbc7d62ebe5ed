import { cents } from "@boresight/domain/base/money";
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { alignStart } from "#ui/layout/align-start.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import type { DecidedLine } from "./decided-estimate.ts";

interface DecidedLinesProps {
  lines: readonly DecidedLine[];
  chosen: readonly string[];
  /** Null where nothing is left to choose. */
  onChoose: ((chosen: readonly string[]) => void) | null;
}

const quantities = new Intl.NumberFormat(localeTag(), { maximumFractionDigits: 3 });

/** The lines of an estimate for a narrow screen; optional ones can be left out. */
export function DecidedLines({ lines, chosen, onChoose }: DecidedLinesProps) {
  const toggle = (id: string) =>
    onChoose?.(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  return (
    <Box component="ul" aria-label={t("billing.lines")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {lines.map((line) => (
        <Box
          key={line.id}
          component="li"
          sx={{ display: "flex", gap: 4, py: 2, borderBottom: 1, borderColor: "divider", alignItems: "flex-start" }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography dir="auto" sx={{ ...alignStart, overflowWrap: "anywhere" }}>
              {line.description}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              <bdi dir="ltr">
                {quantities.format(line.quantity / 1000)} × <MoneyText cents={cents(line.unitPrice)} />
              </bdi>
            </Typography>
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
          </Box>
          <MoneyText cents={line.totalPrice} />
        </Box>
      ))}
    </Box>
  );
}
