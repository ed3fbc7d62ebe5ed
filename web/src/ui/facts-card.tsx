import { FactsList, isKnown, type Fact } from "./facts-list.tsx";
import { SectionCard } from "./section-card.tsx";

/** A group of facts under its name; nothing where none of them is known. */
export function FactsCard({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (!facts.some(isKnown)) return null;

  return (
    <SectionCard title={title}>
      <FactsList facts={facts} />
    </SectionCard>
  );
}
