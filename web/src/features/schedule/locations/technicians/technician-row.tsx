import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import ErrorOutlined from "~icons/ic/outline-error";
import ScheduleOutlined from "~icons/ic/outline-schedule";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";
import { ListRow } from "#ui/table/list-row.tsx";
import { PersonAvatar } from "#ui/text/person-avatar.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { credentialState } from "@boresight/domain/schedule/credentials/credential";
import { certifiedFor, heldBy, runningOut, type CalibrationType } from "./credentials/held-credentials.ts";

interface TechnicianRowProps {
  technician: TechnicianFieldsFragment;
  facilities: readonly { id: string; facilityName: string }[];
  types: readonly CalibrationType[];
  today: string;
  /** Of which the certified calibrations are said; those of another day by their names. */
  day: string;
  onOpen: () => void;
}

/** A technician, where they work, and which certifications need renewal. */
export function TechnicianRow({ technician, facilities, types, today, day, onOpen }: TechnicianRowProps) {
  const { displayName, avatarUrl, facilityIds } = technician;
  const held = heldBy(technician);
  const certified = certifiedFor(held, types, day);
  const states = runningOut(held, today).map((one) => credentialState(one, today));
  const expired = states.filter((state) => state === "expired").length;
  const endsSoon = states.length - expired;
  const places = facilityIds && facilities.filter(({ id }) => facilityIds.includes(id));
  const where = places?.map(({ facilityName }) => facilityName).join(", ") ?? t("base.allLocations");
  const chips = (
    <Box sx={{ display: "flex", flexDirection: { xs: "column", sm: "row" }, alignItems: "flex-end", gap: 1 }}>
      {expired > 0 && (
        <ToneChip tone="red" icon={ErrorOutlined}>
          {t("schedule.expiredExpired", { expired })}
        </ToneChip>
      )}
      {endsSoon > 0 && (
        <ToneChip tone="amber" icon={ScheduleOutlined}>
          {t("schedule.countEndSoon", { count: endsSoon })}
        </ToneChip>
      )}
    </Box>
  );

  return (
    <ListRow
      start={<PersonAvatar name={displayName} url={avatarUrl} />}
      main={displayName}
      second={
        day === today
          ? t("schedule.certifiedForCountingOfLengthWhere", { valid: certified.length, count: types.length, where })
          : certified.map(({ name }) => name).join(", ") || t("schedule.notCertified")
      }
      end={chips}
      onClick={onOpen}
    />
  );
}
