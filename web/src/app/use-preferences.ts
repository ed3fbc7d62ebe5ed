import { createContext, useContext } from "react";
import type { PreferenceName, Preferences } from "./preferences.ts";

export interface SavedPreferences {
  preferences: Preferences;
  keep: <Name extends PreferenceName>(name: Name, value: Preferences[Name]) => void;
}

export const PreferencesContext = createContext<SavedPreferences | null>(null);

export function usePreferences(): SavedPreferences {
  const kept = useContext(PreferencesContext);
  if (!kept) throw new Error("usePreferences needs an AppearanceProvider above it");
  return kept;
}
