import { createContext, useContext } from "react";

/** Does the work; where the server wants to know again who is asking, the person is asked first and it is done anew. */
export type Elevated = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const ElevationContext = createContext<Elevated | null>(null);

export function useElevated(): Elevated {
  const elevated = useContext(ElevationContext);
  if (!elevated) throw new Error("useElevated needs an ElevationProvider above it");
  return elevated;
}
