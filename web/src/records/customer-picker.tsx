import { t } from "@boresight/domain/texts/text";
import { SearchPicker, type Pickable } from "#ui/form/search-picker.tsx";
import { useFindCustomers } from "./use-find-customers.ts";

interface CustomerPickerProps {
  error: string | undefined;
  /** Offers only customers without an account: a customer has at most one. */
  withoutLogin?: boolean;
  onPick: (customer: Pickable | null) => void;
}

/** One of the customers, with search. */
export function CustomerPicker({ error, withoutLogin = false, onPick }: CustomerPickerProps) {
  const find = useFindCustomers({ withoutLogin });

  return <SearchPicker label={t("base.customer")} {...find} error={error} onPick={onPick} />;
}
