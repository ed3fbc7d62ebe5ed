import { t } from "@boresight/domain/texts/text";
import type { ReactNode } from "react";
import { doesSendTexts } from "#data/offers.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { CustomerHeadFragment } from "#graphql/graphql.ts";
import { kindWord } from "#records/customer-kinds.ts";
import { customerName } from "#records/customer-name.ts";
import { DownloadCertificate } from "#records/certificate/download-certificate.tsx";
import { OwnReach } from "./reach-marks.tsx";
import { CustomerReach } from "./use-reach.ts";
import { addressWords } from "#features/customers/addresses/address-words.ts";
import { termsWords } from "#features/customers/terms-words.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { DetailsCard } from "#ui/layout/details-card.tsx";
import { formatDay } from "#ui/time/times.ts";
import { PhoneText } from "#ui/text/phone-text.tsx";

const languageWords: Record<string, string> = {
  en: t("base.english"),
  fr: t("customers.french"),
  ar: t("customers.arabic"),
};

/** How the customer is reached, and on which terms it works with us. */
export function CustomerFacts({ customer }: { customer: CustomerHeadFragment }) {
  const { firstName, lastName, email, phone, address, locale, tags } = customer;
  const person = { ...customer, ...readFragment(CustomerReach, customer), name: customerName(customer) };
  const billed = address && addressWords(address);

  return (
    <>
      <DetailsCard
        title={t("customers.howToReachThem")}
        aside={<OwnReach customerId={customer.id} person={person} />}
        details={[
          { label: t("base.name"), value: `${firstName} ${lastName}`.trim() },
          { label: t("base.email"), value: email ? <bdi>{email}</bdi> : t("customers.noEmailNothingMailed") },
          { label: t("base.phone"), value: phone && <PhoneText phone={phone} extension={customer.phoneExtension} /> },
          { label: t("customers.billingAddress"), value: billed && <bdi>{`${billed.street}, ${billed.place}`}</bdi> },
          { label: t("base.language"), value: languageWords[locale] ?? locale },
          { label: t("customers.notifications"), value: channelsOf(customer) },
        ]}
      />
      <DetailsCard
        title={t("customers.ordersAndMoney")}
        details={[
          { label: t("base.kind"), value: kindWord(customer.customerKind) },
          { label: t("customers.usualLocation"), value: customer.defaultFacility?.facilityName },
          { label: t("customers.requiresAPoNumber"), value: customer.requiresPo && t("base.yes") },
          { label: t("customers.earnsRewards"), value: customer.isPartnerReward && t("base.yes") },
          { label: t("customers.paymentTerms"), value: termsWords(customer.paymentTermsDays) },
          { label: t("customers.creditLimit"), value: limitOf(customer) },
          { label: t("customers.priceList"), value: customer.priceList && <bdi>{customer.priceList.name}</bdi> },
          { label: t("customers.taxExempt"), value: exemptionOf(customer) },
          { label: t("customers.taxExemptCertificate"), value: certificateOf(customer) },
          { label: t("customers.terms"), value: termsOf(customer) },
          { label: t("customers.tags"), value: tags.join(", ") },
        ]}
      />
      <NotesOfCustomer notes={customer.notes} />
    </>
  );
}

interface NotesOfCustomerProps extends Pick<CustomerHeadFragment, "notes"> {
  /** What can be done with them; without it, nothing stands where there are none. */
  action?: ReactNode;
}

export function NotesOfCustomer({ notes, action }: NotesOfCustomerProps) {
  const text = notes && <span style={{ whiteSpace: "pre-line" }}>{notes}</span>;
  const details = [{ label: t("customers.staffOnly"), value: text }];
  return <DetailsCard title={t("customers.notes")} details={details} aside={action} />;
}

const limitOf = ({ creditLimitCents }: CustomerHeadFragment) =>
  creditLimitCents == null ? null : <MoneyText cents={creditLimitCents} />;

const termsOf = ({ acceptsCurrentTerms, termsVersion }: CustomerHeadFragment): string =>
  acceptsCurrentTerms ? t("customers.acceptedVersion", { version: termsVersion ?? "" }) : t("customers.notAcceptedYet");

export function exemptionOf({
  taxExempt,
  taxExemptUntil,
}: Pick<CustomerHeadFragment, "taxExempt" | "taxExemptUntil">): string | null {
  if (!taxExempt) return null;
  return taxExemptUntil ? t("customers.untilDate", { date: formatDay(taxExemptUntil) }) : t("base.yes");
}

const certificateOf = ({ taxExemptCertificateFileId: fileId }: CustomerHeadFragment) =>
  fileId && <DownloadCertificate fileId={fileId} />;

const textsOf = () => (doesSendTexts() ? t("customers.textMessages") : t("customers.textMessagesOff"));

function channelsOf({ notifyByEmail, notifyBySms }: CustomerHeadFragment): string {
  const channels = [...(notifyByEmail ? [t("base.email")] : []), ...(notifyBySms ? [textsOf()] : [])];
  return channels.length > 0 ? channels.join(", ") : t("customers.noNotifications");
}
