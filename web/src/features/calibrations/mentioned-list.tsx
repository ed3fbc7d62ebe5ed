import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { QuotedLine } from "#ui/text/quoted-line.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { OpenMention } from "./mentioned-repairs.ts";

interface MentionedListProps {
  mentions: readonly OpenMention[];
  onAdd: (typeKeys: readonly string[]) => void;
}

/** Repairs that the customer's document mentions and that no listed calibration covers yet. */
export function MentionedList({ mentions, onAdd }: MentionedListProps) {
  if (mentions.length === 0) return null;

  return (
    <Box sx={{ mb: 3 }}>
      <Typography component="h3" sx={{ fontWeight: 500 }}>
        {t("calibrations.theRepairOrderMentions")}
      </Typography>
      <Box component="ul" aria-label={t("calibrations.theRepairOrderMentions")} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {mentions.map(({ operation, name, line, page, isNew, calls }) => (
          <Box component="li" key={operation} sx={{ display: "flex", alignItems: "flex-start", gap: 2, py: 2 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              <Typography variant="body2" component="div">
                {name} {isNew && <ToneChip tone="blue">{t("calibrations.newInTheSupplement")}</ToneChip>}
              </Typography>
              <QuotedLine line={line} page={page} />
            </Box>
            {calls.length > 0 && (
              <Button
                variant="outlined"
                aria-label={t("calibrations.addWhatThisCallsForName", { name })}
                onClick={() => onAdd(calls)}
                sx={{ minHeight: 44, flexShrink: 0 }}
              >
                {t("base.add")}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
