import { roleOf } from "#auth/session.ts";
import { useAbility } from "#auth/use-ability.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useOwnCustomer } from "#features/accounts/account/own-customer.tsx";
import { menuFor, type MenuGroup } from "./menu.ts";

/** The menu of whoever is signed in. */
export function useMenu(): MenuGroup[] {
  const isWaiting = roleOf(useAuth().user) === "user";
  const { customer } = useOwnCustomer();
  return menuFor(useAbility(), { isLinked: !isWaiting || customer !== null });
}
