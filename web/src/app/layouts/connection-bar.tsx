import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { whenIdle } from "#ui/overlay/when-idle.ts";

const OfflineParts = lazyPart(
  async () => (await import("#app/offline/offline-parts.tsx")).OfflineParts,
  () => null,
);

/** Says that the network or the live connection is lost, and what waits for it. The page itself goes first. */
export function ConnectionBar() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);

  return (
    isIdle && (
      <Suspense>
        <OfflineParts />
      </Suspense>
    )
  );
}
