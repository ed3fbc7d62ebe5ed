import { t } from "@boresight/domain/texts/text";
import { ShopSetup } from "#features/settings/shop/shop-setup.tsx";
import { Page } from "#ui/layout/page.tsx";

export const Setup = () => (
  <Page title={t("app.setUp")}>
    <ShopSetup />
  </Page>
);
