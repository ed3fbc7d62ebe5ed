import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { skipToken, useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import type { IntakeForm } from "./intake-values.ts";

const OrdersOfPo = graphql(`
  query OrdersOfPo($customerId: UUID!, $poNumber: String!) {
    serviceOrders(
      first: 3
      orderBy: CREATED_AT_DESC
      filter: { customerId: { equalTo: $customerId }, poNumber: { equalTo: $poNumber } }
    ) {
      nodes {
        id
        internalOrderNumber
      }
    }
  }
`);

interface PoNumberInputProps {
  form: IntakeForm;
  customer: { id: string; requiresPo: boolean } | null;
}

/** Warns about a PO number that the customer has used, but accepts it: blanket POs exist. */
export function PoNumberInput({ form, customer }: PoNumberInputProps) {
  const [poNumber, setPoNumber] = useState(() => form.getValues("poNumber").trim());
  const { data } = useQuery(
    OrdersOfPo,
    customer && poNumber ? { variables: { customerId: customer.id, poNumber } } : skipToken,
  );
  const numbers = rowsOf(data?.serviceOrders).map(({ internalOrderNumber }) => internalOrderNumber);

  return (
    <Box onBlur={() => setPoNumber(form.getValues("poNumber").trim())}>
      <TextInput
        form={form}
        name="poNumber"
        label={t("base.poNumber")}
        optional={!customer?.requiresPo}
        help={customer?.requiresPo ? t("intake.neededBeforeWeCalibrateItMay") : undefined}
      />
      {numbers.length > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          <RichText text={t("intake.poOnOrders", slots("numbers"))} numbers={<bdi>{numbers.join(", ")}</bdi>} />
        </Alert>
      )}
    </Box>
  );
}
