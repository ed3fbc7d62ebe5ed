import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { LoadError } from "#records/load-error.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { useKnowledge, type KnownBy } from "./use-knowledge.ts";

interface KnowledgeSheetProps {
  name: string;
  calibration: KnownBy;
  onClose: () => void;
}

/** What is known of a calibration on vehicles of this make: the rule's source and conditions, and what was used before. */
export function KnowledgeSheet({ name, calibration, onClose }: KnowledgeSheetProps) {
  return (
    <Sheet title={name} open onClose={onClose}>
      <Box sx={{ px: 6, pb: 6, display: "grid", gap: 4 }}>
        <Knowledge calibration={calibration} />
      </Box>
    </Sheet>
  );
}

function Knowledge({ calibration }: { calibration: KnownBy }) {
  const { rule, recorded, equipment, isKnown, error, refetch } = useKnowledge(calibration);
  if (!isKnown) return error ? <LoadError error={error} refetch={refetch} /> : <Skeleton height={240} />;
  const { make } = calibration;
  const before = [
    { label: t("calibrations.tool"), value: equipment.tools.join(", ") },
    { label: t("base.target"), value: equipment.targets.join(", ") },
    { label: t("calibrations.procedure"), value: recorded.slice(0, 3).join(", ") },
  ];
  const isDoneBefore = before.some(({ value }) => value !== "");

  return (
    <>
      {rule && (
        <DetailsList
          details={[
            { label: t("calibrations.prerequisites"), value: rule.prerequisites },
            { label: t("base.note"), value: rule.note },
            { label: t("base.source"), value: <Source title={rule.sourceTitle} url={rule.sourceUrl} /> },
          ]}
        />
      )}
      {rule && !rule.verifiedAt && (
        <Typography variant="body2" color="textSecondary">
          {t("calibrations.notCheckedYet")}
        </Typography>
      )}
      <Typography variant="h3">{t("calibrations.usedBeforeOnMake", { make })}</Typography>
      {isDoneBefore ? (
        <DetailsList details={before} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t("calibrations.nothingUsedBefore")}
        </Typography>
      )}
    </>
  );
}

/** The maker's document, as a link where its address is known. */
function Source({ title, url }: { title: string; url: string | null }) {
  if (!url) return title || t("calibrations.noSourceIsNamed");

  return (
    <Link href={url} target="_blank" rel="noreferrer">
      {title || url}
    </Link>
  );
}
