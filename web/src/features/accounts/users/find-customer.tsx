import { t } from "@boresight/domain/texts/text";
import { useFindCustomers } from "#data/use-find-customers.ts";
import { SearchPicker } from "#ui/form/search-picker.tsx";

interface FindCustomerProps {
  error: string | undefined;
  onPick: (id: string | null) => void;
}

/** Finds customers without an account: a customer has at most one. */
export function FindCustomer({ error, onPick }: FindCustomerProps) {
  const find = useFindCustomers({ withoutLogin: true });

  return (
    <SearchPicker label={t("base.customer")} {...find} error={error} onPick={(picked) => onPick(picked?.id ?? null)} />
  );
}
