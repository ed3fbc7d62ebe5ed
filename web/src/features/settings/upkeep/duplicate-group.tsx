import type { DuplicateKind, DuplicateReason } from "@boresight/domain/settings/upkeep";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import { PhoneText } from "#ui/text/phone-text.tsx";
import type { Group } from "./duplicates.tsx";

const words: Record<DuplicateReason, string> = {
  email: t("settings.duplicateEmail"),
  namePlace: t("settings.duplicateNamePlace"),
  phone: t("base.samePhone"),
  vin: t("settings.duplicateVin"),
};

/** Records that have something in common; the first of them is the oldest, and the others may become it. */
export function DuplicateGroup({ kind, group: { reason, key, records } }: { kind: DuplicateKind; group: Group }) {
  const [oldest] = records;

  return (
    <Box component="li" sx={groupLooks}>
      <Typography variant="body2" color="textSecondary">
        {words[reason]}
        {reason !== "namePlace" && (
          <>
            {" · "}
            {reason === "phone" ? <PhoneText phone={key} /> : <bdi dir="ltr">{key}</bdi>}
          </>
        )}
      </Typography>
      <Box component="ul" aria-label={`${words[reason]} ${key}`} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {records.map((record) => (
          <Box component="li" key={record.id} sx={recordLooks}>
            <Box sx={{ flexGrow: 1, flexBasis: 220, minWidth: 0 }}>
              <Link component={RouteLink} to={`/${kind}/${record.id}`}>
                <bdi>{record.name || t("settings.duplicateNameless")}</bdi>
              </Link>
              <Typography
                variant="body2"
                color="textSecondary"
                dir="auto"
                sx={{ ...alignStart, overflowWrap: "anywhere" }}
              >
                <bdi>{record.detail}</bdi> · {t("settings.duplicateOrders", { count: record.orders })}
              </Typography>
            </Box>
            {oldest && record !== oldest && <MergeLink kind={kind} id={record.id} into={oldest} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A customer becomes the oldest one; a vehicle's records are chosen on its own page. */
function MergeLink({ kind, id, into }: { kind: DuplicateKind; id: string; into: { id: string; name: string } }) {
  return (
    <Button
      component={RouteLink}
      to={`/${kind}/${kind === "customers" ? id : into.id}`}
      search={{ merge: kind === "customers" ? into.id : id }}
      variant="outlined"
      size="small"
    >
      {t("settings.duplicateMerge")}
    </Button>
  );
}

const groupLooks = { py: 3, display: "grid", gap: 1, "& + &": { borderTop: 1, borderColor: "divider" } };
const recordLooks = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, py: 1.5 };
