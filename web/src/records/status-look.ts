import { t } from "@boresight/domain/texts/text";
import { statusColors, type StatusIcon, type StatusCategory } from "@boresight/domain/statuses/status-look";
import { ApprovalOutlined as Approval } from "#ui/icons/done/approval-outlined.ts";
import { Block } from "#ui/icons/problem/block.ts";
import { CalculateOutlined as Calculate } from "#ui/icons/action/calculate-outlined.ts";
import { CancelOutlined as Cancel } from "#ui/icons/problem/cancel-outlined.ts";
import { RadioButtonUnchecked as Circle } from "#ui/icons/done/radio-button-unchecked.ts";
import { DoneAll as Done } from "#ui/icons/done/done-all.ts";
import { EventOutlined as Event } from "#ui/icons/time/event-outlined.ts";
import { HelpOutlineOutlined as Help } from "#ui/icons/problem/help-outline-outlined.ts";
import { InboxOutlined as Inbox } from "#ui/icons/mail/inbox-outlined.ts";
import { KeyOutlined as Key } from "#ui/icons/security/key-outlined.ts";
import { Login } from "#ui/icons/security/login.ts";
import { Logout } from "#ui/icons/security/logout.ts";
import { PauseCircleOutlined as Pause } from "#ui/icons/time/pause-circle-outlined.ts";
import { ReceiptLongOutlined as Receipt } from "#ui/icons/action/receipt-long-outlined.ts";
import { ManageSearchOutlined as ManageSearch } from "#ui/icons/action/manage-search-outlined.ts";
import { ThumbUpOutlined as ThumbUp } from "#ui/icons/done/thumb-up-outlined.ts";
import { TrackChangesOutlined as TrackChanges } from "#ui/icons/display/track-changes-outlined.ts";
import { LocalShippingOutlined as Truck } from "#ui/icons/place/local-shipping-outlined.ts";
import { VerifiedOutlined as Verified } from "#ui/icons/security/verified-outlined.ts";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import type { Look } from "#ui/text/look.ts";
import type { Tone } from "#ui/text/tones.ts";

/** One colour per category, in chips, charts and timelines alike. */
const categoryLooks: Record<StatusCategory, Look> = {
  intake: { words: t("orders.intake"), tone: "violet" },
  ready: { words: t("orders.readyToStart"), tone: "blue" },
  onsite: { words: t("orders.arriving"), tone: "teal" },
  work: { words: t("orders.inWork"), tone: "amber" },
  hold: { words: t("orders.onHold"), tone: "magenta" },
  done: { words: t("orders.done"), tone: "green" },
  billing: { words: t("orders.billing"), tone: "olive" },
  closed: { words: t("orders.closed"), tone: "grey" },
};

const isCategory = (category: string): category is StatusCategory => Object.hasOwn(categoryLooks, category);

export const categoryLook = (category: string): Look => categoryLooks[isCategory(category) ? category : "closed"];

export const categories = Object.keys(categoryLooks).filter(isCategory);

/** The icons that an admin can give a status, by the name that is stored. */
const statusIcons: Record<StatusIcon, SvgIconComponent> = {
  inbox: Inbox,
  help: Help,
  calculate: Calculate,
  approval: Approval,
  "thumb-up": ThumbUp,
  event: Event,
  truck: Truck,
  login: Login,
  search: ManageSearch,
  pause: Pause,
  target: TrackChanges,
  verified: Verified,
  key: Key,
  logout: Logout,
  receipt: Receipt,
  done: Done,
  block: Block,
  cancel: Cancel,
};

const isIcon = (icon: string): icon is StatusIcon => Object.hasOwn(statusIcons, icon);

export const statusIcon = (icon: string): SvgIconComponent => (isIcon(icon) ? statusIcons[icon] : Circle);

/** Returns the colour that an admin gave the status, or its category's. */
export const statusTone = ({ color, category }: { color: string; category: string }): Tone =>
  statusColors.find((chosen) => chosen === color) ?? categoryLook(category).tone;
