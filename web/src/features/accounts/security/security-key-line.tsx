import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import DeleteOutlined from "~icons/ic/outline-delete";
import DriveFileRenameOutline from "~icons/ic/baseline-drive-file-rename-outline";
import type { OwnAccount } from "#auth/account-client.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { RowMenu } from "#ui/table/row-menu.tsx";
import { OwnLine } from "./own-list-card.tsx";

export type SecurityKey = OwnAccount["securityKeys"][number];

export const nameOfKey = ({ nickname }: SecurityKey): string => nickname ?? t("accounts.securityKey");

interface SecurityKeyLineProps {
  securityKey: SecurityKey;
  onRename: () => void;
  onRemove: () => void;
}

export function SecurityKeyLine({ securityKey, onRename, onRemove }: SecurityKeyLineProps) {
  const { createdAt, lastUsedAt } = securityKey;
  const name = nameOfKey(securityKey);
  const actions = [
    { label: t("accounts.rename"), icon: DriveFileRenameOutline, run: onRename },
    { label: t("base.remove"), icon: DeleteOutlined, run: onRemove },
  ];
  return (
    <OwnLine
      main={name}
      second={
        <RichText
          text={
            lastUsedAt ? t("accounts.keyAddedAndUsed", slots("added", "used")) : t("accounts.keyAdded", slots("added"))
          }
          added={<RelativeTime moment={createdAt} />}
          used={lastUsedAt && <RelativeTime moment={lastUsedAt} />}
        />
      }
      action={<RowMenu label={t("base.actionsForName", { name })} actions={actions} />}
    />
  );
}
