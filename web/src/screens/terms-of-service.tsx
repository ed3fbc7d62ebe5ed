import { t } from "@boresight/domain/texts/text";
import { productName } from "#ui/text/product-name.ts";
import { Prose, type Passage } from "#ui/text/prose.tsx";

const passages: readonly Passage[] = [
  {
    heading: t("app.theService"),
    text: t("app.weCalibrateTheDriverAssistanceSensors"),
  },
  {
    heading: t("app.ordersAndEstimates"),
    text: t("app.workStartsWhenAnEstimateHas"),
  },
  {
    heading: t("app.theStateOfTheVehicle"),
    text: t("app.aCalibrationNeedsAVehicleThat"),
  },
  {
    heading: t("app.payment"),
    text: t("app.invoicesAreDueByTheDate"),
  },
];

export function TermsOfService() {
  return <Prose title={t("app.termsOfServiceOfProductname", { productName: productName() })} passages={passages} />;
}
