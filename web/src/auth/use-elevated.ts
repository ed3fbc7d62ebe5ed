import { createContext, useContext } from "react";

/** Runs the work; if the server requires a fresh proof, asks the person for it and runs the work again. */
export type Elevated = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const ElevationContext = createContext<Elevated | null>(null);

export function useElevated(): Elevated {
  const elevated = useContext(ElevationContext);
  if (!elevated) throw new Error("useElevated needs an ElevationProvider above it");
  return elevated;
}
