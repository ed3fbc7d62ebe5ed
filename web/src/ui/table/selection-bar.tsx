import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Selection } from "./paged-table.tsx";

interface SelectionBarProps {
  label: string;
  selection: Selection;
  /** The buttons of the actions. */
  children: ReactNode;
}

/** The actions on the selected rows. */
export function SelectionBar({ label, selection: { ids, choose }, children }: SelectionBarProps) {
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={{
        display: "flex",
        alignItems: "center",
        flexWrap: "wrap",
        gap: 2,
        px: 4,
        py: 1,
        borderRadius: 1,
        bgcolor: "tone.blue.soft",
        color: "tone.blue.text",
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 500, flexGrow: 1 }}>
        {t("ui.countChosen", { count: ids.length })}
      </Typography>
      {children}
      <Button onClick={() => choose([])}>{t("ui.chooseNone")}</Button>
    </Box>
  );
}
