import { t } from "@boresight/domain/texts/text";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import ExpandMore from "~icons/ic/baseline-expand-more";
import KeyOutlined from "~icons/ic/outline-key";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Field, Operation } from "./open-api.ts";

/** One operation: collapsed to path and summary, expanded to its fields and errors. */
export function OperationDetail({ operation }: { operation: Operation }) {
  const { method, path, summary, needsToken, takes, answers, failures } = operation;

  return (
    <Accordion disableGutters elevation={0} slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 5, "& .MuiAccordionSummary-content": { minWidth: 0 } }}>
        <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
          <Typography component="bdi" variant="code" sx={{ overflowWrap: "anywhere" }}>
            <strong>{method}</strong> {path}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {summary}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 5, pb: 5, display: "grid", gap: 4 }}>
        {needsToken && (
          <Box>
            <ToneChip tone="blue" icon={KeyOutlined}>
              {t("settings.needsAnAccessToken")}
            </ToneChip>
          </Box>
        )}
        <FieldTable title={t("settings.takes")} fields={takes} />
        <FieldTable title={t("settings.answers")} fields={answers} />
        <FailureTable failures={failures} />
      </AccordionDetails>
    </Accordion>
  );
}

function FieldTable({ title, fields }: { title: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return <Lines title={title} rows={fields.map(({ name, type, required }) => [name + (required ? "" : "?"), type])} />;
}

function FailureTable({ failures }: Pick<Operation, "failures">) {
  const rows = failures.map(({ status, code: word, message }): [string, string] => [`${status} ${word}`, message]);
  return <Lines title={t("settings.refuses")} rows={rows} />;
}

function Lines({ title, rows }: { title: string; rows: readonly (readonly string[])[] }) {
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: "grid", gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: 4, rowGap: 1 }}
      >
        {rows.map(([name = "", text = ""]) => (
          <Box key={name} sx={{ display: "contents" }}>
            <Typography component="dt" variant="code" sx={{ overflowWrap: "anywhere" }}>
              {name || t("settings.theAnswer")}
            </Typography>
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, overflowWrap: "anywhere" }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
