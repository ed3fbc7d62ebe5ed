import { isStaff } from "@boresight/domain/roles";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderHistoryFragment } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/section-card.tsx";
import { Timeline } from "#ui/timeline.tsx";
import { categoryLook, statusIcon } from "./status-look.ts";

const OrderHistoryParts = graphql(`
  fragment OrderHistory on ServiceOrder {
    id
    statusHistory(first: 50, orderBy: MOVED_AT_DESC) {
      nodes {
        id
        movedAt
        note @include(if: $staff)
        userByMovedBy @include(if: $staff) {
          id
          displayName
        }
        toStatus {
          id
          statusName
          customerLabel
          category
          icon
        }
        fromStatus {
          id
        }
      }
    }
  }
`);

type Change = NonNullable<OrderHistoryFragment["statusHistory"]["nodes"][number]>;

/** What happened to the order, the latest first, in plain sentences. */
export function OrderHistory({ order }: { order: FragmentType<typeof OrderHistoryParts> }) {
  const { user } = useAuth();
  const staff = isStaff(roleOf(user));
  const changes = rowsOf(readFragment(OrderHistoryParts, order).statusHistory);
  const entries = changes.map((change) => ({
    id: change.id,
    icon: statusIcon(change.toStatus?.icon ?? ""),
    tone: categoryLook(change.toStatus?.category ?? "closed").tone,
    sentence: staff ? staffSentence(change) : (change.toStatus?.customerLabel ?? ""),
    ...(change.note && { note: change.note }),
    moment: change.movedAt,
  }));

  return (
    <SectionCard title="History">
      <Timeline entries={entries} />
    </SectionCard>
  );
}

function staffSentence({ fromStatus, toStatus, userByMovedBy }: Change): string {
  const who = userByMovedBy?.displayName;
  const status = toStatus?.statusName ?? "";
  if (!fromStatus) return who ? `${who} opened the order` : "The order was opened";
  return who ? `${who} moved it to ${status}` : `Moved to ${status}`;
}
