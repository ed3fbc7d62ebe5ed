import { useQuery } from "@apollo/client/react";
import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { graphql } from "#graphql/gql.ts";
import type { QboCompanyFragment, QboOverviewQuery } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { useFollowing } from "#features/accounting/connection/under-way.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/theme/tones.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";

const QboOverview = graphql(`
  query QboOverview($connectionId: UUID) {
    qboOverview(connectionId: $connectionId) {
      entity
      synced
      pending
      failed
      unconfirmed
      conflicts
      lastSyncedAt
    }
  }
`);

type Figures = NonNullable<QboOverviewQuery["qboOverview"]>[number];

const names: Record<QboEntityName, string> = {
  Customer: t("base.customers"),
  Item: t("accounting.items"),
  Estimate: t("base.estimates"),
  Invoice: t("base.invoices"),
  Payment: t("billing.payments"),
};
const nameOf = (entity: string): string => (names as Readonly<Record<string, string>>)[entity] ?? entity;

/** How far each kind of record is. */
export function EntityFigures({ company }: { company: QboCompanyFragment }) {
  const { data, error, refetch } = useQuery(QboOverview, {
    variables: { connectionId: company.id },
    fetchPolicy: "cache-and-network",
  });
  useFollowing(company, () => void refetch());

  return (
    <SectionCard title={t("accounting.records")} flush>
      {!data && !error && <Skeleton height={240} sx={{ mx: 5 }} />}
      {!data && error && <LoadError error={error} refetch={refetch} />}
      {data && (
        <RowList label={t("accounting.records")}>
          {data.qboOverview?.map((figures) => (
            <EntityRow key={figures.entity} figures={figures} />
          ))}
        </RowList>
      )}
    </SectionCard>
  );
}

function EntityRow({ figures }: { figures: Figures }) {
  const { entity, synced, lastSyncedAt } = figures;
  const count = t("accounting.countInQuickbooks", { count: synced });

  return (
    <ListRow
      main={nameOf(entity)}
      second={
        lastSyncedAt ? (
          <RichText
            text={t("accounting.countSyncedLast", { records: count, ...slots("when") })}
            when={<RelativeTime moment={lastSyncedAt} />}
          />
        ) : (
          count
        )
      }
      end={<OpenFigures figures={figures} />}
      link={linkOf(figures)}
      stacked
    />
  );
}

/** Where what is open of it is dealt with. */
function linkOf({ entity, failed, unconfirmed, pending, conflicts }: Figures) {
  const to = "/admin/quickbooks";
  if (failed + unconfirmed > 0) return { to, search: { tab: "queue", view: "blocked", entity } };
  if (conflicts > 0) return { to, search: { tab: "conflicts" } };
  return { to, search: { tab: "queue", entity, ...(pending === 0 && { view: "done" }) } };
}

function OpenFigures({ figures: { pending, failed, unconfirmed, conflicts } }: { figures: Figures }) {
  const shown: readonly [number, Tone, string][] = [
    [pending, "blue", t("accounting.countWaiting", { count: pending })],
    [failed, "red", t("accounting.countFailed", { count: failed })],
    [unconfirmed, "amber", t("accounting.countUnconfirmed", { count: unconfirmed })],
    [conflicts, "amber", t("accounting.countConflicts", { count: conflicts })],
  ];

  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 1 }}>
      {shown
        .filter(([count]) => count > 0)
        .map(([, tone, words]) => (
          <ToneChip key={words} tone={tone}>
            {words}
          </ToneChip>
        ))}
    </Box>
  );
}
