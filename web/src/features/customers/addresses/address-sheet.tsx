import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const AddressForm = lazyPart(async () => (await import("./address-form.tsx")).AddressForm);

interface AddressSheetProps {
  /** Null for a new address. */
  address: AddressRowFragment | null;
  /** The customer of a new address, where it is known. */
  customerId?: string;
  open: boolean;
  onClose: () => void;
}

export function AddressSheet({ address, customerId, open, onClose }: AddressSheetProps) {
  useFetchedWhenIdle(AddressForm);

  return (
    <Sheet title={address ? t("customers.editAddress") : t("base.newAddress")} open={open} onClose={onClose}>
      <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
        {open && (
          <AddressForm key={address?.id} address={address} {...(customerId && { customerId })} onClose={onClose} />
        )}
      </Suspense>
    </Sheet>
  );
}
