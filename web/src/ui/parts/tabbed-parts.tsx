import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { Suspense, useState, type ReactNode } from "react";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";

export interface TabbedPart {
  id: string;
  label: string;
  /** How much is in it. */
  count?: number;
}

interface TabbedPartsProps {
  label: string;
  parts: readonly TabbedPart[];
  chosen: string;
  onChoose: (id: string) => void;
  render: (id: string) => ReactNode;
}

/** Parts of a page behind tabs. What was opened stays: a half-written message survives a look at another part. */
export function TabbedParts({ label, parts, chosen, onChoose, render }: TabbedPartsProps) {
  const [opened, setOpened] = useState<readonly string[]>([chosen]);
  if (!opened.includes(chosen)) setOpened([...opened, chosen]);

  return (
    <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
      <Tabs
        value={chosen}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_event, id: string) => onChoose(id)}
        aria-label={label}
        sx={strip}
      >
        {parts.map(({ id, label: name, count }) => (
          <Tab
            key={id}
            value={id}
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            label={count ? `${name} ${count}` : name}
            sx={{ minWidth: 0, px: 3 }}
          />
        ))}
      </Tabs>
      {parts.map(({ id }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== chosen}
          sx={{ "&:not([hidden])": { display: "grid" }, gap: 4, minWidth: 0 }}
        >
          {opened.includes(id) && <Suspense fallback={<ListSkeleton rows={6} />}>{render(id)}</Suspense>}
        </Box>
      ))}
    </Box>
  );
}

/** On phones its cut edge fades: there is more beside it. */
const strip = {
  position: "sticky",
  top: "calc(var(--stuck, 0px) + var(--offline, 0px))",
  zIndex: 2,
  minHeight: 44,
  minWidth: 0,
  bgcolor: "background.default",
  borderBottom: 1,
  borderColor: "divider",
  displayPrint: "none",
  "& .MuiTabs-scroller": {
    maskImage: { xs: "linear-gradient(to right, black calc(100% - 40px), transparent)", md: "none" },
  },
  "& .MuiTabs-list": { paddingInlineEnd: { xs: "40px", md: 0 } },
};
