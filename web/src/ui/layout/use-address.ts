import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

type Changes = Readonly<Record<string, string | undefined>>;

interface Address {
  search: Readonly<Record<string, string | undefined>>;
  /** Sets the given values, removes undefined or empty ones and keeps the rest; the page does not scroll. */
  change: (changes: Changes) => void;
}

/** State in the address: it survives a reload and can be shared. */
export function useAddress(): Address {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Changes) => {
      const merge = (before: object) =>
        Object.fromEntries(
          Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined && value !== ""),
        );
      void navigate({ to: ".", search: merge, hash: true, replace: true, resetScroll: false });
    },
    [navigate],
  );

  return { search, change };
}
