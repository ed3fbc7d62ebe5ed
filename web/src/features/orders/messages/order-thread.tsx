import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useQueuedActions } from "#data/offline/use-offline.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { MessageComposer } from "./message-composer.tsx";
import { queuedMessages } from "./queued-messages.ts";
import { ThreadMessage } from "./thread-message.tsx";

const OrderThreadFields = graphql(`
  fragment OrderThread on ServiceOrder {
    id
    orderMessages(first: 100, orderBy: CREATED_AT_DESC) {
      totalCount
      nodes {
        id
        body
        authorName
        fromCustomer
        createdAt
        isInternal @include(if: $staff)
      }
    }
  }
`);

const threads = [
  { value: "shop", label: t("orders.withTheShop") },
  { value: "staff", label: t("orders.internal") },
];

/** The messages on the order: with the shop, and internal ones among staff. */
export function OrderThread({ order }: { order: FragmentType<typeof OrderThreadFields> }) {
  const { user } = useAuth();
  const staff = isStaff(roleOf(user));
  const [thread, setThread] = useState("shop");
  const { id, orderMessages } = readFragment(OrderThreadFields, order);
  const internal = thread === "staff";
  const waiting = queuedMessages(useQueuedActions(id), user?.displayName ?? "", !staff);
  const messages = [...waiting, ...rowsOf(orderMessages)].filter((one) => (one.isInternal ?? false) === internal);

  return (
    <SectionCard
      title={t("orders.messages")}
      aside={
        staff && <SegmentedChoice label={t("orders.thread")} value={thread} choices={threads} onChoose={setThread} />
      }
    >
      <Box sx={{ display: "grid", gap: 3 }}>
        {messages.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {internal ? t("orders.noInternalNotesYetTheCustomer") : t("orders.noMessagesYet")}
          </Typography>
        ) : (
          <Box
            component="ol"
            aria-label={internal ? t("orders.internalMessages") : t("orders.messages")}
            tabIndex={0}
            sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2, maxHeight: 360, overflowY: "auto" }}
          >
            {messages.toReversed().map((message) => (
              <ThreadMessage key={message.id} message={message} own={message.fromCustomer !== staff} />
            ))}
          </Box>
        )}
        <MessageComposer key={thread} orderId={id} internal={internal} staff={staff} />
      </Box>
    </SectionCard>
  );
}
