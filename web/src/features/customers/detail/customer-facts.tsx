import { namesIn } from "@boresight/domain/base/record";
import { customer as described, type CustomerField } from "@boresight/domain/customers/customer-fields";
import { t } from "@boresight/domain/texts/text";
import type { ReactNode } from "react";
import { doesSendTexts } from "#data/offers.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { CustomerHeadFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { DownloadCertificate } from "#records/certificate/download-certificate.tsx";
import { recordDetails } from "#records/form/record-details.tsx";
import { OwnReach } from "./reach-marks.tsx";
import { CustomerReach } from "./use-reach.ts";
import { addressWords } from "#features/customers/addresses/address-words.ts";
import { termsWords } from "#features/customers/terms-words.ts";
import { DetailsCard } from "#ui/layout/details-card.tsx";
import { formatDay } from "#ui/time/times.ts";

/** Shown in words of their own, in the head of the page or in another place. */
const placed: readonly CustomerField[] = [
  ...(["customerKind", "companyName", "firstName", "lastName", "email", "phone", "locale"] as const),
  ...(["defaultFacilityId", "tags", "notes"] as const),
];
const reach: readonly CustomerField[] = ["email", "phone"];
const others = namesIn(described, "reach").filter((name) => !placed.includes(name));
const money: readonly CustomerField[] = ["customerKind", "defaultFacilityId", ...namesIn(described, "money")];

/** How the customer is reached, and on which terms it works with us. */
export function CustomerFacts({ customer }: { customer: CustomerHeadFragment }) {
  const { firstName, lastName, email, address } = customer;
  const person = { ...customer, ...readFragment(CustomerReach, customer), name: customerName(customer) };
  const billed = address && addressWords(address);

  return (
    <>
      <DetailsCard
        title={t("customers.howToReachThem")}
        aside={<OwnReach customerId={customer.id} person={person} />}
        details={[
          { label: t("base.name"), value: `${firstName} ${lastName}`.trim() },
          ...recordDetails(described, customer, {
            names: reach,
            render: { email: email ? <bdi>{email}</bdi> : t("customers.noEmailNothingMailed") },
          }),
          { label: t("customers.billingAddress"), value: billed && <bdi>{`${billed.street}, ${billed.place}`}</bdi> },
          ...recordDetails(described, customer, { names: ["locale"] }),
          { label: t("customers.notifications"), value: channelsOf(customer) },
          ...recordDetails(described, customer, { names: others }),
        ]}
      />
      <DetailsCard
        title={t("customers.ordersAndMoney")}
        details={[
          ...recordDetails(described, customer, { names: money, render: moneyOf(customer) }),
          { label: t("base.termsOfService"), value: termsOf(customer) },
          ...recordDetails(described, customer, { names: ["tags"] }),
        ]}
      />
      <NotesOfCustomer notes={customer.notes} />
    </>
  );
}

interface NotesOfCustomerProps extends Pick<CustomerHeadFragment, "notes"> {
  /** What can be done with them; without it, nothing is shown where there are none. */
  action?: ReactNode;
}

export function NotesOfCustomer({ notes, action }: NotesOfCustomerProps) {
  const text = notes && <span style={{ whiteSpace: "pre-line" }}>{notes}</span>;
  const details = [{ label: t("customers.staffOnly"), value: text }];
  return <DetailsCard title={t("base.notes")} details={details} aside={action} />;
}

const moneyOf = (customer: CustomerHeadFragment) => ({
  defaultFacilityId: customer.defaultFacility?.facilityName,
  paymentTermsDays: termsWords(customer.paymentTermsDays),
  priceListId: customer.priceList && <bdi>{customer.priceList.name}</bdi>,
  taxExempt: exemptionOf(customer),
  taxExemptUntil: null, // Part of the exemption.
  taxExemptCertificateFileId: customer.taxExemptCertificateFileId && (
    <DownloadCertificate fileId={customer.taxExemptCertificateFileId} />
  ),
});

const termsOf = ({ acceptsCurrentTerms, termsVersion }: CustomerHeadFragment): string =>
  acceptsCurrentTerms ? t("customers.acceptedVersion", { version: termsVersion ?? "" }) : t("customers.notAcceptedYet");

export function exemptionOf({
  taxExempt,
  taxExemptUntil,
}: Pick<CustomerHeadFragment, "taxExempt" | "taxExemptUntil">): string | null {
  if (!taxExempt) return null;
  return taxExemptUntil ? t("customers.untilDate", { date: formatDay(taxExemptUntil) }) : t("base.yes");
}

const textsOf = () => (doesSendTexts() ? t("customers.textMessages") : t("customers.textMessagesOff"));

function channelsOf({ notifyByEmail, notifyBySms }: CustomerHeadFragment): string {
  const channels = [...(notifyByEmail ? [t("base.email")] : []), ...(notifyBySms ? [textsOf()] : [])];
  return channels.length > 0 ? channels.join(", ") : t("customers.noNotifications");
}
