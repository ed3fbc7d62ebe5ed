import { t } from "@boresight/domain/texts/text";
import { DeleteOutlined } from "#ui/icons/delete-outlined.ts";
import { DriveFileRenameOutline } from "#ui/icons/drive-file-rename-outline.ts";
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
  const used = lastUsedAt && (
    <>
      , last used <RelativeTime moment={lastUsedAt} />
    </>
  );

  return (
    <OwnLine
      main={name}
      second={
        <>
          added <RelativeTime moment={createdAt} />
          {used}
        </>
      }
      action={<RowMenu label={t("accounts.actionsForName", { name })} actions={actions} />}
    />
  );
}
