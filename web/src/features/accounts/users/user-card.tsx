import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { UserName } from "./user-name.tsx";
import { UserState } from "./user-state.tsx";
import { customerOf } from "./user-words.ts";

/** An account on a phone. */
export function UserCard({ user }: { user: UserRowFragment }) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <UserName user={user} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, minWidth: 0 }}>
        <UserState user={user} />
        <Typography variant="body2" color="textSecondary" noWrap>
          {customerOf(user)}
        </Typography>
      </Box>
    </Box>
  );
}
