import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { useLinkToken } from "#ui/layout/use-link-token.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

// Apart from the screens of the app, whose parts it would tear apart.
const NoticeByLink = lazyPart(
  async () => (await import("#features/documents/notice-link/notice-by-link.tsx")).NoticeByLink,
);

/** A notice about calibrations by the link of its email: its token is the key, nobody signs in. */
export function NoticeLink() {
  const token = useLinkToken();

  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <NoticeByLink key={token} token={token} />
    </Suspense>
  );
}
