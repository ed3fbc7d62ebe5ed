import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { ReactNode } from "react";
import { useDisplay } from "#ui/theme/use-display.ts";
import { useAddress } from "./use-address.ts";

interface SectionsProps {
  label: string;
  sections: readonly [{ value: string; label: string }, ...{ value: string; label: string }[]];
  selected: string;
  /** The selected section. */
  children: ReactNode;
}

/** A page of many sections: their names in a column beside the selected one, in a row above it where there is no room. */
export function Sections({ label, sections, selected, children }: SectionsProps) {
  const { search, change } = useAddress();
  const isWide = !useDisplay().isMobile;
  // The address has the selected one, and nothing of the others.
  const left = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));

  return (
    <Box sx={isWide ? wideLooks : narrowLooks}>
      <Tabs
        value={selected}
        orientation={isWide ? "vertical" : "horizontal"}
        variant={isWide ? "standard" : "scrollable"}
        onChange={(_event, tab: string) => change({ ...left, tab: tab === sections[0].value ? undefined : tab })}
        aria-label={label}
        sx={isWide ? columnLooks : undefined}
      >
        {sections.map((section) => (
          <Tab
            key={section.value}
            value={section.value}
            label={section.label}
            id={`tab-${section.value}`}
            aria-controls="section-panel"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="section-panel" aria-labelledby={`tab-${selected}`} sx={panelLooks}>
        {children}
      </Box>
    </Box>
  );
}

const panelLooks = { flexGrow: 1, minHeight: 0, minWidth: 0, display: "flex", flexDirection: "column", gap: 2 };
const wideLooks = { display: "flex", gap: 6, flexGrow: 1, minHeight: 0 };
const narrowLooks = { display: "flex", flexDirection: "column", gap: 3, flexGrow: 1, minHeight: 0, minWidth: 0 };
const columnLooks = {
  flexShrink: 0,
  width: 208,
  alignSelf: "flex-start",
  "& .MuiTab-root": { alignItems: "flex-start", textAlign: "start", maxWidth: "none", minHeight: 40 },
};
