import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { Suspense, use, useLayoutEffect, type ReactNode } from "react";

export type ReadingDirection = "ltr" | "rtl";

// MUI writes physical sides: right-to-left languages need mirrored rules, loaded only for them.
const leftToRight = createCache({ key: "mui" });
let fetched: Promise<EmotionCache> | undefined;

function rightToLeft(): Promise<EmotionCache> {
  // If it cannot be loaded, an unmirrored page is better than none.
  fetched ??= import("./right-to-left-cache.ts").then(
    ({ rightToLeftCache }) => rightToLeftCache,
    () => leftToRight,
  );
  return fetched;
}

export function DirectionProvider({ direction, children }: { direction: ReadingDirection; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);

  return (
    <Suspense>
      <StyleCache direction={direction}>{children}</StyleCache>
    </Suspense>
  );
}

function StyleCache({ direction, children }: { direction: ReadingDirection; children: ReactNode }) {
  const cache = direction === "rtl" ? use(rightToLeft()) : leftToRight;
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
