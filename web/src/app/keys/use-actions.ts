import { t } from "@boresight/domain/texts/text";
import { useColorScheme } from "@mui/material/styles";
import { useNavigate } from "@tanstack/react-router";
import { useAuth } from "#auth/use-auth.ts";
import type { PaletteAction } from "#features/search/palette-entry.ts";
import { searchOf } from "#app/menu.ts";
import type { Panel } from "./panel.ts";
import { isNewOrder, keysTo, usePermittedPages } from "./use-shortcuts.ts";

const themes = { light: t("app.light"), dark: t("app.dark"), system: t("base.system") } as const;
const themeNames = ["light", "dark", "system"] as const;

/** Everyone's pages, which the menu behind the picture of the person leads to. */
const ownPages = [
  { title: t("app.profile"), to: "/pages/user-profile" },
  { title: t("app.accountSettings"), to: "/pages/account-settings" },
  { title: t("app.documentation"), to: "/documentation" },
];

type Offered = Pick<PaletteAction, "main" | "run"> & Partial<PaletteAction>;

/** Returns what this person can do from anywhere: the menu's pages, the looks, the keys, signing out. */
export function useActions(open: (panel: Panel) => void): PaletteAction[] {
  const navigate = useNavigate();
  const { setMode } = useColorScheme();
  const { signOut } = useAuth();
  const goTo = { group: t("app.goTo") };
  const offered: Offered[] = [
    ...usePermittedPages().map((entry) => ({
      ...(isNewOrder(entry) ? {} : goTo),
      main: entry.title,
      keys: keysTo(entry),
      isFirst: keysTo(entry) !== undefined,
      run: () => void navigate({ to: entry.to, search: searchOf(entry) }),
    })),
    ...ownPages.map(({ title, to }) => ({ ...goTo, main: title, run: () => void navigate({ to }) })),
    ...themeNames.map((name) => ({
      main: t("app.themeIs", { theme: themes[name] }),
      run: () => setMode(name),
    })),
    { main: t("app.keyboardShortcuts"), keys: "?", isFirst: true, run: () => open("keys") },
    { main: t("app.signOut"), run: () => void signOut() },
  ];

  // Each group is kept together, the actions first.
  return offered
    .map((each, index) => asAction(each, index))
    .toSorted((one, other) => Number(one.group === goTo.group) - Number(other.group === goTo.group));
}

const asAction = (offered: Offered, index: number): PaletteAction => {
  const group = offered.group ?? t("app.actions");
  const words = offered.group ? `${group} ${offered.main}` : offered.main;
  return { second: "", isFirst: false, ...offered, id: `action-${index}`, group, words };
};
