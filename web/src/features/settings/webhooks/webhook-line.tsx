import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import DeleteOutlined from "~icons/ic/outline-delete";
import EditOutlined from "~icons/ic/outline-edit";
import PauseCircleOutlined from "~icons/ic/outline-pause-circle";
import PlayCircleOutlined from "~icons/ic/outline-play-circle";
import SendOutlined from "~icons/ic/outline-send";
import type { WebhookOwner } from "@boresight/domain/settings/webhook";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import type { WebhookFieldsFragment } from "#graphql/graphql.ts";
import { alignStart } from "#ui/theme/align-start.ts";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { deliveryWord } from "./delivery-words.ts";
import { useWebhookVerbs } from "./use-webhook-verbs.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";
import { WebhookState } from "./webhook-state.tsx";

interface WebhookLineProps {
  webhook: WebhookFieldsFragment;
  owner: WebhookOwner;
  onOpenLog: () => void;
}

/** One webhook: its URL, its state and its actions. */
export function WebhookLine({ webhook, owner, onOpenLog }: WebhookLineProps) {
  const { url, eventTypes, isActive, failedAt } = webhook;
  const { update, toggle, test, remove } = useWebhookVerbs(webhook);
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  const testAndLook = async () => {
    await test();
    onOpenLog();
  };
  const testing: RowAction = { label: t("settings.sendATestEvent"), icon: SendOutlined, run: () => void testAndLook() };
  const actions: RowAction[] = [
    ...(isActive ? [testing] : []),
    { label: t("base.edit"), icon: EditOutlined, run: () => setIsEditing(true) },
    isActive
      ? { label: t("base.turnOff"), icon: PauseCircleOutlined, run: () => void toggle() }
      : { label: t("base.turnOn"), icon: PlayCircleOutlined, run: () => void toggle() },
    { label: t("base.delete"), icon: DeleteOutlined, run: () => void remove() },
  ];

  return (
    <Box component="li" sx={lineLooks}>
      <Box sx={{ flexGrow: 1, flexBasis: 280, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: "anywhere" }}>
          <bdi dir="ltr">{url}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={alignStart}>
          {t("settings.eventCount", { count: eventTypes.length })} · <LastDelivery webhook={webhook} />
        </Typography>
        {!isActive && failedAt && (
          <Typography variant="body2" color="error" dir="auto" sx={alignStart}>
            <RichText
              text={t("settings.switchedOffAfterFailures", slots("when"))}
              when={<RelativeTime moment={failedAt} />}
            />
          </Typography>
        )}
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, flexGrow: { xs: 1, sm: 0 } }}>
        <WebhookState isActive={isActive} failedAt={failedAt} />
        <LogButton url={url} onClick={onOpenLog} />
        <RowMenu label={t("settings.actionsForUrl", { url })} actions={actions} />
      </Box>
      {isEditing && (
        <WebhookDialog
          title={t("settings.editWebhook")}
          action={t("base.save")}
          owner={owner}
          values={{ url, eventTypes: eventTypes.filter((type) => type !== null) }}
          onSave={async (values) => {
            await update(values);
            close();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}

function LogButton({ url, onClick }: { url: string; onClick: () => void }) {
  return (
    <Button
      size="small"
      aria-label={t("settings.logOfUrl", { url })}
      onClick={onClick}
      sx={{ marginInlineStart: "auto" }}
    >
      {t("base.log")}
    </Button>
  );
}

const lineLooks = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 4,
  rowGap: 2,
  py: 3,
  borderTop: 1,
  borderColor: "divider",
};

function LastDelivery({ webhook: { webhookDeliveries } }: Pick<WebhookLineProps, "webhook">) {
  const [last] = rowsOf(webhookDeliveries);
  if (!last) return t("settings.nothingSentYet");

  return (
    <RichText
      text={t("settings.lastEvent", { status: deliveryWord(last.status), ...slots("when") })}
      when={<RelativeTime moment={last.createdAt} />}
    />
  );
}
