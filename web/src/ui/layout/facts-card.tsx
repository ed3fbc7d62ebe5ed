import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { FactsList, isKnown, type Fact } from "./facts-list.tsx";
import { SectionCard } from "./section-card.tsx";

interface FactsCardProps {
  title: string;
  facts: readonly Fact[];
  aside?: ReactNode;
}

/** A group of facts under its name; nothing where none of them is known and nothing can be done about it. */
export function FactsCard({ title, facts, aside }: FactsCardProps) {
  const isEmpty = !facts.some(isKnown);
  if (isEmpty && !aside) return null;

  return (
    <SectionCard title={title} aside={aside}>
      {isEmpty ? (
        <Typography variant="body2" color="textSecondary">
          Nothing noted yet
        </Typography>
      ) : (
        <FactsList facts={facts} />
      )}
    </SectionCard>
  );
}
