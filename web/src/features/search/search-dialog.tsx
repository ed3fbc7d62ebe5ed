import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import InputBase from "@mui/material/InputBase";
import LinearProgress from "@mui/material/LinearProgress";
import Search from "~icons/ic/baseline-search";
import { useRef, useState, type KeyboardEvent } from "react";
import { FoundList } from "./found-list.tsx";
import type { PaletteAction, PaletteEntry } from "./palette-entry.ts";
import { useNavigate } from "@tanstack/react-router";
import { findActions } from "./find-actions.ts";
import type { FoundEntry } from "./record-entry.ts";
import { useFindAnything } from "./use-find-anything.ts";
import { useOpenedBefore } from "./use-opened-before.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const looks = {
  display: "flex",
  alignItems: "center",
  gap: 3,
  px: 4,
  height: 56,
  borderBottom: 1,
  borderColor: "divider",
};

interface SearchDialogProps {
  actions: readonly PaletteAction[];
  onClose: () => void;
}

/** Finds orders, customers and vehicles by any of their identifiers, and what there is to do by its name. */
export function SearchDialog({ actions, onClose }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const { entries, loading, asked } = usePaletteEntries(typed, actions);
  const open = ({ run }: PaletteEntry) => {
    onClose();
    run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const chosen = entries[at];
    if (step !== undefined) event.preventDefault();
    if (step !== undefined && entries.length > 0) setAt((at + step + entries.length) % entries.length);
    if (event.key === "Enter" && chosen) open(chosen);
  };
  const onType = (text: string) => {
    setTyped(text);
    setAt(0);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{
        transition: { onEntering: () => field.current?.focus() },
        container: { sx: { alignItems: "flex-start" } },
        paper: { "aria-label": t("search.search"), sx: { width: 600, mt: { xs: 2, sm: "12vh" } } },
      }}
    >
      <Box sx={looks}>
        <Search color="action" aria-hidden />
        <InputBase
          fullWidth
          inputRef={field}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t("search.orderRoOrPoNumberVin")}
          inputProps={{
            "aria-label": t("search.search"),
            role: "combobox",
            "aria-expanded": entries.length > 0,
            "aria-controls": "found",
            "aria-activedescendant": entries[at]?.id,
          }}
        />
      </Box>
      <Box sx={{ height: 2 }}>
        {loading && <LinearProgress aria-label={t("search.searching")} sx={{ height: 2 }} />}
      </Box>
      <FoundList entries={entries} at={at} typed={asked} onOpen={open} />
    </Dialog>
  );
}

interface Listed {
  entries: PaletteEntry[];
  loading: boolean;
  /** Whether the query is long enough. */
  asked: boolean;
}

/** What one can choose: before one types, what was opened last and the usual actions; then what has the typed words. */
function usePaletteEntries(typed: string, actions: readonly PaletteAction[]): Listed {
  const navigate = useNavigate();
  const opened = useOpenedBefore();
  const { entries, loading, asked } = useFindAnything(typed);
  const asEntry = ({ to, search, ...shown }: FoundEntry): PaletteEntry => ({
    ...shown,
    run: () => void navigate({ to, search }),
  });
  const isBlank = typed.trim() === "";
  // Actions are there at once: what the server finds then comes below and moves nothing.
  const listed = isBlank
    ? [...opened.map(asEntry), ...actions.filter(({ isFirst }) => isFirst)]
    : [...findActions(typed, actions), ...entries.map(asEntry)];

  return { entries: listed, loading, asked };
}
