import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import type { ReactNode } from "react";
import { useLayoutEffect } from "react";
import { prefixer } from "stylis";

export type ReadingDirection = "ltr" | "rtl";

// MUI writes physical sides: reading from right to left needs rules of its own, kept apart from the others.
const caches = {
  ltr: createCache({ key: "mui", stylisPlugins: [prefixer] }),
  rtl: createCache({ key: "muirtl", stylisPlugins: [prefixer, rtlPlugin] }),
};

export function DirectionProvider({ direction, children }: { direction: ReadingDirection; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);

  return <CacheProvider value={caches[direction]}>{children}</CacheProvider>;
}
