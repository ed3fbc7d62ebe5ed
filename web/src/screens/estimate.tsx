import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { useLinkToken } from "#ui/layout/use-link-token.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

// Apart from the screens of the app, whose parts it would tear apart.
const EstimateByLink = lazyPart(
  async () => (await import("#features/billing/estimate-link/estimate-by-link.tsx")).EstimateByLink,
);

/** An estimate by the link of its email: its token is the key, nobody signs in. */
export function EstimateLink() {
  const token = useLinkToken();

  return (
    <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
      <EstimateByLink key={token} token={token} />
    </Suspense>
  );
}
