import { changeableCustomerFields, customer } from "@boresight/domain/customers/customer-fields";
import { t } from "@boresight/domain/texts/text";
import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import { useForm } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { CompanyProfileFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { chosenTogether, NotificationInputs } from "#records/customer-form/notification-inputs.tsx";
import { choicesOf } from "#records/form/choices.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { only, recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { DownloadCertificate } from "#records/certificate/download-certificate.tsx";
import { LoadError } from "#records/load-error.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { DetailsCard } from "#ui/layout/details-card.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { OwnReach } from "./reach-marks.tsx";
import { exemptionOf } from "./customer-facts.tsx";
import { ContactsOfCustomer } from "./customer-contacts.tsx";
import { LoginsOfCompany } from "./own-logins.tsx";

const Addresses = lazyPart(async () => (await import("./customer-addresses.tsx")).AddressesOfCustomer);

const OwnCompany = graphql(`
  query OwnCompany {
    customers(first: 1) {
      nodes {
        id
        ...CompanyProfile
        ...CustomerContacts
        ...OwnLogins
      }
    }
  }
`);
const CompanyProfileFields = graphql(`
  fragment CompanyProfile on Customer {
    id
    version
    ...OwnCustomerFields
    companyName
    firstName
    lastName
    address {
      id
    }
    taxExempt
    taxExemptUntil
    taxExemptCertificateFileId
    textConsent {
      isGiven
      method
      recordedAt
      recordedBy
    }
  }
`);
const UpdateCompany = graphql(`
  mutation UpdateCompany($input: UpdateCustomerInput!) {
    updateCustomer(input: $input) {
      customer {
        id
        ...CompanyProfile
      }
    }
  }
`);

/** What a customer may change of its own record: how it is reached, and by whom. */
export function CompanyProfile() {
  const { data, error, refetch } = useQuery(OwnCompany, { fetchPolicy: "cache-and-network" });
  const [company] = rowsOf(data?.customers);
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={5} />;
  if (!company) return <BlankState dense kind="empty" title={t("customers.yourLoginIsNotLinkedYet")} />;
  const profile = readFragment(CompanyProfileFields, company);

  return (
    <>
      <CompanyForm key={profile.version} profile={profile} />
      <OwnExemption profile={profile} />
      <ContactsOfCustomer customer={company} />
      <LoginsOfCompany company={company} />
      <Suspense>
        <Addresses customer={profile} admin={false} choosesBilling={false} />
      </Suspense>
    </>
  );
}

/** What the shop has on record; only the shop changes it. */
function OwnExemption({ profile }: { profile: CompanyProfileFragment }) {
  const { taxExemptCertificateFileId: fileId } = profile;
  const details = [
    { label: t("customers.taxExempt"), value: exemptionOf(profile) },
    { label: t("customers.taxExemptCertificate"), value: fileId && <DownloadCertificate fileId={fileId} /> },
  ];
  return <DetailsCard title={t("customers.taxExemption")} details={details} />;
}

const own = changeableCustomerFields("customer");

function CompanyForm({ profile }: { profile: CompanyProfileFragment }) {
  const { id, version } = profile;
  const form = useForm({ defaultValues: recordValues(customer, profile) });
  const [update] = useMutation(UpdateCompany);
  const { busy, onSubmit } = useSave({
    form,
    input: (values) => ({ ...only(recordInput(customer, values), own), id, version }),
    save: (input) => update({ variables: { input } }),
    done: () => t("customers.nameIsSaved", { name: customerName(profile) }),
    shownBy: "bar",
    stale: ["customer-changed"],
  });

  return (
    <SectionCard
      title={customerName(profile)}
      aside={
        <OwnReach
          customerId={id}
          person={{ ...profile, name: customerName(profile), email: null, emailProblem: null }}
        />
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <RecordFields of={customer} form={form} names={["phone"]} autoComplete="tel" />
        <SelectInput
          form={form}
          name="locale"
          label={t("customers.languageOfMail")}
          choices={choicesOf(customer.fields.locale.choices)}
        />
        <RecordFields
          of={customer}
          form={form}
          names={own.filter((name) => name !== "phone" && name !== "locale")}
          render={chosenTogether(<NotificationInputs form={form} own />)}
        />
        <Button type="submit" variant="contained" loading={busy}>
          {t("base.save")}
        </Button>
      </form>
    </SectionCard>
  );
}
