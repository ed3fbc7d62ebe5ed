import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useSeesInvoices } from "#auth/use-standing.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { Timeline } from "#ui/layout/timeline.tsx";
import { timelineOf } from "./order-timeline.ts";

const OrderHistoryFields = graphql(`
  fragment OrderHistory on ServiceOrder {
    id
    timeZone
    statusHistory(first: 50, orderBy: CHANGED_AT_DESC) {
      nodes {
        id
        changedAt
        note @include(if: $staff)
        userByChangedBy @include(if: $staff) {
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
    appointmentChanges(first: 50, orderBy: CHANGED_AT_DESC) {
      nodes {
        id
        kind
        startsAt
        changedAt
        reason
        facility {
          id
          timeZone
        }
        technician @include(if: $staff) {
          id
          displayName
        }
        userByChangedBy @include(if: $staff) {
          id
          displayName
        }
      }
    }
    appointmentAnswers(first: 50, orderBy: ANSWERED_AT_DESC) @include(if: $staff) {
      nodes {
        id
        answer
        name
        address
        note
        proposedAt
        answeredAt
      }
    }
    issued: documents(first: 50, orderBy: ISSUED_AT_DESC) {
      nodes {
        id
        type
        number
        issuedAt
        issuer {
          id
          displayName
        }
        fileId
        revokedAt
        revokeReason
      }
    }
    added: files(first: 100, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        name
        createdAt
        userByUploadedBy @include(if: $staff) {
          id
          displayName
        }
      }
    }
    sent: messages(first: 50, orderBy: CREATED_AT_DESC) @include(if: $staff) {
      nodes {
        id
        channel
        subject
        recipient
        status
        createdAt
      }
    }
    billed: invoices(first: 20, orderBy: CREATED_AT_ASC) @include(if: $amounts) {
      nodes {
        id
        number
        voidedAt
        voidReason
        creditMemos(first: 20) {
          nodes {
            id
            number
            createdAt
            totalCents
            reason
            voidedAt
            voidReason
          }
        }
        paymentAllocations(first: 50, orderBy: CREATED_AT_ASC) {
          nodes {
            id
            amountCents
            createdAt
            payment {
              id
              paymentReversal @include(if: $staff) {
                id
                reason
              }
            }
          }
        }
        creditEntries(first: 50) {
          nodes {
            id
            kind
            amountCents
            createdAt
          }
        }
      }
    }
    edits @include(if: $staff) {
      id
      at
      by
      field
      before
      after
    }
  }
`);

const OrderHistoryPart = graphql(`
  query OrderHistoryPart($id: UUID!, $staff: Boolean!, $amounts: Boolean!) {
    serviceOrder(id: $id) {
      id
      ...OrderHistory
    }
  }
`);

/** The order's history, latest first, in sentences; read once it is looked at, and after every change. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const { user } = useAuth();
  const staff = isStaff(roleOf(user));
  const amounts = useSeesInvoices();
  const { data, refetch } = useQuery(OrderHistoryPart, {
    variables: { id: orderId, staff, amounts },
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({ orderId }, () => {
    refetch().catch(() => {}); // The next change asks again.
  });
  const history = readFragment(OrderHistoryFields, data?.serviceOrder);

  return (
    <SectionCard title={t("orders.history")}>
      <Timeline entries={history ? timelineOf(history, staff) : []} />
    </SectionCard>
  );
}
