import { contactPurposes, contactPurposeWords } from "@boresight/domain/customers/contact-purpose";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { useForm, type UseFormReturn } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { typedPhone } from "#ui/text/phone-text.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { ContactOfCustomer } from "./customer-contacts.tsx";

const SaveContact = graphql(`
  mutation SaveContact($input: SaveContactInput!) {
    saveContact(input: $input) {
      customer {
        id
        ...CustomerContacts
      }
    }
  }
`);

interface ContactDialogProps {
  customerId: string;
  /** Null for a new contact. */
  contact: ContactOfCustomer | null;
  onClose: () => void;
}

export function ContactDialog({ customerId, contact, onClose }: ContactDialogProps) {
  const form = useForm({ defaultValues: valuesOf(contact) });
  const [save] = useMutation(SaveContact);
  const { problem, run, forgetProblem } = useVerb({ form, stale: ["contact-changed"] });
  const submit = form.handleSubmit(async ({ email, phone, gets, ...rest }) => {
    forgetProblem();
    const input = {
      ...rest,
      id: contact?.id ?? null,
      version: contact?.version ?? null,
      customerId,
      email: email.trim() || null,
      phone: phone.trim() || null,
      purposes: contactPurposes.filter((purpose) => gets[purpose]),
    };
    const failure = await run(
      () => save({ variables: { input } }),
      t("customers.nameIsSaved", { name: rest.name.trim() }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={contact ? t("customers.editContact") : t("customers.addContact")}
      action={t("base.save")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput form={form} name="name" label={t("customers.contactName")} input={{ autoComplete: "off" }} />
      <TextInput form={form} name="title" label={t("customers.contactTitle")} optional />
      <TextInput
        form={form}
        name="email"
        label={t("base.email")}
        optional
        input={{ type: "email", autoComplete: "off" }}
      />
      <TextInput
        form={form}
        name="phone"
        label={t("base.phone")}
        optional
        input={{ type: "tel", autoComplete: "off" }}
      />
      <PurposeInputs form={form} />
      <CheckInput
        form={form}
        name="isPreferred"
        label={t("customers.preferredContact")}
        help={t("customers.preferredHelp")}
      />
    </FormDialog>
  );
}

/** What the contact is mailed about. */
const PurposeInputs = ({ form }: { form: UseFormReturn<ReturnType<typeof valuesOf>> }) => (
  <FormControl component="fieldset" sx={{ mt: 2 }}>
    <FormLabel component="legend">{t("customers.mailAbout")}</FormLabel>
    {contactPurposes.map((purpose) => (
      <CheckInput key={purpose} form={form} name={`gets.${purpose}`} label={contactPurposeWords[purpose]} />
    ))}
    <FormHelperText sx={{ mx: 0, mb: 2 }}>{t("customers.mailAboutHelp")}</FormHelperText>
  </FormControl>
);

const valuesOf = (contact: ContactOfCustomer | null) => ({
  name: contact?.name ?? "",
  title: contact?.title ?? "",
  email: contact?.email ?? "",
  phone: typedPhone(contact?.phone, contact?.phoneExtension),
  isPreferred: contact?.isPreferred ?? false,
  gets: {
    estimates: contact?.purposes.includes("estimates") ?? false,
    vehicle: contact?.purposes.includes("vehicle") ?? false,
    billing: contact?.purposes.includes("billing") ?? false,
  },
});
