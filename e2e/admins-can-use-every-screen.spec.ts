import { testScreens } from "./support/accessible-screens.ts";

testScreens("ada", [
  "/billing",
  "/invoices",
  "/dashboards/admin",
  "/service-orders",
  "/service-orders?show=board",
  "/service-orders/ORDER",
  "/customers",
  "/customers/list",
  "/customers/CUSTOMER",
  "/customers/CUSTOMER?tab=addresses",
  "/vehicles",
  "/vehicles?vehicle=new",
  "/vehicles/VEHICLE",
  "/appointment-scheduling",
  "/appointment-scheduling?tab=schedule",
  "/locations",
  "/locations?facility=new",
  "/locations?tab=technicians",
  "/addresses",
  "/admin/vehicle-status-overview",
]);
