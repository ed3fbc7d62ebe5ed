import { IdentitiesCard } from "./identities-card.tsx";
import { SecurityKeysCard } from "./security-keys-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TwoFactorCard } from "./two-factor/two-factor-card.tsx";

/** How people prove who they are, and where they are signed in. */
export const SecurityCards = () => (
  <>
    <TwoFactorCard />
    <SecurityKeysCard />
    <IdentitiesCard />
    <SessionsCard />
  </>
);
