import { Outlet, useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { CornerProvider } from "#ui/layout/corner.tsx";
import { productName } from "#ui/text/product-name.ts";
import { ScrollToTop } from "#ui/layout/scroll-to-top.tsx";
import { useArrivalMessage } from "#app/use-arrival-message.ts";

/** Common to every page: its window title and the button to the top. */
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
