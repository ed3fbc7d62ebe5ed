import { t } from "@boresight/domain/texts/text";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { RowMenu } from "#ui/table/row-menu.tsx";
import { useUserActions, type AskAboutUser } from "./use-user-actions.ts";

export function UserMenu({ user, onAsk }: { user: UserRowFragment; onAsk: AskAboutUser }) {
  return (
    <RowMenu
      label={t("accounts.actionsForDisplayname", { displayName: user.displayName })}
      actions={useUserActions(user, onAsk)}
    />
  );
}
