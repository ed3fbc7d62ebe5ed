import type { Ability } from "@boresight/domain/accounts/abilities";
import { BuildOutlined } from "#ui/icons/build-outlined.ts";
import { ChecklistOutlined } from "#ui/icons/checklist-outlined.ts";
import { DirectionsCarOutlined } from "#ui/icons/directions-car-outlined.ts";
import { FactCheckOutlined } from "#ui/icons/fact-check-outlined.ts";
import { FilePresentOutlined } from "#ui/icons/file-present-outlined.ts";
import { GroupsOutlined } from "#ui/icons/groups-outlined.ts";
import { EmailOutlined } from "#ui/icons/email-outlined.ts";
import { EventOutlined } from "#ui/icons/event-outlined.ts";
import { LinearScaleOutlined } from "#ui/icons/linear-scale-outlined.ts";
import { LocationOnOutlined } from "#ui/icons/location-on-outlined.ts";
import { ManageAccountsOutlined } from "#ui/icons/manage-accounts-outlined.ts";
import { PlaceOutlined } from "#ui/icons/place-outlined.ts";
import { SpaceDashboardOutlined } from "#ui/icons/space-dashboard-outlined.ts";
import { ViewColumnOutlined } from "#ui/icons/view-column-outlined.ts";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { pages } from "./routes.tsx";

export interface MenuEntry {
  title: string;
  icon: SvgIconComponent;
  to: string;
  /** The pages that belong to this entry, by URL prefix. */
  covers: string;
}

export interface MenuGroup {
  title: string;
  entries: readonly MenuEntry[];
}

const menu: readonly MenuGroup[] = [
  {
    title: "Work",
    entries: [
      { title: "Dashboard", icon: SpaceDashboardOutlined, to: "/", covers: "/dashboards" },
      { title: "Service Orders", icon: FactCheckOutlined, to: "/service-orders", covers: "/service-orders" },
      {
        title: "Service Intake",
        icon: EventOutlined,
        to: "/appointment-scheduling",
        covers: "/appointment-scheduling",
      },
      {
        title: "Vehicle Status",
        icon: ViewColumnOutlined,
        to: "/admin/vehicle-status-overview",
        covers: "/admin/vehicle-status-overview",
      },
      { title: "Locations", icon: LocationOnOutlined, to: "/locations", covers: "/locations" },
    ],
  },
  {
    title: "People",
    entries: [
      { title: "Customers", icon: GroupsOutlined, to: "/customers", covers: "/customers" },
      { title: "Addresses", icon: PlaceOutlined, to: "/addresses", covers: "/addresses" },
      { title: "Vehicles", icon: DirectionsCarOutlined, to: "/vehicles", covers: "/vehicles" },
    ],
  },
  {
    title: "Administration",
    entries: [
      {
        title: "Service Order Statuses",
        icon: LinearScaleOutlined,
        to: "/admin/service-order-statuses",
        covers: "/admin/service-order-statuses",
      },
      { title: "Tasks", icon: ChecklistOutlined, to: "/admin/tasks", covers: "/admin/tasks" },
      { title: "Task Files", icon: FilePresentOutlined, to: "/admin/task-files", covers: "/admin/task-files" },
      {
        title: "Email Templates",
        icon: EmailOutlined,
        to: "/admin/service-order-emails",
        covers: "/admin/service-order-emails",
      },
      { title: "Users", icon: ManageAccountsOutlined, to: "/admin/users", covers: "/admin/users" },
      { title: "Utils", icon: BuildOutlined, to: "/admin/utils", covers: "/admin/utils" },
    ],
  },
];

/** Returns a person's menu: entries whose page exists and is permitted, in groups that are not empty. */
export const menuFor = (ability: Ability): MenuGroup[] =>
  menu
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => isAvailable(entry, ability)) }))
    .filter(({ entries }) => entries.length > 0);

const isAvailable = (entry: MenuEntry, ability: Ability): boolean =>
  pages.some(({ path, right }) => right && isCurrent(entry, path) && ability.can(right.action, right.subject));

export const isCurrent = ({ covers }: MenuEntry, path: string): boolean =>
  path === covers || path.startsWith(`${covers}/`);
