import Box from "@mui/material/Box";
import { CompanyCard } from "#features/accounting/connection/company-card.tsx";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { EntityFigures } from "./entity-figures.tsx";
import { SendingCard } from "./sending-card.tsx";

/** Whether records are sent, how far each kind of them is, and the company that they go to. */
export const Overview = ({ company }: { company: QboCompanyFragment }) => (
  <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", lg: "2fr 1fr" }, alignItems: "start" }}>
    <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
      <SendingCard company={company} />
      <EntityFigures company={company} />
    </Box>
    <CompanyCard company={company} />
  </Box>
);
