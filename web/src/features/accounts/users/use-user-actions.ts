import AdminPanelSettingsOutlined from "@mui/icons-material/AdminPanelSettingsOutlined";
import BlockOutlined from "@mui/icons-material/BlockOutlined";
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import LinkOffOutlined from "@mui/icons-material/LinkOffOutlined";
import LinkOutlined from "@mui/icons-material/LinkOutlined";
import LockResetOutlined from "@mui/icons-material/LockResetOutlined";
import LogoutOutlined from "@mui/icons-material/LogoutOutlined";
import { isStaff, roles } from "@boresight/domain/accounts/roles";
import type { UserRowFragment } from "#graphql/graphql.ts";
import type { RowAction } from "#ui/table/row-menu.tsx";
import { useUserVerbs } from "./use-user-verbs.ts";

export type AskAboutUser = (question: "link" | "role", user: UserRowFragment) => void;

/** The actions of an admin on a login; `onAsk` is called with the dialog to open. */
export function useUserActions(user: UserRowFragment, onAsk: AskAboutUser): RowAction[] {
  const verbs = useUserVerbs(user);
  const staff = roles.some((role) => role === user.defaultRole && isStaff(role));
  const linking: RowAction = user.customer
    ? { label: "Unlink from customer", icon: LinkOffOutlined, run: verbs.unlink }
    : { label: "Link to customer", icon: LinkOutlined, run: () => onAsk("link", user) };

  return [
    ...(staff ? [] : [linking]),
    { label: "Change role", icon: AdminPanelSettingsOutlined, run: () => onAsk("role", user) },
    ...(user.email && !user.disabled
      ? [{ label: "Send password reset", icon: LockResetOutlined, run: verbs.sendReset }]
      : []),
    { label: "Sign out everywhere", icon: LogoutOutlined, run: verbs.endSessions },
    user.disabled
      ? { label: "Enable", icon: CheckCircleOutlined, run: verbs.enable }
      : { label: "Disable", icon: BlockOutlined, run: verbs.disable },
  ];
}
