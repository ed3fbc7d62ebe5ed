import { namesIn } from "@boresight/domain/base/record";
import { contact as described } from "@boresight/domain/customers/contact-fields";
import { contactPurposes, contactPurposeWords } from "@boresight/domain/customers/contact-purpose";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { useForm, type UseFormReturn } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues, type RecordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
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
  const { id = null, version = null } = contact ?? {};
  const form = useForm({ defaultValues: { ...recordValues(described, contact), gets: getsOf(contact) } });
  const [save] = useMutation(SaveContact);
  const frame = useSave({
    form,
    input: ({ gets, ...values }) => ({
      ...recordInput(described, values),
      id,
      version,
      customerId,
      purposes: contactPurposes.filter((purpose) => gets[purpose]),
    }),
    save: (input) => save({ variables: { input } }),
    done: ({ name }) => t("customers.nameIsSaved", { name: name.trim() }),
    onSaved: onClose,
    stale: ["contact-changed"],
  });

  return (
    <FormDialog
      title={contact ? t("customers.editContact") : t("customers.addContact")}
      action={t("base.save")}
      onClose={onClose}
      {...frame}
    >
      <RecordFields of={described} form={form} names={namesIn(described, "reach")} autoComplete="off" />
      <PurposeInputs form={form} />
      <RecordFields of={described} form={form} names={namesIn(described, "role")} />
    </FormDialog>
  );
}

type ContactValues = RecordValues<typeof described.fields> & { gets: ReturnType<typeof getsOf> };

/** What the contact is mailed about. */
const PurposeInputs = ({ form }: { form: UseFormReturn<ContactValues> }) => (
  <FormControl component="fieldset" sx={{ mt: 2 }}>
    <FormLabel component="legend">{t("customers.mailAbout")}</FormLabel>
    {contactPurposes.map((purpose) => (
      <CheckInput key={purpose} form={form} name={`gets.${purpose}`} label={contactPurposeWords[purpose]} />
    ))}
    <FormHelperText sx={{ mx: 0, mb: 2 }}>{t("customers.mailAboutHelp")}</FormHelperText>
  </FormControl>
);

const getsOf = (contact: ContactOfCustomer | null) => ({
  estimates: contact?.purposes.includes("estimates") ?? false,
  vehicle: contact?.purposes.includes("vehicle") ?? false,
  billing: contact?.purposes.includes("billing") ?? false,
});
