import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { CreditEntryRow } from "./credit-entry.fragment.ts";
import { LedgerCard } from "./ledger-card.tsx";
import { NextToExpire } from "./next-to-expire.tsx";

const OwnRewardsQuery = graphql(`
  query OwnRewards($office: Boolean!) {
    creditEntries(first: 100, orderBy: [CREATED_AT_DESC, ID_DESC], filter: { account: { equalTo: "reward" } }) {
      totalCount
      nodes {
        id
        ...CreditEntryRow
      }
    }
  }
`);

/** What a partner has earned and redeemed, and what expires next. */
export function OwnRewards({ balance }: { balance: number }) {
  const { data, error, refetch } = useQuery(OwnRewardsQuery, {
    variables: { office: false },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={3} />;
  const entries = readFragment(CreditEntryRow, rowsOf(data.creditEntries));
  const total = data.creditEntries?.totalCount ?? 0;

  return (
    <LedgerCard
      title={t("billing.rewardBalance")}
      balance={balance}
      entries={entries}
      total={total}
      notice={<NextToExpire entries={entries} total={total} />}
      empty={t("billing.nothingEarnedYet")}
    />
  );
}
