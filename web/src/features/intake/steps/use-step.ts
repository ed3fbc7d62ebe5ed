import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";

/** The step in the URL, so that the browser's Back leads to the previous one; later steps cannot be skipped to. */
export function useStep(keys: readonly string[], begun: number): [number, (index: number) => void] {
  const [furthest, setFurthest] = useState(Math.min(begun, keys.length - 1));
  const navigate = useNavigate();
  const { step }: { step?: string } = useSearch({ strict: false });
  const named = step === undefined ? -1 : keys.indexOf(step);
  const go = (index: number) => {
    setFurthest((before) => Math.max(before, index));
    void navigate({ to: ".", search: (before: object) => ({ ...before, step: keys[index] }), resetScroll: false });
  };
  if (named >= 0) return [Math.min(named, furthest), go];
  return [step === undefined && begun > 0 ? furthest : 0, go];
}
