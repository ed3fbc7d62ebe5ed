import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
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
    <Sheet title="Login" open={user !== null} onClose={onClose}>
      {user && <UserDetail user={user} onAsk={onAsk} />}
    </Sheet>
  );
}

function UserDetail({ user, onAsk }: { user: UserRowFragment; onAsk: AskAboutUser }) {
  const actions = useUserActions(user, onAsk);
  const details = [
    { label: "Role", value: <UserState user={user} /> },
    { label: "Customer", value: customerOf(user) },
    { label: "E-mail", value: user.email },
    {
      label: "Verified",
      value: user.email && (user.emailVerified ? "Yes" : "Not yet: nobody has opened a mail sent there"),
    },
    { label: "Phone", value: user.phoneNumber && <bdi>{user.phoneNumber}</bdi> },
    { label: "Last seen", value: user.lastSeenAt ? <RelativeTime moment={user.lastSeenAt} /> : "Never" },
    { label: "Since", value: <RelativeTime moment={user.createdAt} /> },
  ];

  return (
    <Box sx={{ overflowY: "auto" }}>
      <Box sx={{ px: 6, pb: 5, display: "grid", gap: 5 }}>
        <UserName user={user} />
        <DetailsList details={details} />
      </Box>
      <Divider />
      <Box sx={{ py: 2 }}>
        <RowList label="What you can do">
          {actions.map(({ label, icon: Icon, run }) => (
            <ListRow key={label} main={label} start={<Icon fontSize="small" color="action" />} onClick={run} />
          ))}
        </RowList>
      </Box>
    </Box>
  );
}
