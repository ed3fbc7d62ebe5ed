import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { showShop } from "#ui/text/shop.ts";
import { StepForm } from "../step-form.tsx";
import type { ShopSettings } from "./use-shop.ts";

const SaveCompany = graphql(`
  mutation SaveCompany($input: SaveCompanyInput!) {
    saveCompany(input: $input) {
      shopSetting {
        id
      }
    }
  }
`);

/** The company, as printed on documents. */
export function CompanyForm({ settings }: { settings: ShopSettings }) {
  const { version, companyName, companyAddress, taxNumber } = settings;
  const form = useForm({ defaultValues: { companyName, companyAddress, taxNumber } });
  const [save] = useMutation(SaveCompany, { refetchQueries: "active", awaitRefetchQueries: true });
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit((values) =>
    run(async () => {
      await save({ variables: { input: { version, ...values } } });
      showShop({ name: values.companyName });
    }, t("settings.companyIsSaved")),
  );

  return (
    <StepForm {...frame(submit)}>
      <TextInput form={form} name="companyName" label={t("settings.companyName")} />
      <TextInput
        form={form}
        name="companyAddress"
        label={t("settings.companyAddress")}
        optional
        input={{ multiline: true, minRows: 2 }}
      />
      <TextInput form={form} name="taxNumber" label={t("settings.taxNumber")} optional />
    </StepForm>
  );
}
