import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider, useColorScheme, type StorageManager } from "@mui/material/styles";
import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode, Component } from "react";
import { ConfirmProvider } from "#ui/dialog/confirm-dialog.tsx";
import { DirectionProvider } from "#ui/theme/direction-provider.tsx";
import { MessageProvider } from "#ui/messages/message-bar.tsx";
import { productName } from "#ui/text/product-name.ts";
import { TableDensityContext } from "#ui/table/table-density.ts";
import { buildTheme } from "#ui/theme/theme.ts";
import { CrashPage } from "./layouts/crash-page.tsx";
import { preferenceCookie, readPreferences } from "./preferences.ts";
import { PreferencesContext, type SavedPreferences } from "./use-preferences.ts";

/** Theme, direction and density from the person's preferences, with the message bar and the confirmation dialog. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState(() => readPreferences(document, productName()));
  const keep = useCallback<SavedPreferences["keep"]>((name, value) => {
    document.cookie = preferenceCookie(productName(), name, value);
    // The content stays mounted while styles load: otherwise the focus would be lost, and Esc with it.
    startTransition(() => setPreferences((before) => ({ ...before, [name]: value })));
  }, []);
  const kept = useMemo(() => ({ preferences, keep }), [preferences, keep]);
  const { direction, density, skin } = preferences;
  const theme = useMemo(() => buildTheme(direction), [direction]);
  useEffect(() => {
    document.documentElement.dataset["skin"] = skin;
  }, [skin]);

  return (
    <PreferencesContext value={kept}>
      <DirectionProvider direction={direction}>
        <ThemeProvider
          theme={theme}
          defaultMode="system"
          modeStorageKey={modeKey}
          storageManager={schemeStorage}
          disableTransitionOnChange
        >
          <CssBaseline enableColorScheme />
          <SchemeKeeper />
          <TableDensityContext value={density}>
            <AppBoundary>
              <MessageProvider>
                <ConfirmProvider>{children}</ConfirmProvider>
              </MessageProvider>
            </AppBoundary>
          </TableDensityContext>
        </ThemeProvider>
      </DirectionProvider>
    </PreferencesContext>
  );
}

/** Remembers the current scheme beside the chosen theme: "system" alone does not say which. */
function SchemeKeeper() {
  const { colorScheme } = useColorScheme();
  useEffect(() => {
    if (colorScheme) document.cookie = preferenceCookie(productName(), "colorScheme", colorScheme);
  }, [colorScheme]);
  return null;
}

/** MUI reads the chosen theme and the two schemes by keys of its own; this maps them to our cookies. */
const modeKey = "mode";

const schemeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => (key === modeKey ? readPreferences(document, productName()).theme : fallback),
  set: (value: unknown) => {
    if (key === modeKey) document.cookie = preferenceCookie(productName(), "theme", String(value));
  },
  subscribe: () => () => {},
});

/** The last resort: any error outside of a page shows a message, never an empty window. */
class AppBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <CrashPage /> : this.props.children;
  }
}
