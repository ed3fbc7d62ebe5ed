import { t } from "@boresight/domain/texts/text";
import { useNavigate } from "@tanstack/react-router";
import { useAbility } from "#auth/use-ability.ts";
import { useMaySend } from "#features/accounts/account/own-customer.tsx";
import { menuFor, searchOf, type MenuEntry } from "#app/menu.ts";
import type { Panel } from "./panel.ts";

export interface Shortcut {
  /** As they are pressed, one after the other: "g o". */
  keys: string;
  words: string;
  run: () => void;
}

const intake = "/appointment-scheduling";

/** The pages that have keys, by their addresses. */
const letters: Readonly<Record<string, string>> = {
  "/": "d",
  "/service-orders": "o",
  [intake]: "s",
  "/customers": "c",
  "/vehicles": "v",
  "/invoices": "i",
};

export const isNewOrder = ({ to, tab }: MenuEntry) => to === intake && !tab;

/** Returns the keys that lead to a page of the menu, if it has any. */
export const keysTo = (entry: MenuEntry): string | undefined =>
  isNewOrder(entry) ? "c" : letters[entry.to] && `g ${letters[entry.to]}`;

/** The menu's pages of this person, in their order. */
export function usePermittedPages(): MenuEntry[] {
  const maySend = useMaySend();
  const entries = menuFor(useAbility()).flatMap((group) => group.entries);
  return entries.filter((entry) => maySend || !isNewOrder(entry));
}

/** Returns what single keys do for this person: only what the menu offers too. */
export function useShortcuts(open: (panel: Panel) => void): Shortcut[] {
  const navigate = useNavigate();
  const pages = usePermittedPages().flatMap((entry): Shortcut[] => {
    const keys = keysTo(entry);
    const run = () => void navigate({ to: entry.to, search: searchOf(entry) });
    return keys ? [{ keys, words: entry.title, run }] : [];
  });

  return [
    { keys: "/", words: t("app.search"), run: () => open("search") },
    { keys: "?", words: t("app.keyboardShortcuts"), run: () => open("keys") },
    ...pages,
  ];
}
