import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";
import { ErrorState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import type { OwnAccount } from "#auth/account-client.ts";
import { useOwnAccount } from "#features/accounts/own-account.tsx";

interface OwnListCardProps {
  title: string;
  /** One sentence about their purpose. */
  lead: string;
  aside?: ReactNode;
  children: (account: OwnAccount) => ReactNode;
}

/** A card with a list from the account, with a placeholder while it loads. */
export function OwnListCard({ title, lead, aside, children }: OwnListCardProps) {
  const { account, problem, reload } = useOwnAccount();

  return (
    <SectionCard title={title} aside={aside}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3, maxWidth: 560 }}>
        {lead}
      </Typography>
      {account && children(account)}
      {!account && problem === null && <Skeleton height={48} />}
      {!account && problem !== null && <ErrorState message={problem} onRetry={() => void reload()} />}
    </SectionCard>
  );
}

/** One entry: its name, its date and its actions. */
export function OwnLine({ main, second, action }: { main: ReactNode; second: ReactNode; action?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", gap: 3, py: 2, borderTop: 1, borderColor: "divider" }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: "anywhere" }}>{main}</Typography>
        <Typography variant="body2" color="textSecondary">
          {second}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}

export function OwnLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {children}
    </Box>
  );
}
