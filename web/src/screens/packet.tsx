import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { useLinkToken } from "#ui/layout/use-link-token.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

// Apart from the screens of the app, whose parts it would tear apart.
const PacketByLink = lazyPart(
  async () => (await import("#features/documents/packet-link/packet-by-link.tsx")).PacketByLink,
);

/** An order's packet by the link that the shop or customer shared: its token is the key, nobody signs in. */
export function PacketLink() {
  const token = useLinkToken();

  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <PacketByLink key={token} token={token} />
    </Suspense>
  );
}
