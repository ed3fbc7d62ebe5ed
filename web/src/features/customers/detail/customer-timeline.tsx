import { labelsOfColumns } from "@boresight/domain/customers/customer-fields";
import { t } from "@boresight/domain/texts/text";
import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useElevated } from "#auth/use-elevated.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { CustomerTimelineQuery } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { LoadError } from "#records/load-error.tsx";
import { useVerb } from "#records/use-verb.ts";
import EditOutlined from "~icons/ic/outline-edit";
import Add from "~icons/ic/baseline-add";
import GroupsOutlined from "~icons/ic/outline-groups";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { Timeline, type TimelineEntry } from "#ui/layout/timeline.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";

const CustomerTimeline = graphql(`
  query CustomerTimeline($id: UUID!) {
    auditEntries(first: 50, orderBy: AT_DESC, filter: { entityId: { equalTo: $id } }) {
      nodes {
        id
        at
        action
        actorId
        changes
      }
    }
    people: users(first: 100) {
      nodes {
        id
        displayName
      }
    }
    customer(id: $id) {
      id
      merges(first: 20, orderBy: MERGED_AT_DESC) {
        nodes {
          id
          mergedAt
          undoneAt
          mergedCustomer {
            ...CustomerName
          }
        }
      }
    }
  }
`);
const UndoMerge = graphql(`
  mutation UndoMerge($input: UndoCustomerMergeInput!, $admin: Boolean!) {
    undoCustomerMerge(input: $input) {
      customer {
        id
        ...CustomerHead
      }
    }
  }
`);

/** Who changed what, and the merges, which can be undone for 30 days. */
export function TimelineOfCustomer({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(CustomerTimeline, { variables: { id }, fetchPolicy: "cache-and-network" });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={6} />;

  const entries = [...mergesIn(data), ...changesIn(data)].toSorted(latestFirst);
  return (
    <SectionCard title={t("customers.timeline")}>
      {entries.length === 0 && <Typography color="text.secondary">{t("customers.noChangesYet")}</Typography>}
      <Timeline entries={entries} />
    </SectionCard>
  );
}

const latestFirst = (one: TimelineEntry, other: TimelineEntry) => other.moment.localeCompare(one.moment);

function changesIn({ auditEntries, people }: CustomerTimelineQuery): TimelineEntry[] {
  const names = new Map(rowsOf(people).map((person) => [person.id, person.displayName]));
  return rowsOf(auditEntries).map(({ id, at, action, actorId, changes }) => {
    const who = (actorId && names.get(actorId)) ?? t("base.system");
    const isNew = action === "created";
    return {
      id,
      moment: at,
      icon: isNew ? Add : EditOutlined,
      tone: "grey",
      sentence: isNew
        ? t("customers.whoAddedThisCustomer", { who })
        : t("customers.whoChangedFields", { who, fields: fieldsIn(changes) }),
    };
  });
}

const fieldsIn = (changes: unknown): string => labelsOfColumns(Object.keys(changes ?? {})).join(", ");

function mergesIn({ customer }: CustomerTimelineQuery): TimelineEntry[] {
  return rowsOf(customer?.merges).map(({ id, mergedAt, undoneAt, mergedCustomer }) => ({
    id,
    moment: mergedAt,
    icon: GroupsOutlined,
    tone: "blue",
    sentence: (
      <>
        {t("customers.nameWasMerged", { name: mergedCustomer ? customerName(mergedCustomer) : "" })}{" "}
        {undoneAt ? t("customers.undoneSince") : <UndoButton id={id} />}
      </>
    ),
  }));
}

function UndoButton({ id }: { id: string }) {
  const [undo, { loading }] = useMutation(UndoMerge, { refetchQueries: [CustomerTimeline] });
  const elevated = useElevated();
  const { run } = useVerb();
  const undoIt = () =>
    run(() => elevated(() => undo({ variables: { input: { id }, admin: true } })), t("customers.mergeIsUndone"));

  return (
    <Button size="small" loading={loading} onClick={() => void undoIt()}>
      {t("customers.undoMerge")}
    </Button>
  );
}
