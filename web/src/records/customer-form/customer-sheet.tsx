import { t } from "@boresight/domain/texts/text";
import type { CustomerEditedFragment } from "#graphql/graphql.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { CustomerForm } from "./customer-form.tsx";

interface CustomerSheetProps {
  /** Null for a new customer. */
  customer: CustomerEditedFragment | null;
  /** What was typed where the customer was searched. */
  typed?: string;
  onSaved: (id: string, name: string) => void;
  onClose: () => void;
}

export function CustomerSheet({ customer, typed, onSaved, onClose }: CustomerSheetProps) {
  return (
    <Sheet title={customer ? t("customers.editCustomer") : t("customers.newCustomer")} open onClose={onClose}>
      <CustomerForm customer={customer} {...(typed !== undefined && { typed })} onSaved={onSaved} onCancel={onClose} />
    </Sheet>
  );
}
