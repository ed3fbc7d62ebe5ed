import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { Pair } from "#ui/form/pair.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

const NameTechnician = graphql(`
  mutation NameTechnician($input: NameTechnicianInput!, $keeps: Boolean!, $now: Datetime!) {
    nameTechnician(input: $input) {
      user {
        id
        ...TechnicianFields
      }
    }
  }
`);

interface NameFormProps {
  technician: TechnicianFieldsFragment;
  /** When the list was loaded. */
  now: string;
}

/** First and last name as payers ask for them. */
export function NameForm({ technician: { id, displayName, firstName, lastName }, now }: NameFormProps) {
  const form = useForm({ values: { firstName, lastName } });
  const [name] = useMutation(NameTechnician);
  const { run } = useVerb({ form });
  const submit = form.handleSubmit((values) =>
    run(
      () => name({ variables: { input: { userId: id, ...values }, keeps: true, now } }),
      t("schedule.technicianNameIsSaved"),
    ),
  );

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ pt: 4, display: "grid", gap: 1, justifyItems: "start" }}
    >
      <Typography variant="h3" component="h3">
        {t("schedule.nameOnCertificates")}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t("schedule.nameOnCertificatesExplained", { displayName })}
      </Typography>
      <Pair>
        <TextInput form={form} name="firstName" label={t("base.firstName")} optional input={{ autoComplete: "off" }} />
        <TextInput form={form} name="lastName" label={t("base.lastName")} optional input={{ autoComplete: "off" }} />
      </Pair>
      <Button type="submit" variant="outlined" loading={form.formState.isSubmitting}>
        {t("base.save")}
      </Button>
    </Box>
  );
}
