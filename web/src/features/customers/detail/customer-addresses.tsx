import { t } from "@boresight/domain/texts/text";
import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { AddressRowFragment, CustomerHeadFragment } from "#graphql/graphql.ts";
import { AddressRow, distanceWords } from "#features/customers/addresses/address-row.ts";
import { addressWords } from "#features/customers/addresses/address-words.ts";
import { LoadError } from "#records/load-error.tsx";
import { useVerb } from "#records/use-verb.ts";
import EditOutlined from "~icons/ic/outline-edit";
import ReceiptLongOutlined from "~icons/ic/outline-receipt-long";
import { MenuRow } from "#ui/table/menu-row.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { RowList } from "#ui/table/list-row.tsx";
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
  customer: Pick<CustomerHeadFragment, "id" | "version"> & { address: { id: string } | null };
  admin: boolean;
  /** Whether the reader chooses the address of the invoices; customers do not. */
  choosesBilling?: boolean;
}

/** Where the customer's vehicles stand; one of the addresses is on its invoices. */
export function AddressesOfCustomer({ customer, admin, choosesBilling = true }: AddressesOfCustomerProps) {
  const { id, version, address: billing } = customer;
  const { data, error, refetch } = useQuery(CustomerAddresses, { variables: { id }, fetchPolicy: "cache-and-network" });
  const [opened, setOpened] = useState<string | null>(null);
  const [set] = useMutation(SetBillingAddress);
  const { run } = useVerb({ stale: ["customer-changed"] });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={6} />;
  const rows = rowsOf(data.addresses).map((row) => readFragment(AddressRow, row));
  const add = (
    <Button size="small" onClick={() => setOpened("new")}>
      {t("base.newAddress")}
    </Button>
  );
  const bill = (addressId: string) =>
    run(() => set({ variables: { input: { id, version, addressId }, admin } }), t("customers.billingAddressIsSaved"));

  return (
    <>
      {rows.length === 0 ? (
        <BlankState dense kind="empty" title={t("customers.noAddressesYet")} action={add} />
      ) : (
        <SectionCard title={t("base.addresses")} flush aside={add}>
          <RowList label={t("base.addresses")}>
            {rows.map((row) => (
              <AddressLine
                key={row.id}
                row={row}
                isBilling={row.id === billing?.id}
                onEdit={() => setOpened(row.id)}
                onBill={choosesBilling ? () => void bill(row.id) : null}
              />
            ))}
          </RowList>
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

interface AddressLineProps {
  row: AddressRowFragment;
  isBilling: boolean;
  onEdit: () => void;
  /** Null for who may not. */
  onBill: (() => void) | null;
}

function AddressLine({ row, isBilling, onEdit, onBill }: AddressLineProps) {
  const { label, pickupSpotDescription } = row;
  const { street, place } = addressWords(row);
  const edit = { label: t("base.edit"), icon: EditOutlined, run: onEdit };
  const bill = onBill && !isBilling && { label: t("customers.useForBilling"), icon: ReceiptLongOutlined, run: onBill };

  return (
    <MenuRow
      main={<bdi>{street}</bdi>}
      second={[place, label, pickupSpotDescription].filter(Boolean).join(" · ")}
      end={
        <>
          {isBilling && (
            <ToneChip tone="grey" icon={ReceiptLongOutlined}>
              {t("base.billing")}
            </ToneChip>
          )}
          <Typography variant="body2" noWrap sx={{ flexShrink: 0 }}>
            {distanceWords(row)}
          </Typography>
        </>
      }
      label={t("base.actionsForName", { name: street })}
      actions={bill ? [edit, bill] : [edit]}
    />
  );
}
