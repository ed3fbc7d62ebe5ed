import { t } from "@boresight/domain/texts/text";
import { shopName } from "#ui/text/shop.ts";
import { Prose, type Passage } from "#ui/text/prose.tsx";

const passages: readonly Passage[] = [
  {
    heading: t("app.whatWeKeep"),
    text: t("app.theNameEMailAndPhone"),
  },
  {
    heading: t("app.whatFor"),
    text: t("app.toCalibrateVehiclesToProveWhat"),
  },
  {
    heading: t("app.whoSeesIt"),
    text: t("app.ourStaffAndEachCustomerTheir"),
  },
  {
    heading: t("app.howLong"),
    text: t("app.workRecordsStayForSevenYears"),
  },
  {
    heading: t("app.inYourBrowser"),
    text: t("app.weStoreYourSignInAnd"),
  },
];

export function PrivacyPolicy() {
  return <Prose title={t("app.privacyAtProductname", { productName: shopName() })} passages={passages} />;
}
