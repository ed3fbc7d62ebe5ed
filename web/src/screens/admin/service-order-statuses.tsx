import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Add from "~icons/ic/baseline-add";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { OrderProgress } from "#features/orders/detail/order-progress.tsx";
import { categories, categoryLook, statusIcon, statusTone } from "#records/status-look.ts";
import type { PolicyCell } from "#features/statuses/policy.ts";
import { StatusDefinition } from "#features/statuses/status-definition.ts";
import { StatusList } from "#features/statuses/status-list.tsx";
import type { StatusLooks } from "#features/statuses/status-looks.ts";
import { StatusSheet } from "#features/statuses/status-sheet.tsx";
import { TransitionLists } from "#features/statuses/transition-lists.tsx";
import { TransitionMatrix } from "#features/statuses/transition-matrix.tsx";
import { useStatusVerbs } from "#features/statuses/use-status-verbs.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { Page } from "#ui/layout/page.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { useOnPhone } from "#ui/layout/use-on-phone.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const DeactivateDialog = lazyPart(
  async () => (await import("#features/statuses/deactivate-dialog.tsx")).DeactivateDialog,
);
const TransitionDialog = lazyPart(
  async () => (await import("#features/statuses/transition-dialog.tsx")).TransitionDialog,
);

const StatusesPage = graphql(`
  query StatusesPage {
    serviceOrderStatuses(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        ...StatusDefinition
      }
    }
  }
`);

const looks: StatusLooks = {
  categories: categories.map((value) => ({ value, label: categoryLook(value).words })),
  tone: statusTone,
  icon: statusIcon,
  progress: ({ key, category, customerLabel }) => (
    <OrderProgress statusKey={key} category={category} label={customerLabel} />
  ),
};

const parts = [
  { value: "statuses", label: t("base.statuses") },
  { value: "moves", label: t("orders.moves") },
];

/** The statuses that orders pass through, and the policy of moves between them. */
export function ServiceOrderStatuses() {
  const { search, change } = useAddress();
  const { data, error, refetch } = useQuery(StatusesPage, { fetchPolicy: "cache-and-network" });
  const statuses = data && inOrder(readFragment(StatusDefinition, rowsOf(data.serviceOrderStatuses)));
  const showsMoves = search["show"] === "moves";

  return (
    <Page
      title={t("orders.serviceOrderStatuses")}
      aside={statuses?.length}
      actions={
        <>
          <SegmentedChoice
            label={t("orders.whatIsShown")}
            value={showsMoves ? "moves" : "statuses"}
            choices={parts}
            onChoose={(show) => change({ show: show === "moves" ? show : undefined })}
          />
          <Button variant="contained" startIcon={<Add />} onClick={() => change({ status: "new" })}>
            {t("base.addAStatus")}
          </Button>
        </>
      }
    >
      {!statuses && error && (
        <Card>
          <LoadError error={error} refetch={refetch} />
        </Card>
      )}
      {!statuses && !error && <ListSkeleton rows={12} />}
      {statuses && (showsMoves ? <Moves statuses={statuses} /> : <Statuses statuses={statuses} />)}
      {statuses && (
        <StatusSheet
          status={inHand(statuses, search["status"])}
          looks={looks}
          onClose={() => change({ status: undefined })}
        />
      )}
    </Page>
  );
}

/** A new order of them is shown before the server has answered. */
const inOrder = (statuses: readonly StatusDefinitionFragment[]) =>
  statuses.toSorted((one, other) => one.sortOrder - other.sortOrder);

const inHand = (statuses: readonly StatusDefinitionFragment[], id: string | undefined) =>
  id === "new" ? id : (statuses.find((status) => status.id === id) ?? null);

interface StatusesProps {
  statuses: readonly StatusDefinitionFragment[];
}

function Statuses({ statuses }: StatusesProps) {
  const { change } = useAddress();
  const [ending, setEnding] = useState<StatusDefinitionFragment | null>(null);
  useFetchedWhenIdle(DeactivateDialog);
  const verbs = useStatusVerbs(statuses);

  return (
    <>
      <StatusList
        statuses={statuses}
        looks={looks}
        actions={{
          edit: ({ id }) => change({ status: id }),
          order: (group) => void verbs.order(group),
          deactivate: setEnding,
          activate: (status) => void verbs.activate(status),
        }}
      />
      <Suspense>
        {ending && <DeactivateDialog status={ending} statuses={statuses} onClose={() => setEnding(null)} />}
      </Suspense>
    </>
  );
}

function Moves({ statuses }: StatusesProps) {
  const onPhone = useOnPhone();
  const [cell, setCell] = useState<PolicyCell | null>(null);
  useFetchedWhenIdle(TransitionDialog);
  const activeFilter = statuses.filter(({ isActive }) => isActive);
  const Policy = onPhone ? TransitionLists : TransitionMatrix;

  return (
    <>
      <Policy statuses={activeFilter} onOpen={setCell} />
      <Suspense>{cell && <TransitionDialog cell={cell} onClose={() => setCell(null)} />}</Suspense>
    </>
  );
}
