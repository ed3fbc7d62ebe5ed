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
import { topicsAmong } from "@boresight/domain/customers/message-topic";
import { NotificationInputs } from "#records/customer-form/notification-inputs.tsx";
import { deliveries, deliveryOf } from "#records/customer-form/deliveries.ts";
import { languages } from "#records/customer-form/languages.ts";
import { DownloadCertificate } from "#records/certificate/download-certificate.tsx";
import { LoadError } from "#records/load-error.tsx";
import { useVerb } from "#records/use-verb.ts";
import { SelectInput } from "#ui/form/select-input.tsx";
import { typedPhone } from "#ui/text/phone-text.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { DetailsCard } from "#ui/layout/details-card.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
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
    companyName
    firstName
    lastName
    phone
    phoneExtension
    address {
      id
    }
    locale
    documentDelivery
    notifyByEmail
    notifyBySms
    unwantedEmails
    unwantedTexts
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

const reachOf = (profile: CompanyProfileFragment) => ({
  phone: typedPhone(profile.phone, profile.phoneExtension),
  locale: profile.locale,
  documentDelivery: profile.documentDelivery,
  notifyByEmail: profile.notifyByEmail,
  notifyBySms: profile.notifyBySms,
  unwantedEmails: topicsAmong(profile.unwantedEmails),
  unwantedTexts: topicsAmong(profile.unwantedTexts),
});

function CompanyForm({ profile }: { profile: CompanyProfileFragment }) {
  const { id, version } = profile;
  const form = useForm({ defaultValues: reachOf(profile) });
  const [update] = useMutation(UpdateCompany);
  const { run } = useVerb({ form, shownBy: "bar", stale: ["customer-changed"] });
  const submit = form.handleSubmit(async ({ phone: typed, locale: chosen, documentDelivery: delivery, ...notify }) => {
    const input = {
      id,
      version,
      ...notify,
      phone: typed.trim() || null,
      locale: chosen,
      documentDelivery: deliveryOf(delivery),
    };
    await run(() => update({ variables: { input } }), t("customers.nameIsSaved", { name: customerName(profile) }));
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
          void submit();
        }}
      >
        <TextInput
          form={form}
          name="phone"
          label={t("base.phone")}
          optional
          input={{ type: "tel", autoComplete: "tel" }}
        />
        <SelectInput form={form} name="locale" label={t("customers.languageOfMail")} choices={languages} />
        <NotificationInputs
          form={form}
          notifyByEmail="notifyByEmail"
          notifyBySms="notifyBySms"
          emails="unwantedEmails"
          texts="unwantedTexts"
          own
        />
        <SelectInput form={form} name="documentDelivery" label={t("customers.documentDelivery")} choices={deliveries} />
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t("base.save")}
        </Button>
      </form>
    </SectionCard>
  );
}
