import { useMutation } from "@apollo/client/react";
import { lineItemType } from "@boresight/domain/billing/line-item-type-fields";
import { lineItemTypeSchema } from "@boresight/domain/billing/line-item-type-schema";
import { methodChoices } from "@boresight/domain/calibrations/method-words";
import { t } from "@boresight/domain/texts/text";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import type { CatalogTypeFragment } from "#graphql/graphql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { SaveLineItemType } from "./save-line-item-type.ts";
import { inputOf, valuesOf, type TypeValues } from "./type-values.ts";

interface TypeFormProps {
  /** Null for a new one. */
  type: CatalogTypeFragment | null;
  onClose: () => void;
}

/** What can be billed: its price, what it costs us, and how long it takes. */
export function TypeForm({ type, onClose }: TypeFormProps) {
  const form = useForm<TypeValues>({ defaultValues: valuesOf(type) });
  const [save] = useMutation(SaveLineItemType, { refetchQueries: ["Catalog"] });
  const frame = useSave({
    form,
    input: (values) => ({ ...(type && { id: type.id, version: type.version }), ...inputOf(values) }),
    schema: lineItemTypeSchema,
    save: (input) => save({ variables: { input } }),
    done: ({ name }) => t("billing.nameIsSaved", { name: name.trim() }),
    onSaved: onClose,
    fieldsSuffice: true,
  });
  const key = (
    <TextInput
      form={form}
      name="key"
      label={lineItemType.fields.key.label}
      help={type ? t("billing.typeKeyStays") : t("billing.typeKeyHelp")}
      input={{ readOnly: type !== null, autoComplete: "off", inputProps: { dir: "ltr" } }}
    />
  );

  return (
    <SheetForm {...frame} onCancel={onClose}>
      <RecordFields
        of={lineItemType}
        form={form}
        render={{ key, method: <MethodInput form={form} />, isActive: null }}
        autoComplete="off"
      />
    </SheetForm>
  );
}

/** A method that the shop named itself stays among the choices. */
function MethodInput({ form }: { form: UseFormReturn<TypeValues> }) {
  const method = useWatch({ control: form.control, name: "method" });
  const own =
    method === "" || methodChoices.some(({ value }) => value === method) ? [] : [{ value: method, label: method }];

  return (
    <SelectInput
      form={form}
      name="method"
      label={lineItemType.fields.method.label}
      choices={[...methodChoices, ...own]}
      optional
    />
  );
}
