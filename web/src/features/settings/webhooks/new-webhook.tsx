import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import type { WebhookOwner } from "@boresight/domain/settings/webhook";
import { useState, useId } from "react";
import { graphql } from "#graphql/gql.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";
import type { WebhookFormValues } from "./webhook-form.ts";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import ContentCopyOutlined from "~icons/ic/outline-content-copy";
import { Dialog } from "#ui/overlay/overlays.tsx";
import { useCopy } from "#ui/text/use-copy.ts";

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

/** The secret stays until the reader confirms that it is stored: a click beside the dialog does not close it. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const titleId = useId();
  const copy = useCopy();

  return (
    <Dialog open aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 480 } } }}>
      <DialogTitle id={titleId}>{t("settings.signingSecret")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 4 }}>
        <Alert severity="warning">{t("ui.copyItNow")}</Alert>
        <Typography variant="body2">{t("settings.aboutWebhookSecret")}</Typography>
        <Typography
          variant="code"
          component="p"
          dir="ltr"
          sx={{ m: 0, p: 3, borderRadius: 1, bgcolor: "ground.sunken", overflowWrap: "anywhere", userSelect: "all" }}
        >
          {secret}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<ContentCopyOutlined />} onClick={() => void copy(secret, t("settings.signingSecret"))}>
          {t("ui.copy")}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t("ui.iHaveCopiedIt")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
