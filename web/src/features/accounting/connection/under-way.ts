import { useEffect, useRef } from "react";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { every } from "./use-polling.ts";

/** A reading that takes longer has failed without a word. */
const longestReading = 10 * 60_000;

/** Whether its accounts, customers and items are being read right now. */
export function isReading({ recordsAskedAt, recordsReadAt, recordsProblem }: QboCompanyFragment): boolean {
  if (recordsAskedAt === null || recordsProblem !== null) return false;
  const asked = Date.parse(recordsAskedAt);
  return (recordsReadAt === null || Date.parse(recordsReadAt) < asked) && Date.now() - asked < longestReading;
}

/** Whether something changes by itself in the next seconds. What waits for an account or for another record does not. */
export const isUnderWay = (company: QboCompanyFragment): boolean =>
  company.status === "connected" && ((company.isSending && company.moving.totalCount > 0) || isReading(company));

/** Loads a list again whenever the figures of its company have changed, and every few seconds while something is under way. */
export function useFollowing(company: QboCompanyFragment, reload: () => void) {
  const { waiting, blocked, conflicts, recordsReadAt } = company;
  const figures = [waiting.totalCount, blocked.totalCount, conflicts.totalCount, recordsReadAt].join();
  const isLive = isUnderWay(company);
  const shown = useRef(figures);
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    if (shown.current !== figures) latest.current();
    shown.current = figures;
  }, [figures]);
  useEffect(() => {
    const timer = isLive ? setInterval(() => document.hidden || latest.current(), every) : undefined;
    return () => clearInterval(timer);
  }, [isLive]);
}
