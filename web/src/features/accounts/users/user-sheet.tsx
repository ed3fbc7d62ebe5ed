import { PhoneText } from "#ui/text/phone-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { ActionRows } from "#ui/table/action-rows.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { useUserActions, type AskAboutUser } from "./use-user-actions.ts";
import { UserName } from "./user-name.tsx";
import { UserState } from "./user-state.tsx";
import { customerOf } from "./user-words.ts";

interface UserSheetProps {
  user: UserRowFragment | null;
  onAsk: AskAboutUser;
  onClose: () => void;
}

/** One account: its details and actions. */
export function UserSheet({ user, onAsk, onClose }: UserSheetProps) {
  return (
    <Sheet title={t("accounts.login")} open={user !== null} onClose={onClose}>
      {user && <UserDetail user={user} onAsk={onAsk} />}
    </Sheet>
  );
}

function UserDetail({ user, onAsk }: { user: UserRowFragment; onAsk: AskAboutUser }) {
  const actions = useUserActions(user, onAsk);
  const details = [
    { label: t("accounts.role"), value: <UserState user={user} /> },
    { label: t("base.customer"), value: customerOf(user) },
    { label: t("base.email"), value: user.email },
    {
      label: t("accounts.verified"),
      value: user.email && (user.emailVerified ? t("base.yes") : t("accounts.notVerifiedYet")),
    },
    { label: t("base.phone"), value: user.phoneNumber && <PhoneText phone={user.phoneNumber} /> },
    {
      label: t("accounts.lastSeen"),
      value: user.lastSeenAt ? <RelativeTime moment={user.lastSeenAt} /> : t("accounts.never"),
    },
    { label: t("accounts.since"), value: <RelativeTime moment={user.createdAt} /> },
  ];

  return (
    <Box sx={{ overflowY: "auto" }}>
      <Box sx={{ px: 6, pb: 5, display: "grid", gap: 5 }}>
        <UserName user={user} />
        <DetailsList details={details} />
      </Box>
      <ActionRows actions={actions} />
    </Box>
  );
}
