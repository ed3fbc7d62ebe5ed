import { t } from "@boresight/domain/texts/text";
import { useFindCustomers } from "#data/use-find-customers.ts";
import { SearchPicker } from "#ui/form/search-picker.tsx";

interface CustomerInputProps {
  error: string | undefined;
  onPick: (id: string | null) => void;
}

/** The customer that the address will belong to. */
export function CustomerInput({ error, onPick }: CustomerInputProps) {
  const find = useFindCustomers();

  return (
    <SearchPicker label={t("base.customer")} {...find} error={error} onPick={(picked) => onPick(picked?.id ?? null)} />
  );
}
