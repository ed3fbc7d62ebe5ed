import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Radio from "@mui/material/Radio";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { fieldWord, valueWords } from "./field-words.ts";

type Fields = Readonly<Record<string, unknown>>;
export type Side = "ours" | "theirs";

interface SideBySideProps {
  fields: readonly string[];
  ours: Fields;
  theirs: Fields;
  /** What both said before; null when they never did. */
  agreed: Fields | null;
  /** Which side counts for each field, where that can be chosen. */
  chosen?: Readonly<Record<string, Side>>;
  onChoose?: (field: string, side: Side) => void;
}

/** The fields that differ: here, in QuickBooks, and as both said before. */
export function SideBySide({ fields, ours, theirs, agreed, chosen = {}, onChoose }: SideBySideProps) {
  const cell = (field: string, side: Side, value: unknown) => {
    const words = valueWords(field, value);
    return onChoose ? (
      <SideChoice
        label={words}
        name={t("accounting.sideOfField", { field: fieldWord(field), value: words })}
        isChosen={chosen[field] === side}
        onChoose={() => onChoose(field, side)}
      />
    ) : (
      <bdi dir={directionOf(value)}>{words}</bdi>
    );
  };

  const knowsBefore = agreed !== null && fields.some((field) => agreed[field] !== undefined);

  return (
    <Box component="section" aria-label={t("accounting.bothSides")} tabIndex={0} sx={{ overflowX: "auto" }}>
      <Table size="small" sx={tableLooks}>
        <TableHead>
          <TableRow>
            <TableCell>{t("accounting.field")}</TableCell>
            <TableCell>{t("accounting.here")}</TableCell>
            <TableCell>{t("accounting.inQuickbooks")}</TableCell>
            {knowsBefore && <TableCell>{t("accounting.before")}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {fieldWord(field)}
              </TableCell>
              <TableCell>{cell(field, "ours", ours[field])}</TableCell>
              <TableCell>{cell(field, "theirs", theirs[field])}</TableCell>
              {knowsBefore && (
                <TableCell sx={{ color: "text.secondary" }}>
                  <bdi dir={directionOf(agreed[field])}>{valueWords(field, agreed[field])}</bdi>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Amounts read from left to right in any script. */
const directionOf = (value: unknown) => (typeof value === "number" ? "ltr" : "auto");

const tableLooks = {
  minWidth: 440,
  "& td, & th": { verticalAlign: "top", overflowWrap: "anywhere", px: 2 },
  "& th[scope='row'], & thead th:first-of-type": { paddingInlineStart: 0 },
};

interface SideChoiceProps {
  label: string;
  /** For those who do not see the table. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

const SideChoice = ({ label, name, isChosen, onChoose }: SideChoiceProps) => (
  <Box component="label" sx={{ display: "flex", alignItems: "flex-start", gap: 1, cursor: "pointer" }}>
    <Radio
      size="small"
      checked={isChosen}
      onChange={onChoose}
      slotProps={{ input: { "aria-label": name } }}
      sx={{ p: 0 }}
    />
    <bdi>{label}</bdi>
  </Box>
);
