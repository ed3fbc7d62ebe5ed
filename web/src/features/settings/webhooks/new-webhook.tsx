import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import type { WebhookOwner } from "@boresight/domain/settings/webhook";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";
import type { WebhookFormValues } from "./webhook-form.ts";

const CreateWebhook = graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      secret
      webhook {
        id
        ...WebhookFields
      }
    }
  }
`);

const empty: WebhookFormValues = { url: "", eventTypes: [] };

/** Asks for URL and events, then shows the secret once. */
export function NewWebhook({ owner, onClose }: { owner: WebhookOwner; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const [create] = useMutation(CreateWebhook, { refetchQueries: ["Webhooks"] });
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />;
  const save = async (input: WebhookFormValues) => {
    const { data } = await create({ variables: { input } });
    setSecret(data?.createWebhook?.secret ?? null);
  };

  return (
    <WebhookDialog
      title={t("settings.newWebhook")}
      action={t("settings.addWebhook")}
      owner={owner}
      values={empty}
      onSave={save}
      onClose={onClose}
    />
  );
}
