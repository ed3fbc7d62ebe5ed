import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import { useTheme } from "@mui/material/styles";
import Check from "~icons/ic/baseline-check";
import PersonOutlined from "~icons/ic/outline-person";
import { useRef, useState, type KeyboardEvent } from "react";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { cellWords, transitionBetween, placeAfterKey, type PolicyCell } from "./policy.ts";

interface TransitionMatrixProps {
  /** Active statuses only. */
  statuses: readonly StatusDefinitionFragment[];
  onOpen: (cell: PolicyCell) => void;
}

const cellId = (row: number, column: number) => `move-${row}-${column}`;

/** Transitions from row to column: one tab stop, arrow keys between cells, Enter opens one. */
export function TransitionMatrix({ statuses, onOpen }: TransitionMatrixProps) {
  const mirrored = useTheme().direction === "rtl";
  const [current, setCurrent] = useState({ row: 0, column: 1 });
  const table = useRef<HTMLTableElement>(null);
  const turn = (event: KeyboardEvent) => {
    const next = placeAfterKey(current, event.key, { size: statuses.length, mirrored });
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    table.current?.querySelector<HTMLElement>(`#${cellId(next.row, next.column)}`)?.focus();
  };

  return (
    <Card sx={{ overflow: "auto", maxHeight: "calc(100dvh - 150px)" }}>
      <Legend />
      <Box
        component="table"
        ref={table}
        aria-label={t("statuses.movesBetweenStatuses")}
        onKeyDown={turn}
        sx={tableLooks}
      >
        <thead>
          <tr>
            <th scope="col">{t("statuses.fromTo")}</th>
            {statuses.map(({ id, statusName }) => (
              <th key={id} scope="col">
                <span>{statusName}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statuses.map((from, row) => (
            <tr key={from.id}>
              <th scope="row">{from.statusName}</th>
              {statuses.map((to, column) => (
                <td key={to.id}>
                  {from.id !== to.id && (
                    <Cell
                      id={cellId(row, column)}
                      cell={{ from, to, move: transitionBetween(from, to) }}
                      isCurrent={row === current.row && column === current.column}
                      onFocus={() => setCurrent({ row, column })}
                      onOpen={onOpen}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

/** What the signs mean. */
function Legend() {
  return (
    <Box
      sx={{
        position: "sticky",
        insetInlineStart: 0,
        display: "flex",
        flexWrap: "wrap",
        columnGap: 5,
        rowGap: 1,
        px: 4,
        pt: 3,
        maxWidth: "calc(100vw - 48px)",
        fontSize: "0.8125rem",
        color: "text.secondary",
        "& span": { display: "inline-flex", alignItems: "center", gap: 1.5 },
        "& svg": { fontSize: 17, color: "tone.teal.text" },
      }}
    >
      <span>
        <Check aria-hidden />
        {t("statuses.staffMayMove")}
      </span>
      <span>
        <PersonOutlined aria-hidden />
        {t("statuses.customersMayMove")}
      </span>
      <span>{t("statuses.openACell")}</span>
    </Box>
  );
}

const isForCustomers = ({ roles }: { roles: readonly string[] }) => roles.includes("customer");

interface CellProps {
  id: string;
  cell: PolicyCell;
  isCurrent: boolean;
  onFocus: () => void;
  onOpen: (cell: PolicyCell) => void;
}

function Cell({ id, cell, isCurrent, onFocus, onOpen }: CellProps) {
  const Sign = cell.move && isForCustomers(cell.move) ? PersonOutlined : Check;
  return (
    <ButtonBase
      id={id}
      aria-label={cellWords(cell)}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onOpen(cell)}
      sx={{
        width: "100%",
        height: 34,
        borderRadius: 1,
        color: "tone.teal.text",
        bgcolor: cell.move ? "tone.teal.soft" : "transparent",
        "&:hover": {
          bgcolor: cell.move ? "tone.teal.soft" : "action.hover",
          outline: 1,
          outlineColor: "tone.teal.solid",
        },
        "&.Mui-focusVisible": { outline: 2, outlineColor: "primary.main" },
      }}
    >
      {cell.move && <Sign aria-hidden sx={{ fontSize: 17 }} />}
    </ButtonBase>
  );
}

const tableLooks = {
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: "0.8125rem",
  "& th": { fontWeight: 500, bgcolor: "background.paper", textAlign: "start" },
  "& thead th": { position: "sticky", insetBlockStart: 0, zIndex: 1, height: 168, verticalAlign: "bottom", pb: 2 },
  "& thead th:first-of-type": { insetInlineStart: 0, zIndex: 2, px: 4, color: "text.secondary" },
  "& thead span": {
    writingMode: "vertical-rl",
    transform: "rotate(180deg)",
    whiteSpace: "nowrap",
    mx: "auto",
    display: "block",
  },
  "& tbody th": { position: "sticky", insetInlineStart: 0, px: 4, height: 38, whiteSpace: "nowrap" },
  "& td": { minWidth: 40, p: 0.5 },
  "& tbody th, & td": { borderTop: 1, borderColor: "divider" },
  "& tbody tr:hover th": { color: "primary.main" },
};
