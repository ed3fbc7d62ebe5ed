import { t } from "@boresight/domain/texts/text";
import { useCallback, useEffect, useRef } from "react";
import { missingName, type Obstacle } from "#features/orders/transitions/missing-words.ts";
import { seekPart } from "#ui/parts/seek-part.ts";
import type { TabbedPart } from "#ui/parts/tabbed-parts.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { useDisplay } from "#ui/theme/use-display.ts";
import { whereEvidence, whereMissing } from "./where-missing.ts";

const facts: TabbedPart = { id: "facts", label: t("orders.facts") };
const parts: readonly TabbedPart[] = [
  { id: "overview", label: t("orders.overview") },
  { id: "messages", label: t("base.messages") },
  { id: "documents", label: t("base.documents") },
  { id: "estimates", label: t("base.estimates") },
  { id: "invoice", label: t("files.invoice") },
  { id: "timeline", label: t("base.timeline") },
];

/** Where the facts stand beside the tabs they need none. */
const narrowParts = parts.toSpliced(1, 0, facts);

const sections = new Set(["tasks", "readiness", "work"]);

export type OrderTab = ReturnType<typeof useOrderTab>;

/** The tab in the address, and how much is in some. Emails and colleagues also link to sections of the overview. */
export function useOrderTab(counts: Readonly<Record<string, number>>) {
  const { search, change } = useAddress();
  const { name } = useDisplay();
  const isNarrow = name === "xs" || name === "sm";
  const offered = (isNarrow ? narrowParts : parts).map((part) => ({ ...part, count: counts[part.id] ?? 0 }));
  const asked = search["tab"];
  const tab = offered.find(({ id }) => id === asked)?.id ?? "overview";
  const first = useRef(asked);
  useEffect(() => {
    if (sections.has(first.current ?? "")) seekPart(first.current ?? "");
  }, []);
  const choose = useCallback((id: string) => change({ tab: id === "overview" ? undefined : id }), [change]);
  const seek = (missing: Obstacle) => {
    const place = whereMissing(missing.guard);
    if (offered.some(({ id }) => id === place.tab)) choose(place.tab);
    seekPart(place.part, { named: missingName(missing) });
  };
  const seekEvidence = (asked: string) => {
    const place = whereEvidence(asked);
    if (offered.some(({ id }) => id === place.tab)) choose(place.tab);
    seekPart(place.part);
  };
  const seekWork = (statusKey: string) => {
    choose("overview");
    seekPart(firstSection(statusKey));
  };

  return { parts: offered, tab, choose, seek, seekEvidence, seekWork, isNarrow };
}

/** The section of the overview that comes first, as it says what is to be done first. */
export const firstSection = (statusKey: string | undefined): "work" | "tasks" =>
  statusKey === "calibrate" ? "work" : "tasks";
