import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { mostWebhooks, type WebhookOwner } from "@boresight/domain/settings/webhook";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import Add from "~icons/ic/baseline-add";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { NewWebhook } from "./new-webhook.tsx";
import { WebhookLine } from "./webhook-line.tsx";
import { WebhookFields } from "./webhook.fragment.ts";

const Webhooks = graphql(`
  query Webhooks($first: Int!) {
    webhooks(first: $first) {
      nodes {
        id
        ...WebhookFields
      }
    }
  }
`);

const leads: Record<WebhookOwner, string> = {
  shop: t("settings.tellYourOtherSystemsWhatHappens"),
  customer: t("settings.tellYourOwnSystemsWhatHappens"),
};

/** The webhooks that the caller may see, and the log of the one in the URL. */
export function WebhookSettings({ owner }: { owner: WebhookOwner }) {
  const { search, change } = useAddress();
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, refetch } = useQuery(Webhooks, {
    variables: { first: mostWebhooks },
    fetchPolicy: "cache-and-network",
  });
  const webhooks = rowsOf(data?.webhooks)
    .map((row) => readFragment(WebhookFields, row))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const add = (
    <Button startIcon={<Add />} onClick={() => setIsAdding(true)}>
      {t("settings.addWebhook")}
    </Button>
  );

  return (
    <SectionCard title={t("base.webhooks")} aside={webhooks.length < mostWebhooks && data && add}>
      <Typography variant="body2" color="textSecondary" dir="auto" sx={{ mb: 3, maxWidth: 680, ...alignStart }}>
        {leads[owner]}
      </Typography>
      {!data && !error && <Skeleton height={72} />}
      {!data && error && <LoadError error={error} refetch={refetch} />}
      {data && webhooks.length === 0 && (
        <BlankState kind="empty" title={t("settings.noWebhooksYet")} dense>
          {t("settings.aboutNoWebhooks")}
        </BlankState>
      )}
      {webhooks.length > 0 && (
        <Box component="ul" aria-label={t("base.webhooks")} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {webhooks.map((webhook) => (
            <WebhookLine
              key={webhook.id}
              webhook={webhook}
              owner={owner}
              onOpenLog={() => change({ webhook: webhook.id, page: undefined })}
            />
          ))}
        </Box>
      )}
      <DeliveryLog
        webhook={webhooks.find(({ id }) => id === search["webhook"]) ?? null}
        onClose={() => change({ webhook: undefined, page: undefined })}
      />
      {isAdding && <NewWebhook owner={owner} onClose={() => setIsAdding(false)} />}
    </SectionCard>
  );
}
