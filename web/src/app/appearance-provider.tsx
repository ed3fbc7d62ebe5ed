import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider, useColorScheme } from "@mui/material/styles";
import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { ConfirmProvider } from "#ui/dialog/confirm-dialog.tsx";
import { DirectionProvider } from "#ui/theme/direction-provider.tsx";
import { MessageProvider } from "#ui/messages/message-bar.tsx";
import { productName } from "#ui/text/product-name.ts";
import { TableDensityContext } from "#ui/table/table-density.ts";
import { buildTheme } from "#ui/theme/theme.ts";
import { AppBoundary } from "./app-boundary.tsx";
import { preferenceCookie, readPreferences } from "./preferences.ts";
import { modeKey, schemeStorage } from "./scheme-storage.ts";
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
