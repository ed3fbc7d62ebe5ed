import { t } from "@boresight/domain/texts/text";
import { statusColors, type StatusIcon, type StatusCategory } from "@boresight/domain/statuses/status-look";
import Approval from "~icons/ic/outline-approval";
import Block from "~icons/ic/baseline-block";
import Calculate from "~icons/ic/outline-calculate";
import Cancel from "~icons/ic/outline-cancel";
import Circle from "~icons/ic/baseline-radio-button-unchecked";
import Done from "~icons/ic/baseline-done-all";
import Event from "~icons/ic/outline-event";
import Help from "~icons/ic/outline-help-outline";
import Inbox from "~icons/ic/outline-inbox";
import Key from "~icons/ic/outline-key";
import Login from "~icons/ic/baseline-login";
import Logout from "~icons/ic/baseline-logout";
import Pause from "~icons/ic/outline-pause-circle";
import Receipt from "~icons/ic/outline-receipt-long";
import ManageSearch from "~icons/ic/outline-manage-search";
import ThumbUp from "~icons/ic/outline-thumb-up";
import TrackChanges from "~icons/ic/outline-track-changes";
import Truck from "~icons/ic/outline-local-shipping";
import Verified from "~icons/ic/outline-verified";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import type { Look } from "#ui/text/look.ts";
import type { Tone } from "#ui/theme/tones.ts";

/** One colour per category, in chips, charts and timelines alike. */
const categoryLooks: Record<StatusCategory, Look> = {
  intake: { words: t("orders.intake"), tone: "violet" },
  ready: { words: t("orders.readyToStart"), tone: "blue" },
  onsite: { words: t("orders.arriving"), tone: "teal" },
  work: { words: t("orders.inWork"), tone: "amber" },
  hold: { words: t("base.onHold"), tone: "magenta" },
  done: { words: t("orders.done"), tone: "green" },
  billing: { words: t("base.billing"), tone: "olive" },
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
