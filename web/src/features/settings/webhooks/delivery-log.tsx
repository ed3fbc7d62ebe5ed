import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import RefreshOutlined from "~icons/ic/outline-refresh";
import SendOutlined from "~icons/ic/outline-send";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { WebhookFieldsFragment } from "#graphql/graphql.ts";
import { useListPage } from "#records/use-list-page.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { Pages } from "#ui/table/pages.tsx";
import { DeliveryLine } from "./delivery-line.tsx";
import { useWebhookVerbs } from "./use-webhook-verbs.ts";
import { WebhookState } from "./webhook-state.tsx";

const DeliveryFields = graphql(`
  fragment DeliveryFields on WebhookDelivery {
    id
    eventType
    status
    attempts
    nextAttemptAt
    responseStatus
    error
    createdAt
  }
`);

const WebhookDeliveries = graphql(`
  query WebhookDeliveries($webhookId: UUID!, $first: Int!, $offset: Int!) {
    webhookDeliveries(
      condition: { webhookId: $webhookId }
      first: $first
      offset: $offset
      orderBy: [CREATED_AT_DESC, PRIMARY_KEY_ASC]
    ) {
      totalCount
      nodes {
        id
        ...DeliveryFields
      }
    }
  }
`);

interface DeliveryLogProps {
  /** Null when closed. */
  webhook: WebhookFieldsFragment | null;
  onClose: () => void;
}

/** The deliveries of one webhook, newest first, with their status. */
export function DeliveryLog({ webhook, onClose }: DeliveryLogProps) {
  return (
    <Sheet title={t("settings.deliveries")} width={640} open={webhook !== null} onClose={onClose}>
      {webhook && <KnownLog webhook={webhook} />}
    </Sheet>
  );
}

function KnownLog({ webhook }: { webhook: WebhookFieldsFragment }) {
  const {
    rows,
    total = 0,
    table: { paging, answer },
  } = useListPage(WebhookDeliveries, {
    variables: ({ first, offset }) => ({ webhookId: webhook.id, first, offset }),
    page: ({ webhookDeliveries }) => webhookDeliveries,
    read: (row) => readFragment(DeliveryFields, row),
  });
  const { problem, loading, retry } = answer;

  return (
    <Box sx={{ overflowY: "auto", px: 6, pb: 6, display: "grid", gap: 3, alignContent: "start" }}>
      <LogHead webhook={webhook} loading={loading} onRefresh={retry} />
      {problem !== undefined && <ErrorState message={problem} onRetry={retry} />}
      {!rows && problem === undefined && <Skeleton height={240} />}
      {rows?.length === 0 && !loading && (
        <BlankState kind="empty" title={t("settings.nothingSentYet")} dense>
          {t("settings.everyEventThatThisWebhookIs")}
        </BlankState>
      )}
      {rows && rows.length > 0 && (
        <>
          <Box
            component="ul"
            aria-label={t("settings.deliveries")}
            aria-busy={loading}
            sx={{ m: 0, p: 0, listStyle: "none" }}
          >
            {rows.map((row) => (
              <DeliveryLine key={row.id} delivery={row} isActive={webhook.isActive} />
            ))}
          </Box>
          {(paging.page > 0 || total > paging.size) && <Pages paging={paging} total={total} />}
        </>
      )}
    </Box>
  );
}

interface LogHeadProps {
  webhook: WebhookFieldsFragment;
  loading: boolean;
  onRefresh: () => void;
}

function LogHead({ webhook, loading, onRefresh }: LogHeadProps) {
  const { test } = useWebhookVerbs(webhook);

  return (
    <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        <bdi dir="ltr">{webhook.url}</bdi>
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, width: "100%" }}>
        <WebhookState isActive={webhook.isActive} failedAt={webhook.failedAt} />
        <Box sx={{ flexGrow: 1 }} />
        {webhook.isActive && (
          <Button size="small" startIcon={<SendOutlined />} onClick={() => void test()}>
            {t("settings.sendATestEvent")}
          </Button>
        )}
        <Button size="small" startIcon={<RefreshOutlined />} loading={loading} onClick={onRefresh}>
          {t("settings.refresh")}
        </Button>
      </Box>
    </Box>
  );
}
