import Box from "@mui/material/Box";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { LookChip } from "#ui/text/look-chip.tsx";
import { environmentLook } from "./company-words.ts";

/** Whose books these are, and whether they are real ones. */
export const CompanyHead = ({ company: { companyName, environment } }: { company: QboCompanyFragment }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
    <bdi>{companyName}</bdi>
    <LookChip look={environmentLook(environment)} />
  </Box>
);
