import { useNavigate } from "@tanstack/react-router";
import { findActions } from "./find-actions.ts";
import type { PaletteAction, PaletteEntry } from "./palette-entry.ts";
import type { FoundEntry } from "./record-entry.ts";
import { useFindAnything } from "./use-find-anything.ts";
import { useOpenedBefore } from "./use-opened-before.ts";

interface Listed {
  entries: PaletteEntry[];
  loading: boolean;
  /** Whether the query is long enough. */
  asked: boolean;
}

/** What one can choose: before one types, what was opened last and the usual actions; then what has the typed words. */
export function usePaletteEntries(typed: string, actions: readonly PaletteAction[]): Listed {
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
