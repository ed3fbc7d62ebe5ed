import { t } from "@boresight/domain/texts/text";
import { skipToken, useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { useDeferredValue } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { searchFilter } from "#data/lists/search-filter.ts";
import { graphql } from "#graphql/gql.ts";
import { customerName } from "#records/customer-name.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import type { CustomerFormValues } from "./customer-values.ts";

const FindSimilarCustomers = graphql(`
  query FindSimilarCustomers($filter: CustomerFilter!) {
    customers(first: 3, filter: $filter) {
      nodes {
        ...CustomerName
      }
    }
  }
`);

/** Customers who are found by that name or email: a warning, because two can share them. */
export function SimilarCustomers({ form }: { form: UseFormReturn<CustomerFormValues> }) {
  const name = useDeferredValue(useWatch({ control: form.control, name: "companyName" })).trim();
  const email = useDeferredValue(useWatch({ control: form.control, name: "email" })).trim();
  const wanted = [
    ...(name.length > 2 ? [searchFilter(name)] : []),
    ...(email.includes("@") ? [searchFilter(email)] : []),
  ];
  const { data } = useQuery(
    FindSimilarCustomers,
    wanted.length > 0 ? { variables: { filter: { or: wanted } } } : skipToken,
  );
  const found = rowsOf(data?.customers);
  if (wanted.length === 0 || found.length === 0) return null;

  return (
    <Alert severity="warning">
      {t("customers.isItOneOfThese")}{" "}
      {found.map((customer, index) => (
        <span key={customer.id}>
          {index > 0 && ", "}
          <Link component={RouteLink} to={`/customers/${customer.id}`}>
            {customerName(customer)}
          </Link>
        </span>
      ))}
    </Alert>
  );
}
