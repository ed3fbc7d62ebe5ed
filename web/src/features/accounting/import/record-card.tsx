import Box from "@mui/material/Box";
import type { QboRecordRowFragment } from "#graphql/graphql.ts";
import { LookChip } from "#ui/text/look-chip.tsx";
import { OurCustomer, TheirCustomer } from "./record-columns.tsx";
import { decisionLook } from "./record-words.ts";

/** A customer in QuickBooks on a phone; the card opens the decision. */
export function RecordCard({ record }: { record: QboRecordRowFragment }) {
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <TheirCustomer record={record} />
      <OurCustomer record={record} />
      <LookChip look={decisionLook(record)} />
    </Box>
  );
}
