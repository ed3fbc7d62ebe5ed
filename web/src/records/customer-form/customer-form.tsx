import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { useForm } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import type { CustomerEditedFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { CustomerFields } from "./customer-fields.tsx";
import { customerInput, customerValues } from "./customer-values.ts";
import { SimilarCustomers } from "./similar-customers.tsx";

const CreateCustomer = graphql(`
  mutation CreateCustomer($input: CreateCustomerInput!) {
    createCustomer(input: $input) {
      customer {
        id
      }
    }
  }
`);

const UpdateCustomer = graphql(`
  mutation UpdateCustomer($input: UpdateCustomerInput!, $admin: Boolean!) {
    updateCustomer(input: $input) {
      customer {
        id
        ...CustomerEdited
        defaultFacility {
          id
          facilityName
        }
        priceList {
          id
          name
        }
      }
    }
  }
`);

interface CustomerFormProps {
  /** Null for a new customer. */
  customer: CustomerEditedFragment | null;
  /** What was typed where the customer was searched. */
  typed?: string;
  onSaved: (id: string, name: string) => void;
  onCancel: () => void;
}

export function CustomerForm({ customer, typed = "", onSaved, onCancel }: CustomerFormProps) {
  const admin = roleOf(useAuth().user) === "admin";
  const form = useForm({ defaultValues: customerValues(customer, typed) });
  const [create] = useMutation(CreateCustomer, { refetchQueries: ["CustomersPage"] });
  const [update] = useMutation(UpdateCustomer);
  const { problem, run, forgetProblem } = useVerb({ form, stale: ["customer-changed"] });
  const submit = form.handleSubmit(async (values) => {
    forgetProblem();
    const fields = customerInput(values, { admin });
    let id = customer?.id;
    const failure = await run(
      async () => {
        if (customer) {
          const { taxExemptCertificateFileId } = values;
          const certificate = admin ? { taxExemptCertificateFileId } : {};
          const input = { ...fields, ...certificate, id: customer.id, version: customer.version };
          return update({ variables: { input, admin } });
        }
        const { data } = await create({ variables: { input: fields } });
        id = data?.createCustomer?.customer?.id;
        return data;
      },
      t("customers.nameIsSaved", { name: nameOf(values) }),
    );
    if (!failure && id) onSaved(id, nameOf(values));
  });

  return (
    <SheetForm
      busy={form.formState.isSubmitting}
      isDirty={form.formState.isDirty}
      problem={problem}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      {!customer && <SimilarCustomers form={form} />}
      <CustomerFields form={form} admin={admin} isNew={!customer} />
    </SheetForm>
  );
}

const nameOf = ({ companyName, firstName, lastName }: Record<"companyName" | "firstName" | "lastName", string>) =>
  companyName.trim() || `${firstName} ${lastName}`.trim();
