import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { useLinkToken } from "#ui/layout/use-link-token.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

// Apart from the screens of the app, whose parts it would tear apart.
const InvoiceByLink = lazyPart(
  async () => (await import("#features/billing/invoice-link/invoice-by-link.tsx")).InvoiceByLink,
);

/** An invoice by the link of its email: its token is the key, nobody signs in. */
export function InvoiceLink() {
  const token = useLinkToken();

  return (
    <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
      <InvoiceByLink key={token} token={token} />
    </Suspense>
  );
}
