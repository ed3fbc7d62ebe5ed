import Box from "@mui/material/Box";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { PersonAvatar } from "#ui/text/person-avatar.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { phoneWords } from "#ui/text/phone-text.tsx";

/** A person with picture and contact. */
export function UserName({ user: { displayName, email, phoneNumber, avatarUrl } }: { user: UserRowFragment }) {
  const reached = email ?? (phoneNumber && phoneWords(phoneNumber));

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 3, minWidth: 0 }}>
      <PersonAvatar name={displayName} url={avatarUrl} />
      <TwoLines main={displayName} second={reached !== displayName ? reached : undefined} />
    </Box>
  );
}
