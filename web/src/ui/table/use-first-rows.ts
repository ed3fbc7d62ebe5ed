import { startTransition, useEffect, useState } from "react";

/** They fill most screens. */
const atFirst = 8;

/** Returns a screenful of the rows when a list first appears, and all of them once those are painted. */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [isPainted, setPainted] = useState(false); // A deferred value would not wait: the first page is one itself.
  useEffect(() => startTransition(() => setPainted(true)), []);

  return isPainted ? rows : rows.slice(0, atFirst);
}
