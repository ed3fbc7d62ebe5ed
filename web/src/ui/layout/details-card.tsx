import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DetailsList, isKnown, type Detail } from "./details-list.tsx";
import { SectionCard } from "./section-card.tsx";

interface DetailsCardProps {
  title: string;
  details: readonly Detail[];
  aside?: ReactNode;
}

/** A group of details under a heading; hidden when none of them is known and there is no action. */
export function DetailsCard({ title, details, aside }: DetailsCardProps) {
  const isEmpty = !details.some(isKnown);
  if (isEmpty && !aside) return null;

  return (
    <SectionCard title={title} aside={aside}>
      {isEmpty ? (
        <Typography variant="body2" color="textSecondary">
          {t("ui.nothingNotedYet")}
        </Typography>
      ) : (
        <DetailsList details={details} />
      )}
    </SectionCard>
  );
}
