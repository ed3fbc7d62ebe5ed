import { useController, type FieldValues, type Path } from "react-hook-form";
import { SearchPicker, type Pickable } from "#ui/form/search-picker.tsx";
import type { FormOf } from "#ui/form/text-input.tsx";

interface RecordPickerProps<Values extends FieldValues, Parsed> {
  label: string;
  form: FormOf<Values, Parsed>;
  /** The field that holds the record's id; empty for none. */
  name: Path<Values>;
  found: readonly Pickable[];
  /** The chosen record, which need not be among those found. */
  known: Pickable | null | undefined;
  /** What is said where nothing is found. */
  empty: string;
  loading: boolean;
  onSearch: (typed: string) => void;
}

/** A field of a form that holds one record, found by typing. */
export function RecordPicker<Values extends FieldValues, Parsed>({
  form,
  name,
  found,
  known,
  ...search
}: RecordPickerProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const offered = known ? [...found, known] : found;

  return (
    <SearchPicker
      {...search}
      found={found}
      picked={offered.find(({ id }) => id === field.value) ?? null}
      error={fieldState.error?.message}
      onPick={(picked) => field.onChange(picked?.id ?? "")}
    />
  );
}
