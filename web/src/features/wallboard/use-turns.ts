import { useEffect, useState } from "react";

/** Increments every so many seconds; never without an interval. */
export function useTurns(seconds: number | null): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (seconds === null) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return turn;
}
