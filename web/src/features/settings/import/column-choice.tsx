import { importFields } from "@boresight/domain/settings/import/import-fields";
import type { ImportKind } from "@boresight/domain/settings/import/import-kinds";
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ImportReport } from "./import-report.ts";

const either = new Intl.ListFormat(localeTag(), { type: "disjunction" });

interface ColumnChoiceProps {
  kind: ImportKind;
  report: ImportReport;
  onChoose: (index: number, field: string | null) => void;
}

/** Each column of the file with what its first rows hold, and the field that it is. */
export function ColumnChoice({ kind, report, onChoose }: ColumnChoiceProps) {
  const { headers, columns, samples, missing } = report;

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      {missing.map((fields) => (
        <Alert key={fields.join()} severity="warning">
          {t("settings.importColumnMissing", { fields: either.format(fields) })}
        </Alert>
      ))}
      <Box component="ul" aria-label={t("settings.importColumns")} sx={listLooks}>
        {headers.map((header, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two columns of a file may have the same header
          <Box component="li" key={index} sx={lineLooks}>
            <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
              <Typography sx={{ fontWeight: 500 }}>
                <bdi>{header || t("settings.importNoHeader", { number: index + 1 })}</bdi>
              </Typography>
              <Typography variant="body2" color="textSecondary" noWrap>
                <bdi>{samplesOf(samples, index)}</bdi>
              </Typography>
            </Box>
            <FieldSelect
              {...{ kind, header }}
              field={columns[index] ?? null}
              onChoose={(field) => onChoose(index, field)}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const samplesOf = (samples: ImportReport["samples"], index: number): string =>
  samples
    .map((cells) => cells[index]?.trim() ?? "")
    .filter((cell) => cell !== "")
    .join(" · ")
    .slice(0, 120) || "–";

interface FieldSelectProps {
  kind: ImportKind;
  header: string;
  field: string | null;
  onChoose: (field: string | null) => void;
}

function FieldSelect({ kind, header, field, onChoose }: FieldSelectProps) {
  const label = t("settings.importColumnIs", { header });

  return (
    <TextField
      select
      size="small"
      value={field ?? ""}
      onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { "aria-label": label } } }}
    >
      <MenuItem value="">{t("settings.importLeaveOut")}</MenuItem>
      {importFields[kind].map((one) => (
        <MenuItem key={one.key} value={one.key}>
          {one.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

const listLooks = { m: 0, p: 0, listStyle: "none" };
const lineLooks = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 280px)" },
  alignItems: "center",
  gap: 2,
  py: 2,
  "& + &": { borderTop: 1, borderColor: "divider" },
};
