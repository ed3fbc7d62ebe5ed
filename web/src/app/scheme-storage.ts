/** MUI reads the chosen theme and the two schemes by keys of its own; this maps them to our cookies. */
import type { StorageManager } from "@mui/material/styles";
import { preferenceCookie, readPreferences } from "./preferences.ts";
import { productName } from "#ui/text/product-name.ts";

export const modeKey = "mode";

export const schemeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => (key === modeKey ? readPreferences(document, productName()).theme : fallback),
  set: (value: unknown) => {
    if (key === modeKey) document.cookie = preferenceCookie(productName(), "theme", String(value));
  },
  subscribe: () => () => {},
});
