import createCache from "@emotion/cache";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import { prefixer } from "stylis";

/** Mirrors the physical sides that MUI writes. */
export const rightToLeftCache = createCache({ key: "muirtl", stylisPlugins: [prefixer, rtlPlugin] });
