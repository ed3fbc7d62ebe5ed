import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { StepForm } from "../step-form.tsx";
import type { ShopSettings } from "./use-shop.ts";

const SaveTerms = graphql(`
  mutation SaveTerms($input: SaveTermsInput!) {
    saveTerms(input: $input) {
      shopSetting {
        id
      }
    }
  }
`);

export function TermsForm({ settings: { version, termsText } }: { settings: ShopSettings }) {
  const form = useForm({ defaultValues: { termsText } });
  const [save] = useMutation(SaveTerms, { refetchQueries: "active", awaitRefetchQueries: true });
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit((values) =>
    run(() => save({ variables: { input: { version, ...values } } }), t("settings.termsAreSaved")),
  );

  return (
    <StepForm {...frame(submit)}>
      <TextInput
        form={form}
        name="termsText"
        label={t("base.termsOfService")}
        optional
        help={t("settings.termsHelp")}
        input={{ multiline: true, minRows: 4, maxRows: 16 }}
      />
      <Link component={RouteLink} to="/terms-of-service" sx={{ mb: 2 }}>
        {t("settings.readTerms")}
      </Link>
    </StepForm>
  );
}
