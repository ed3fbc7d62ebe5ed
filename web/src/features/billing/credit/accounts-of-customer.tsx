import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { CreditEntryRow } from "./credit-entry.fragment.ts";
import { LedgerCard } from "./ledger-card.tsx";
import { NextToExpire } from "./next-to-expire.tsx";

const UseCreditDialog = lazyPart(async () => (await import("./use-credit-dialog.tsx")).UseCreditDialog);
const BookCreditDialog = lazyPart(async () => (await import("./book-credit-dialog.tsx")).BookCreditDialog);

const AccountsOfCustomerQuery = graphql(`
  query AccountsOfCustomer($id: UUID!, $office: Boolean!) {
    customer(id: $id) {
      id
      isPartnerReward
      accounts {
        credit
        reward
      }
    }
    credits: creditEntries(
      first: 50
      orderBy: [CREATED_AT_DESC, ID_DESC]
      filter: { customerId: { equalTo: $id }, account: { equalTo: "customer" } }
    ) {
      totalCount
      nodes {
        id
        ...CreditEntryRow
      }
    }
    rewards: creditEntries(
      first: 100
      orderBy: [CREATED_AT_DESC, ID_DESC]
      filter: { customerId: { equalTo: $id }, account: { equalTo: "reward" } }
    ) {
      totalCount
      nodes {
        id
        ...CreditEntryRow
      }
    }
  }
`);

/** What the office does with credit: use it on an invoice, or book it by hand. */
type Asked = "apply" | "refund" | "redeem" | "adjust";

/** What a customer has paid ahead or too much, and what it earned as a partner; for admins. */
export function AccountsOfCustomer({ id }: { id: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, refetch } = useQuery(AccountsOfCustomerQuery, {
    variables: { id, office: true },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { isPartnerReward = false, accounts } = data.customer ?? {};
  const { credit = 0, reward = 0 } = accounts ?? {};
  const credits = readFragment(CreditEntryRow, rowsOf(data.credits));
  const rewards = readFragment(CreditEntryRow, rowsOf(data.rewards));
  const about = { customerId: id, onClose: () => setAsked(null) };

  return (
    <>
      {credits.length > 0 && (
        <LedgerCard
          title={t("billing.credit")}
          balance={credit}
          entries={credits}
          total={data.credits?.totalCount ?? 0}
          empty=""
          aside={credit > 0 && <LedgerActions actions={["apply", "refund"]} onAsk={setAsked} />}
        />
      )}
      {(isPartnerReward || rewards.length > 0) && (
        <LedgerCard
          title={t("billing.rewardBalance")}
          balance={reward}
          entries={rewards}
          total={data.rewards?.totalCount ?? 0}
          notice={<NextToExpire entries={rewards} total={data.rewards?.totalCount ?? 0} />}
          empty={t("billing.nothingEarnedYet")}
          aside={<LedgerActions actions={reward > 0 ? ["redeem", "adjust"] : ["adjust"]} onAsk={setAsked} />}
        />
      )}
      <Suspense>
        {asked === "apply" && <UseCreditDialog {...about} account="credit" balance={credit} />}
        {asked === "redeem" && <UseCreditDialog {...about} account="reward" balance={reward} />}
        {asked === "refund" && <BookCreditDialog {...about} kind="refund" balance={credit} />}
        {asked === "adjust" && <BookCreditDialog {...about} kind="adjust" balance={reward} />}
      </Suspense>
    </>
  );
}

const labels: Record<Asked, string> = {
  apply: t("billing.applyToInvoice"),
  refund: t("billing.refundCredit"),
  redeem: t("billing.redeemOnInvoice"),
  adjust: t("billing.adjustReward"),
};

function LedgerActions({ actions, onAsk }: { actions: readonly Asked[]; onAsk: (asked: Asked) => void }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 1 }}>
      {actions.map((action) => (
        <Button key={action} size="small" onClick={() => onAsk(action)}>
          {labels[action]}
        </Button>
      ))}
    </Box>
  );
}
