import { credentialListDays } from "@boresight/domain/schedule/credentials/credential";
import { t } from "@boresight/domain/texts/text";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { formatDay } from "#ui/time/times.ts";
import { CredentialChip } from "./credentials/credential-chip.tsx";
import { heldBy, runningOut } from "./credentials/held-credentials.ts";

interface RunningOutProps {
  technicians: readonly TechnicianFieldsFragment[];
  today: string;
  onOpen: (technicianId: string) => void;
}

/** What has to be renewed, over all technicians. */
export function RunningOut({ technicians, today, onOpen }: RunningOutProps) {
  const rows = technicians
    .flatMap(({ id, displayName, ...technician }) =>
      runningOut(heldBy({ id, displayName, ...technician }), today).map((credential) => ({ credential, displayName })),
    )
    .toSorted((one, other) => (one.credential.expiresOn ?? "").localeCompare(other.credential.expiresOn ?? ""));
  if (rows.length === 0) return null;
  const title = t("schedule.runOutSoon", { days: credentialListDays });

  return (
    <SectionCard title={title} aside={rows.length} flush>
      <RowList label={title}>
        {rows.map(({ credential, displayName }) => (
          <ListRow
            key={credential.id}
            main={<bdi>{displayName}</bdi>}
            second={[
              credential.title,
              credential.expiresOn && t("schedule.certifiedUntilFormatday", { day: formatDay(credential.expiresOn) }),
            ]
              .filter(Boolean)
              .join(" · ")}
            end={<CredentialChip credential={credential} today={today} />}
            onClick={() => onOpen(credential.userId)}
          />
        ))}
      </RowList>
    </SectionCard>
  );
}
