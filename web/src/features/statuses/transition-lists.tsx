import { t } from "@boresight/domain/texts/text";
import Add from "~icons/ic/baseline-add";
import ButtonBase from "@mui/material/ButtonBase";
import { useState } from "react";
import Button from "@mui/material/Button";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { transitionBetween, type PolicyCell } from "./policy.ts";
import { roleWords } from "./status-words.ts";
import { Menu, MenuItem } from "#ui/overlay/overlays.tsx";

interface TransitionListsProps {
  /** Active statuses only. */
  statuses: readonly StatusDefinitionFragment[];
  onOpen: (cell: PolicyCell) => void;
}

/** The same on a phone: each status with its targets. */
export function TransitionLists({ statuses, onOpen }: TransitionListsProps) {
  return statuses.map((from) => (
    <TransitionsFrom
      key={from.id}
      from={from}
      cells={statuses.filter((to) => to !== from).map((to) => ({ from, to, move: transitionBetween(from, to) }))}
      onOpen={onOpen}
    />
  ));
}

interface TransitionsFromProps {
  from: StatusDefinitionFragment;
  cells: readonly PolicyCell[];
  onOpen: (cell: PolicyCell) => void;
}

function TransitionsFrom({ from, cells, onOpen }: TransitionsFromProps) {
  const allowed = cells.filter(({ move }) => move);

  return (
    <SectionCard title={from.statusName} aside={<AllowTransition from={from} cells={cells} onOpen={onOpen} />} flush>
      {allowed.map((cell) => (
        <ButtonBase
          key={cell.to.id}
          onClick={() => onOpen(cell)}
          sx={{
            display: "block",
            width: "100%",
            textAlign: "start",
            px: 5,
            py: 2,
            minHeight: 52,
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          <TwoLines
            main={cell.to.statusName}
            second={cell.move?.roles.map((role) => roleWords[role] ?? role).join(", ")}
          />
        </ButtonBase>
      ))}
    </SectionCard>
  );
}

function AllowTransition({ from, cells, onOpen }: TransitionsFromProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const refused = cells.filter(({ move }) => !move);

  return (
    <>
      <Button
        size="small"
        startIcon={<Add />}
        aria-label={t("statuses.allowAMoveFromStatusname", { statusName: from.statusName })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("statuses.allow")}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {refused.map((cell) => (
          <MenuItem
            key={cell.to.id}
            onClick={() => {
              setAnchor(null);
              onOpen(cell);
            }}
          >
            {cell.to.statusName}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
