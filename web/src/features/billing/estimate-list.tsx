import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { DocumentStatus } from "#records/billing/document-status.tsx";
import { shownStatuses } from "#records/billing/replaced-estimates.ts";
import { LoadError } from "#records/load-error.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";

const LatestEstimates = graphql(`
  query LatestEstimates {
    estimates(first: 50, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        number
        status
        supplementsId
        totalCents
        serviceOrder {
          id
          vehicle {
            id
            vehicleDescription
          }
        }
      }
    }
  }
`);

/** The latest estimates, each with the order that it belongs to. */
export function EstimateList() {
  const { data, error, refetch } = useQuery(LatestEstimates, { fetchPolicy: "cache-and-network" });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={8} />;
  const estimates = rowsOf(data.estimates);
  const statuses = shownStatuses(estimates);
  if (estimates.length === 0) return <BlankState kind="empty" title={t("billing.noEstimatesYet")} />;

  return (
    <SectionCard title={t("base.estimates")} flush>
      <RowList label={t("base.estimates")}>
        {estimates.map(({ id, number, status, totalCents, serviceOrder }) => (
          <ListRow
            key={id}
            stacked
            link={{ to: `/service-orders/${serviceOrder?.id}` }}
            main={
              <>
                <bdi>{number}</bdi> · <bdi>{serviceOrder?.vehicle?.vehicleDescription}</bdi>
              </>
            }
            second={<DocumentStatus status={statuses.get(id) ?? status} />}
            end={<MoneyText cents={totalCents} />}
          />
        ))}
      </RowList>
    </SectionCard>
  );
}
