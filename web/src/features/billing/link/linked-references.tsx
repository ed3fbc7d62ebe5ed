import { t } from "@boresight/domain/texts/text";
import Card from "@mui/material/Card";
import { DetailsList } from "#ui/layout/details-list.tsx";

interface LinkedReferencesProps {
  order: { repairOrderNumber: string | null; claimNumber: string | null } | null;
  poNumber: string | null;
}

/** The customer's own numbers, by which it files the document. */
export function LinkedReferences({ order, poNumber }: LinkedReferencesProps) {
  const numbers = [
    { label: t("base.repairOrder"), value: order?.repairOrderNumber },
    { label: t("base.poNumber"), value: poNumber },
    { label: t("orders.claim"), value: order?.claimNumber },
  ];
  if (!numbers.some(({ value }) => value)) return null;

  return (
    <Card sx={{ p: 5 }}>
      <DetailsList details={numbers.map(({ label, value }) => ({ label, value: value && <bdi>{value}</bdi> }))} />
    </Card>
  );
}
