import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { PartMissing } from "#ui/lazy/part-missing.tsx";
import { whenIdle } from "#ui/overlay/when-idle.ts";
import type { KeysProps } from "./keys.tsx";

// Without it pages have no keys, which needs no saying until one of its panels is asked for.
const Keys = lazyPart(
  async () => (await import("./keys.tsx")).Keys,
  ({ props, onRetry }) => props.panel && <PartMissing onRetry={onRetry} />,
);

/** The keys of every page, fetched once the page is there. */
export function KeysWhenIdle(props: KeysProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);

  return <Suspense>{(isIdle || props.panel) && <Keys {...props} />}</Suspense>;
}
