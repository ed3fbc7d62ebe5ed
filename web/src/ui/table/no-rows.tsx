import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { useAddress } from "../layout/use-address.ts";

interface NoRowsProps {
  /** What the list holds: `customers`. */
  of: string;
  /** The list's filters, by their names in the address. */
  filterNames: readonly string[];
  /** What would be here. */
  children: ReactNode;
}

/** Why a list is empty: nothing matches its filters, which can be cleared, or there is nothing yet. */
export function NoRows({ of, filterNames, children }: NoRowsProps) {
  const { search, change } = useAddress();
  if (!filterNames.some((name) => search[name])) {
    return (
      <BlankState kind="empty" title={t("ui.noOfYet", { items: of })} dense>
        {children}
      </BlankState>
    );
  }
  const cleared = Object.fromEntries([...filterNames, "page"].map((name) => [name, undefined]));
  const clear = (
    <Button variant="outlined" onClick={() => change(cleared)}>
      {t("base.clearFilters")}
    </Button>
  );

  return <BlankState kind="noMatch" title={t("ui.noOfMatch", { items: of })} action={clear} dense />;
}
