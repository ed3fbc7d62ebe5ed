import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import { passagesOf } from "@boresight/domain/settings/terms-text";
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { useTerms, type Terms } from "#features/settings/use-terms.ts";
import { shopName } from "#ui/text/shop.ts";
import { Prose, type Passage } from "#ui/text/prose.tsx";

const passages: readonly Passage[] = [
  {
    heading: t("app.theService"),
    text: t("app.termsOfWork"),
  },
  {
    heading: t("app.ordersAndEstimates"),
    text: t("app.workStartsWhenAnEstimateHas"),
  },
  {
    heading: t("app.theStateOfTheVehicle"),
    text: t("app.termsOfReadiness"),
  },
  {
    heading: t("app.payment"),
    text: t("app.termsOfPayment"),
  },
];

/** The shop's own terms, or those that come with the product. */
export function TermsOfService() {
  const terms = useTerms();
  const title = t("app.termsOfServiceOfProductname", { productName: shopName() });
  if (terms === null) return <Prose title={title} passages={[]} />;
  if (terms === "unread") return <Prose title={title} lead={clientErrorCatalogue.network.message} passages={[]} />;

  return <Prose title={title} lead={versionOf(terms)} passages={terms.text ? passagesOf(terms.text) : passages} />;
}

function versionOf({ version, changedAt }: Terms): string | null {
  if (version === 0 || changedAt === null) return null;
  const day = new Intl.DateTimeFormat(localeTag(), { dateStyle: "long" }).format(new Date(changedAt));
  return t("app.termsVersion", { version, day });
}
