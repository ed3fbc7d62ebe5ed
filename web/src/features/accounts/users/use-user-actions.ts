import ReceiptLongOutlined from "~icons/ic/outline-receipt-long";
import { t } from "@boresight/domain/texts/text";
import AdminPanelSettingsOutlined from "~icons/ic/outline-admin-panel-settings";
import BlockOutlined from "~icons/ic/outline-block";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import LinkOffOutlined from "~icons/ic/outline-link-off";
import LinkOutlined from "~icons/ic/outline-link";
import LockOpenOutlined from "~icons/ic/outline-lock-open";
import LockResetOutlined from "~icons/ic/outline-lock-reset";
import LogoutOutlined from "~icons/ic/outline-logout";
import { isStaff, roles } from "@boresight/domain/accounts/roles";
import type { UserRowFragment } from "#graphql/graphql.ts";
import type { RowAction } from "#ui/table/row-menu.tsx";
import { useUserVerbs } from "./use-user-verbs.ts";

export type AskAboutUser = (question: "link" | "role" | "secondFactor", user: UserRowFragment) => void;

/** An admin's actions on an account; `onAsk` is called with the dialog to open. */
export function useUserActions(user: UserRowFragment, onAsk: AskAboutUser): RowAction[] {
  const verbs = useUserVerbs(user);
  const staff = roles.some((role) => role === user.defaultRole && isStaff(role));
  const linking: RowAction = user.customer
    ? { label: t("accounts.unlinkFromCustomer"), icon: LinkOffOutlined, run: verbs.unlink }
    : { label: t("accounts.linkToCustomer"), icon: LinkOutlined, run: () => onAsk("link", user) };
  const office: RowAction = user.isOffice
    ? { label: t("accounts.withdrawOfficeRights"), icon: ReceiptLongOutlined, run: verbs.withdrawOffice }
    : { label: t("accounts.giveOfficeRights"), icon: ReceiptLongOutlined, run: verbs.giveOffice };

  return [
    ...(staff ? [] : [linking]),
    { label: t("accounts.changeRole"), icon: AdminPanelSettingsOutlined, run: () => onAsk("role", user) },
    ...(user.defaultRole === "technician" ? [office] : []),
    ...(user.email && !user.disabled
      ? [
          {
            label: user.lastSeenAt ? t("accounts.sendPasswordReset") : t("accounts.sendInvitationAgain"),
            icon: LockResetOutlined,
            run: verbs.sendReset,
          },
        ]
      : []),
    ...(user.disabled
      ? []
      : [{ label: t("accounts.resetSecondFactor"), icon: LockOpenOutlined, run: () => onAsk("secondFactor", user) }]),
    { label: t("accounts.signOutEverywhere"), icon: LogoutOutlined, run: verbs.endSessions },
    user.disabled
      ? { label: t("base.activate"), icon: CheckCircleOutlined, run: verbs.enable }
      : { label: t("accounts.disable"), icon: BlockOutlined, run: verbs.disable },
  ];
}
