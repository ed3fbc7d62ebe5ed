import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import type { OrderForm } from "./order-form.ts";

const OwnTerms = graphql(`
  query OwnTerms {
    customers(first: 1) {
      nodes {
        id
        acceptsCurrentTerms
      }
    }
  }
`);

/** Asks a customer to accept the current terms, which is required for an order. */
export function TermsInput({ form }: { form: OrderForm }) {
  const { data } = useQuery(OwnTerms, { fetchPolicy: "cache-and-network" });
  const own = rowsOf(data?.customers)[0];
  if (!own || own.acceptsCurrentTerms) return null;

  return (
    <Box sx={{ mb: 3 }}>
      <CheckInput form={form} name="acceptTerms" label={t("orders.iAcceptTheTermsOfService")} />
      <Link href="/terms-of-service" target="_blank" rel="noreferrer" variant="body2">
        {t("orders.readTheTerms")}
      </Link>
    </Box>
  );
}
