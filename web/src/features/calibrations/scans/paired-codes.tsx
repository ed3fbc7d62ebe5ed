import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { CodeState, PairedOutcome } from "#graphql/graphql.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { codeStateWords, outcomeLooks, phaseWords } from "./scan-words.ts";

interface Code {
  module: string;
  code: string;
  description: string;
  pre: CodeState | null;
  inProcess: CodeState | null;
  post: CodeState | null;
  outcome: PairedOutcome;
}

/** A vehicle whose battery was off has hundreds. */
const fewCodes = 30;

/** Each code with what every scan says of it, and what became of it. */
export function PairedCodes({ codes }: { codes: readonly Code[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? codes : codes.slice(0, fewCodes);

  return (
    <>
      <Box component="section" aria-label={t("calibrations.faultCodes")} tabIndex={0} sx={{ overflowX: "auto", px: 2 }}>
        <Table size="small" aria-label={t("calibrations.faultCodes")}>
          <TableHead>
            <TableRow>
              <TableCell>{t("base.code")}</TableCell>
              <TableCell>{phaseWords.pre}</TableCell>
              <TableCell>{phaseWords.inProcess}</TableCell>
              <TableCell>{phaseWords.post}</TableCell>
              <TableCell>{t("calibrations.whatBecameOfIt")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((code) => (
              <CodeRow key={`${code.module} ${code.code}`} code={code} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {shown.length < codes.length && (
        <Box sx={{ px: 5, py: 2, display: "flex", alignItems: "center", gap: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {t("calibrations.firstOfCodes", { shown: shown.length, count: codes.length })}
          </Typography>
          <Button onClick={() => setAll(true)}>{t("base.showAll")}</Button>
        </Box>
      )}
    </>
  );
}

function CodeRow({ code: { module, code, description, pre, inProcess, post, outcome } }: { code: Code }) {
  const look = outcomeLooks[outcome];

  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 180 }}>
        <Box component="bdi" sx={{ fontWeight: 500 }}>
          {code}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p">
          <bdi>{[module, description].filter(Boolean).join(" · ")}</bdi>
        </Typography>
      </TableCell>
      {[pre, inProcess, post].map((state, index) => (
        <TableCell key={phases[index]}>{state ? codeStateWords[state] : "–"}</TableCell>
      ))}
      <TableCell>
        <ToneChip tone={look.tone}>{look.words}</ToneChip>
      </TableCell>
    </TableRow>
  );
}

const phases = ["pre", "inProcess", "post"] as const;
