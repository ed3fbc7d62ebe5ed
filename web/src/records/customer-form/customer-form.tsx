import type { Role } from "@boresight/domain/accounts/roles";
import { changeableCustomerFields, customer as described } from "@boresight/domain/customers/customer-fields";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { useForm } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import type { CustomerEditedFragment } from "#graphql/graphql.ts";
import { only, recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { CustomerFields } from "./customer-fields.tsx";
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
  const role = roleOf(useAuth().user);
  const admin = role === "admin";
  const isNew = customer === null;
  const form = useForm({
    defaultValues: { ...recordValues(described, customer), ...(isNew && { companyName: typed }) },
  });
  const [create] = useMutation(CreateCustomer, { refetchQueries: ["CustomersPage"] });
  const [update] = useMutation(UpdateCustomer);
  const frame = useSave({
    form,
    input: (values) => only(recordInput(described, values), sentFields(role, isNew)),
    save: async (fields) => {
      if (customer) {
        await update({ variables: { input: { ...fields, id: customer.id, version: customer.version }, admin } });
        return customer.id;
      }
      const { data } = await create({ variables: { input: fields } });
      return data?.createCustomer?.customer?.id;
    },
    done: (values) => t("customers.nameIsSaved", { name: nameOf(values) }),
    onSaved: (id) => id !== undefined && onSaved(id, nameOf(form.getValues())),
    stale: ["customer-changed"],
  });

  return (
    <SheetForm {...frame} onCancel={onCancel}>
      {isNew && <SimilarCustomers form={form} />}
      <CustomerFields form={form} admin={admin} isNew={isNew} />
    </SheetForm>
  );
}

/** The billing address is chosen in the address book, and a certificate belongs to a customer that is saved. */
const sentFields = (role: Role, isNew: boolean) =>
  changeableCustomerFields(role).filter(
    (name) => described.field(name).group !== undefined && !(isNew && described.field(name).kind === "file"),
  );

const nameOf = ({ companyName, firstName, lastName }: Record<"companyName" | "firstName" | "lastName", string>) =>
  companyName.trim() || `${firstName} ${lastName}`.trim();
