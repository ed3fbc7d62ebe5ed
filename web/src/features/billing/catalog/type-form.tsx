import { useMutation } from "@apollo/client/react";
import { methodChoices } from "@boresight/domain/calibrations/method-words";
import { t } from "@boresight/domain/texts/text";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import type { CatalogTypeFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { Pair } from "#ui/form/pair.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { categoryChoices } from "./category-words.ts";
import { SaveLineItemType } from "./save-line-item-type.ts";
import { inputOf, problemsIn, valuesOf, type TypeValues } from "./type-values.ts";

const amount = { inputProps: { inputMode: "decimal", dir: "ltr" }, autoComplete: "off" } as const;

interface TypeFormProps {
  /** Null for a new one. */
  type: CatalogTypeFragment | null;
  onClose: () => void;
}

/** What can be billed: its price, what it costs us, and how long it takes. */
export function TypeForm({ type, onClose }: TypeFormProps) {
  const form = useForm<TypeValues>({ defaultValues: valuesOf(type) });
  const [save] = useMutation(SaveLineItemType, { refetchQueries: ["Catalog"] });
  const { problem, run, forgetProblem } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(async (values) => {
    forgetProblem();
    const judge = () => problemsIn(form.getValues());
    if (judge().length > 0) return showFieldProblems(form, judge(), judge);
    const known = type ? { id: type.id, version: type.version } : {};
    const failure = await run(
      () => save({ variables: { input: { ...known, ...inputOf(values) } } }),
      t("billing.nameIsSaved", { name: values.name.trim() }),
    );
    if (!failure) onClose();
  });

  return (
    <SheetForm
      busy={form.formState.isSubmitting}
      isDirty={form.formState.isDirty}
      problem={problem}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <TextInput form={form} name="name" label={t("base.name")} input={{ inputProps: { dir: "auto" } }} />
      <TextInput
        form={form}
        name="key"
        label={t("billing.typeKey")}
        help={type ? t("billing.typeKeyStays") : t("billing.typeKeyHelp")}
        input={{ readOnly: type !== null, autoComplete: "off", inputProps: { dir: "ltr" } }}
      />
      <TextInput
        form={form}
        name="description"
        label={t("base.description")}
        optional
        input={{ multiline: true, minRows: 2, inputProps: { dir: "auto" } }}
      />
      <Pair>
        <SelectInput form={form} name="category" label={t("billing.category")} choices={categoryChoices} />
        <MethodInput form={form} />
      </Pair>
      <PriceFields form={form} />
      <CheckInput form={form} name="taxable" label={t("billing.taxable")} help={t("billing.taxableHelp")} />
    </SheetForm>
  );
}

function PriceFields({ form }: { form: UseFormReturn<TypeValues> }) {
  return (
    <>
      <Pair>
        <TextInput form={form} name="unitPrice" label={t("billing.unitPriceDollars")} input={amount} />
        <TextInput form={form} name="unit" label={t("billing.unit")} help={t("billing.unitHelp")} />
      </Pair>
      <Pair>
        <TextInput
          form={form}
          name="purchaseCost"
          label={t("billing.ourCostDollars")}
          help={t("billing.ourCostHelp")}
          optional
          input={amount}
        />
        <TextInput
          form={form}
          name="minutes"
          label={t("billing.minutes")}
          help={t("billing.minutesHelp")}
          input={{ inputProps: { inputMode: "numeric", dir: "ltr" } }}
        />
      </Pair>
    </>
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
      label={t("billing.workMethod")}
      choices={[...methodChoices, ...own]}
      optional
    />
  );
}
