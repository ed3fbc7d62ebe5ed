import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useState, type ReactNode } from "react";

interface ClearedCodesProps {
  /** Those that were found and that nobody recorded as cleared yet. */
  codes: readonly string[];
  cleared: readonly string[];
  onChange: (cleared: readonly string[]) => void;
  /** What is offered above them. */
  before: ReactNode;
}

/** Which fault codes were cleared: the certificate says so of no others. */
export function ClearedCodes({ codes, cleared, onChange, before }: ClearedCodesProps) {
  if (codes.length === 0) return before;
  const toggle = (code: string, isCleared: boolean) =>
    onChange(isCleared ? [...cleared, code] : cleared.filter((one) => one !== code));

  return (
    <>
      {before}
      <Box component="fieldset" sx={{ m: 0, p: 0, mb: 4, border: 0 }}>
        <Typography component="legend" variant="body2" sx={{ fontWeight: 500 }}>
          {t("calibrations.codesCleared")}
        </Typography>
        {codes.map((code) => (
          <FormControlLabel
            key={code}
            label={<bdi>{code}</bdi>}
            control={
              <Checkbox checked={cleared.includes(code)} onChange={(_event, checked) => toggle(code, checked)} />
            }
          />
        ))}
      </Box>
    </>
  );
}

/** The codes to choose from, and what was chosen of them: those found before, and those typed now. */
export function useClearedCodes(found: readonly string[], typed: string) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const codes = [...new Set([...found, ...codesIn(typed)])];
  return { codes, cleared: chosen.filter((code) => codes.includes(code)), onChange: setChosen };
}

export const codesIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
