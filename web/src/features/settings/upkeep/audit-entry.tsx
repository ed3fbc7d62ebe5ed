import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { alignStart } from "#ui/theme/align-start.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import type { FoundEntry } from "./audit.tsx";
import { actionWords, entityWord, fieldWords, valueWord } from "./audit-words.ts";

/** One entry as a sentence, with the values before and after on request. */
export function AuditEntry({ entry }: { entry: FoundEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const columns = Object.keys(entry.changes);
  const about = entry.name ?? entry.entityId?.slice(0, 8) ?? "";

  return (
    <Box component="li" sx={lineLooks}>
      <Typography dir="auto" sx={alignStart}>
        {actionWords[entry.action]}: {entityWord(entry.entity)} <bdi>{about}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary" dir="auto" sx={alignStart}>
        <bdi>{entry.actor ?? t("base.system")}</bdi> · <RelativeTime moment={entry.at} />
        {entry.reason !== "" && (
          <>
            {" · "}
            <bdi>{entry.reason}</bdi>
          </>
        )}
      </Typography>
      {columns.length > 0 && (
        <Button
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ justifySelf: "start", px: 0, minWidth: 0 }}
        >
          {t("settings.auditFields", { count: columns.length })}
        </Button>
      )}
      {isOpen && <Changes entry={entry} columns={columns} />}
    </Box>
  );
}

function Changes({ entry: { entity, changes }, columns }: { entry: FoundEntry; columns: readonly string[] }) {
  return (
    <Box component="dl" sx={changesLooks}>
      {columns.map((column) => {
        const pair = changes[column];
        const [before, after] = Array.isArray(pair) ? pair : [null, null];
        return (
          <Box key={column} sx={{ display: "contents" }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {fieldWords(entity, [column])[0]}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
              <bdi>{valueWord(before)}</bdi> → <bdi>{valueWord(after)}</bdi>
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

const lineLooks = { display: "grid", gap: 0.5, py: 2.5, "& + &": { borderTop: 1, borderColor: "divider" } };
const changesLooks = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(120px, max-content) minmax(0, 1fr)" },
  columnGap: 4,
  rowGap: 1,
  m: 0,
  mt: 1,
};
