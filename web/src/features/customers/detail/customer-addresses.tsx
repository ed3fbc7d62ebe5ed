import { t } from "@boresight/domain/texts/text";
import { useMutation, useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { CustomerHeadFragment } from "#graphql/graphql.ts";
import { AddressRow, distanceWords } from "#features/customers/addresses/address-row.ts";
import { LoadError } from "#records/load-error.tsx";
import { useVerb } from "#records/use-verb.ts";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";

const AddressSheet = lazyPart(
  async () => (await import("#features/customers/addresses/address-sheet.tsx")).AddressSheet,
);

const CustomerAddresses = graphql(`
  query CustomerAddresses($id: UUID!) {
    addresses(
      first: 50
      orderBy: CREATED_AT_DESC
      filter: { customerId: { equalTo: $id }, archivedAt: { isNull: true } }
    ) {
      nodes {
        id
        ...AddressRow
      }
    }
  }
`);
const SetBillingAddress = graphql(`
  mutation SetBillingAddress($input: UpdateCustomerInput!, $admin: Boolean!) {
    updateCustomer(input: $input) {
      customer {
        id
        ...CustomerHead
      }
    }
  }
`);

interface AddressesOfCustomerProps {
  customer: CustomerHeadFragment;
  admin: boolean;
}

/** Where the customer's vehicles stand; one of the addresses is on its invoices. */
export function AddressesOfCustomer({ customer: { id, version, address: billing }, admin }: AddressesOfCustomerProps) {
  const { data, error, refetch } = useQuery(CustomerAddresses, { variables: { id }, fetchPolicy: "cache-and-network" });
  const [opened, setOpened] = useState<string | null>(null);
  const [set] = useMutation(SetBillingAddress);
  const { run } = useVerb({ stale: ["customer-changed"] });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={6} />;
  const rows = rowsOf(data.addresses).map((row) => readFragment(AddressRow, row));
  const add = (
    <Button size="small" onClick={() => setOpened("new")}>
      {t("customers.newAddress")}
    </Button>
  );
  const bill = (addressId: string) =>
    run(() => set({ variables: { input: { id, version, addressId }, admin } }), t("customers.billingAddressIsSaved"));

  return (
    <>
      {rows.length === 0 ? (
        <BlankState dense kind="empty" title={t("customers.noAddressesYet")} action={add} />
      ) : (
        <SectionCard title={t("customers.addresses")} flush aside={add}>
          <RowList label={t("customers.addresses")}>
            {rows.map((row) => (
              <ListRow
                key={row.id}
                main={`${row.street}, ${row.city}`}
                second={[row.label, row.pickupSpotDescription].filter(Boolean).join(" · ")}
                end={distanceWords(row)}
                onClick={() => setOpened(row.id)}
              />
            ))}
          </RowList>
          <BillingChoice rows={rows} billing={billing?.id ?? null} onChoose={(addressId) => void bill(addressId)} />
        </SectionCard>
      )}
      <Suspense>
        {opened && (
          <AddressSheet
            open
            customerId={id}
            address={rows.find((row) => row.id === opened) ?? null}
            onClose={() => {
              setOpened(null);
              void refetch();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface BillingChoiceProps {
  rows: readonly { id: string; street: string; city: string }[];
  billing: string | null;
  onChoose: (id: string) => void;
}

function BillingChoice({ rows, billing, onChoose }: BillingChoiceProps) {
  const choices = rows.map(({ id, street, city }) => ({ value: id, label: `${street}, ${city}` }));

  return (
    <Box sx={{ px: 5, pt: 3 }}>
      <SelectFilter
        label={t("customers.billingAddress")}
        value={billing ?? undefined}
        choices={choices}
        onSelect={(id) => id && onChoose(id)}
      />
    </Box>
  );
}
