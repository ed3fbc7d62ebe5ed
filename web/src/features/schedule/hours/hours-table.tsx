import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { HoursPageQuery } from "#graphql/graphql.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { formatDay } from "#ui/time/times.ts";
import { hoursWords, kindWords } from "./hours-words.ts";

export type HoursRow = NonNullable<HoursPageQuery["workHours"]>[number];

const columns = ["paidMinutes", "workMinutes", "travelMinutes", "waitingMinutes", "breakMinutes"] as const;
const headers = [t("schedule.paidHours"), kindWords.work, kindWords.travel, kindWords.waiting, kindWords.break];

interface HoursTableProps {
  rows: readonly HoursRow[];
  onOpen: (row: HoursRow) => void;
}

/** Hours by technician and day, with the sums of each technician and of all. */
export function HoursTable({ rows, onOpen }: HoursTableProps) {
  const people = [...Map.groupBy(rows, ({ technician }) => technician?.id ?? "")];

  return (
    <Box
      component="section"
      aria-label={t("schedule.hours")}
      tabIndex={0}
      sx={{ overflow: "auto", bgcolor: "background.paper" }}
    >
      <Table size="small" sx={{ "& td, & th": { fontFeatureSettings: '"tnum"' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("base.technician")}</TableCell>
            <TableCell>{t("base.day")}</TableCell>
            {headers.map((header) => (
              <TableCell key={header} align="right">
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map(([id, days]) => (
            <PersonRows key={id} days={days} onOpen={onOpen} />
          ))}
        </TableBody>
        {people.length > 1 && (
          <TableFooter>
            <SumRow name={t("schedule.allTechnicians")} rows={rows} />
          </TableFooter>
        )}
      </Table>
    </Box>
  );
}

function PersonRows({ days, onOpen }: { days: readonly HoursRow[] } & Pick<HoursTableProps, "onOpen">) {
  const name = days[0]?.technician?.displayName ?? "";

  return (
    <>
      {days.map((row) => (
        <TableRow key={row.day} hover>
          <TableCell component="th" scope="row">
            <bdi>{name}</bdi>
          </TableCell>
          <TableCell>
            <Link
              component="button"
              type="button"
              underline="hover"
              onClick={() => onOpen(row)}
              sx={{ minHeight: 32, whiteSpace: "nowrap" }}
            >
              {formatDay(row.day)}
            </Link>{" "}
            {row.isCorrected && <ToneChip tone="grey">{t("schedule.isCorrected")}</ToneChip>}
          </TableCell>
          {columns.map((column) => (
            <TableCell key={column} align="right">
              {hoursWords(row[column])}
            </TableCell>
          ))}
        </TableRow>
      ))}
      <SumRow name={t("schedule.sumOf", { name })} rows={days} />
    </>
  );
}

const SumRow = ({ name, rows }: { name: string; rows: readonly HoursRow[] }) => (
  <TableRow sx={{ "& td, & th": { fontWeight: 600, color: "text.primary" } }}>
    <TableCell component="th" scope="row" colSpan={2}>
      <bdi>{name}</bdi>
    </TableCell>
    {columns.map((column) => (
      <TableCell key={column} align="right">
        {hoursWords(rows.reduce((sum, row) => sum + row[column], 0))}
      </TableCell>
    ))}
  </TableRow>
);
