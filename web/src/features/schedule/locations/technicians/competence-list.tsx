import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";
import { formatDay } from "#ui/time/times.ts";
import { CompetenceChip } from "./competence-chip.tsx";
import { heldBy, type CalibrationType } from "./competence-values.ts";

interface CompetenceListProps {
  technician: TechnicianFieldsFragment;
  types: readonly CalibrationType[];
}

export function CompetenceList({ technician, types }: CompetenceListProps) {
  const held = heldBy(technician);

  return (
    <Box
      component="ul"
      aria-label={t("schedule.certificates")}
      tabIndex={0}
      sx={{ overflowY: "auto", listStyle: "none", m: 0, px: 6, pb: 4, display: "grid", gap: 3 }}
    >
      {types.map(({ typeKey, name }) => (
        <Box component="li" key={typeKey} sx={{ display: "flex", alignItems: "center", gap: 3, minHeight: 44 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 500 }}>
              {name}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              {untilWords(held.get(typeKey))}
            </Typography>
          </Box>
          {held.has(typeKey) && <CompetenceChip expiresOn={held.get(typeKey) ?? null} />}
        </Box>
      ))}
    </Box>
  );
}

function untilWords(expiresOn: string | null | undefined): string {
  if (expiresOn === undefined) return t("schedule.notCertified");
  return expiresOn === null
    ? t("schedule.certified")
    : t("schedule.certifiedUntilFormatday", { day: formatDay(expiresOn) });
}
