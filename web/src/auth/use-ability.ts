import type { Ability } from "@boresight/domain/accounts/abilities";
import { useAbility as useCaslAbility } from "@casl/react";

/** What the signed-in role is offered: `ability.can("read", "dashboard")`. Rerenders when the rules change. */
export const useAbility = (): Ability => useCaslAbility<Ability>();
