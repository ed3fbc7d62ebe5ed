import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Fragment } from "react";
import { StatusChip } from "#records/status-chip.tsx";
import { KeyCaps } from "#ui/text/key-caps.tsx";
import type { PaletteEntry } from "./palette-entry.ts";

interface FoundListProps {
  entries: readonly PaletteEntry[];
  at: number;
  /** Whether the query is long enough. */
  typed: boolean;
  onOpen: (entry: PaletteEntry) => void;
}

export function FoundList({ entries, at, typed, onOpen }: FoundListProps) {
  if (entries.length === 0) {
    return (
      <Typography component="output" color="textSecondary" sx={{ p: 5, minHeight: 120 }}>
        {typed ? t("search.nothingFound") : t("search.aboutSearch")}
      </Typography>
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field above walks this list; a native one cannot be walked from outside
    <Box id="found" role="listbox" aria-label={t("search.found")} sx={{ p: 2, overflowY: "auto", minHeight: 120 }}>
      {entries.map((entry, index) => (
        <Fragment key={entry.id}>
          {entry.group !== entries[index - 1]?.group && (
            <Typography
              variant="caption"
              color="textSecondary"
              component="div"
              role="presentation"
              sx={{ px: 3, pt: 2, pb: 1 }}
            >
              {entry.group}
            </Typography>
          )}
          <Box
            id={entry.id}
            ref={index === at ? keepInSight : undefined}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the list above
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => onOpen(entry)}
            sx={{
              display: "flex",
              flexWrap: { xs: "wrap", sm: "nowrap" },
              alignItems: "center",
              justifyContent: "space-between",
              columnGap: 4,
              rowGap: 1,
              "@media (pointer: coarse)": { minHeight: 44 },
              px: 3,
              py: 2,
              borderRadius: 1,
              cursor: "pointer",
              bgcolor: index === at ? "action.selected" : undefined,
              "&:hover": { bgcolor: "action.hover" },
            }}
          >
            <EntryWords entry={entry} />
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

/** The keys may move beyond what the window shows. */
const keepInSight = (line: HTMLElement | null) => line?.scrollIntoView({ block: "nearest" });

/** On a phone the words wrap: which vehicle it is comes at their end. */
const wordsLooks = {
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  overflowWrap: "anywhere",
  whiteSpace: { xs: "normal", sm: "nowrap" },
};

const EntryWords = ({ entry: { main, second, status, keys } }: { entry: PaletteEntry }) => (
  <>
    <Box sx={{ minWidth: 0 }}>
      <Typography component="bdi" sx={wordsLooks}>
        {main}
      </Typography>
      {second && (
        <Typography variant="caption" color="textSecondary" component="bdi" sx={wordsLooks}>
          {second}
        </Typography>
      )}
    </Box>
    {status && (
      <Box sx={{ flexShrink: 0, maxWidth: { sm: "50%" } }}>
        <StatusChip status={status} />
      </Box>
    )}
    {keys && (
      <Box sx={{ flexShrink: 0, display: { xs: "none", sm: "block" } }} aria-hidden>
        <KeyCaps keys={keys} />
      </Box>
    )}
  </>
);
