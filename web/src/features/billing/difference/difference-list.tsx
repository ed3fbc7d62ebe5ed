import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { signedCents } from "#records/billing/signed-cents.ts";
import { alignStart } from "#ui/theme/align-start.ts";
import { LineMarkChip, lineMarkOf } from "./line-mark-chip.tsx";

interface DifferentLine {
  /** same, added, removed or changed. */
  kind: string;
  lineItemId: string;
  description: string;
  /** In cents. */
  totalPrice: number;
  beforeTotalPrice: number | null;
}

interface DifferenceListProps {
  lines: readonly DifferentLine[];
  /** The new total less the approved one, in cents. */
  totalCents: number;
}

/** What a supplement changes about the approved estimate, line by line: only that is asked for. */
export function DifferenceList({ lines, totalCents }: DifferenceListProps) {
  const titleId = useId();
  const changes = lines.filter(({ kind }) => lineMarkOf(kind) !== null);
  const unchanged = lines.length - changes.length;

  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 4, p: 4, borderRadius: 2, bgcolor: "ground.sunken", minWidth: 0 }}
    >
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        {t("billing.changesOfSupplement")}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {changes.map((line) => (
          <ChangedLine key={line.lineItemId} line={line} />
        ))}
      </Box>
      {unchanged > 0 && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {t("billing.linesStay", { count: unchanged })}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 2, textAlign: "end", fontWeight: 600 }}>
        {t("billing.changesTheApproved", { amount: signedCents(totalCents) })}
      </Typography>
    </Box>
  );
}

function ChangedLine({ line }: { line: DifferentLine }) {
  const { kind, description, totalPrice, beforeTotalPrice } = line;
  const mark = lineMarkOf(kind);

  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, py: 1 }}>
      {mark && <LineMarkChip mark={mark} />}
      <Typography dir="auto" variant="body2" sx={{ ...alignStart, flex: "1 1 96px", overflowWrap: "anywhere" }}>
        {description}
      </Typography>
      <Box sx={{ textAlign: "end", ml: "auto" }}>
        <Typography variant="body2" component="bdi" dir="ltr" sx={{ fontFeatureSettings: '"tnum"' }}>
          {signedCents(changeOf(line))}
        </Typography>
        {beforeTotalPrice !== null && (
          <Typography variant="caption" color="textSecondary" component="p">
            <bdi dir="ltr">
              {t("billing.fromTo", { from: formatCents(beforeTotalPrice), to: formatCents(totalPrice) })}
            </bdi>
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** What the line adds to the approved total, before taxes. */
function changeOf({ kind, totalPrice, beforeTotalPrice }: DifferentLine): number {
  if (kind === "removed") return -totalPrice;
  return totalPrice - (beforeTotalPrice ?? 0);
}
