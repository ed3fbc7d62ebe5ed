import { Outlet, useMatches } from "@tanstack/react-router";
import { useDeferredValue, useEffect } from "react";
import { CornerProvider } from "#ui/layout/corner.tsx";
import { shopName } from "#ui/text/shop.ts";
import { whenIdle } from "#ui/overlay/when-idle.ts";
import { ScrollToTop } from "#ui/layout/scroll-to-top.tsx";
import { fetchNextScreens } from "#app/next-screen.ts";
import { useArrivalMessage } from "#app/use-arrival-message.ts";

/** A page that waits for its data is idle too: what it came to show goes first. Milliseconds. */
const patience = 2000;

/** Common to every page: its window title and the button to the top. */
export function RootLayout() {
  useArrivalMessage();
  // The first page is rendered in small steps: a slow phone reacts and paints in between.
  const isBegun = useDeferredValue(true, false);
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  useEffect(() => {
    document.title = title ? `${title} · ${shopName()}` : shopName();
  }, [title]);

  const path = useMatches({ select: (matches): string | undefined => matches.at(-1)?.fullPath });
  useEffect(() => {
    if (!path) return undefined;
    const timer = setTimeout(() => whenIdle(() => fetchNextScreens(path)), patience);
    return () => clearTimeout(timer);
  }, [path]);

  return (
    <CornerProvider>
      {isBegun && <Outlet />}
      <ScrollToTop />
    </CornerProvider>
  );
}
