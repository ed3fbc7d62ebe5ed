import type { ReactNode } from "react";
import { FactsList, isKnown, type Fact } from "./facts-list.tsx";
import { SectionCard } from "./section-card.tsx";

interface FactsCardProps {
  title: string;
  facts: readonly Fact[];
  aside?: ReactNode;
}

/** A group of facts under its name; nothing where none of them is known. */
export function FactsCard({ title, facts, aside }: FactsCardProps) {
  if (!facts.some(isKnown)) return null;

  return (
    <SectionCard title={title} aside={aside}>
      <FactsList facts={facts} />
    </SectionCard>
  );
}
