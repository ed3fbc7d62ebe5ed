import { testScreens } from "./support/accessible-screens.ts";

testScreens("carla", [
  "/billing",
  "/dashboards/customer",
  "/service-orders",
  "/service-orders/ORDER",
  "/customers",
  "/appointment-scheduling",
  "/appointment-scheduling?tab=schedule",
  "/locations",
  "/pages/user-profile",
  "/pages/account-settings?tab=company",
  "/pages/account-settings?tab=account",
  "/pages/account-settings?tab=security",
  "/pages/account-settings?tab=tokens",
  "/pages/account-settings?tab=webhooks",
]);
