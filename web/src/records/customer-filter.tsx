import { t } from "@boresight/domain/texts/text";
import { SearchFilter } from "#ui/filter/search-filter.tsx";
import { useCustomerName, useFindCustomers } from "./use-find-customers.ts";

interface CustomerFilterProps {
  value: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** Filters by one customer, with search. */
export function CustomerFilter({ value, onSelect }: CustomerFilterProps) {
  const { found, onSearch } = useFindCustomers();
  const label = useCustomerName(value);
  const chosen = value && label ? { value, label } : null;

  return (
    <SearchFilter
      label={t("base.customer")}
      chosen={chosen}
      choices={found.map(({ id, label: name }) => ({ value: id, label: name }))}
      onSearch={onSearch}
      onSelect={onSelect}
    />
  );
}
