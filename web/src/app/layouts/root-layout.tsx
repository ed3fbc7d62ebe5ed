import { Outlet, useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { CornerProvider } from "#ui/layout/corner.tsx";
import { productName } from "#ui/text/product-name.ts";
import { ScrollToTop } from "#ui/layout/scroll-to-top.tsx";
import { useArrivalMessage } from "#app/use-arrival-message.ts";

/** What every page has: its title in the window, and the way back up. */
export function RootLayout() {
  useArrivalMessage();
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  useEffect(() => {
    document.title = title ? `${title} · ${productName()}` : productName();
  }, [title]);

  return (
    <CornerProvider>
      <Outlet />
      <ScrollToTop />
    </CornerProvider>
  );
}
