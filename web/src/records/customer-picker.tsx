import { t } from "@boresight/domain/texts/text";
import { Suspense, useState } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SearchPicker, type Pickable } from "#ui/form/search-picker.tsx";
import { useFindCustomers } from "./use-find-customers.ts";

const CustomerSheet = lazyPart(async () => (await import("./customer-form/customer-sheet.tsx")).CustomerSheet);

interface CustomerPickerProps {
  error: string | undefined;
  /** Offers only customers who exist. */
  existing?: boolean;
  /** The selection, where the form may change it. */
  known?: Pickable | null | undefined;
  onPick: (customer: Pickable | null) => void;
}

/** One of the customers, with search; one that is not found can be added. */
export function CustomerPicker({ error, existing = false, known, onPick }: CustomerPickerProps) {
  const find = useFindCustomers();
  const [last, setLast] = useState<Pickable | null>(null);
  const picked = known === undefined || known?.id === last?.id ? last : known;
  const [added, setAdded] = useState<string | null>(null);
  const pick = (customer: Pickable | null) => {
    setLast(customer);
    onPick(customer);
  };

  return (
    <>
      <SearchPicker
        label={t("base.customer")}
        {...find}
        picked={picked}
        error={error}
        onPick={pick}
        {...(!existing && { create: { label: newWords, run: setAdded } })}
      />
      <Suspense>
        {added !== null && (
          <CustomerSheet
            customer={null}
            typed={added}
            onSaved={(id, label) => {
              setAdded(null);
              pick({ id, label });
            }}
            onClose={() => setAdded(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const newWords = (name: string): string => (name ? t("customers.addName", { name }) : t("customers.newCustomer"));
