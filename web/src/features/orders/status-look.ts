import { statusColors, type StatusIcon, type StatusCategory } from "@boresight/domain/statuses/status-look";
import Approval from "@mui/icons-material/ApprovalOutlined";
import Block from "@mui/icons-material/Block";
import Calculate from "@mui/icons-material/CalculateOutlined";
import Cancel from "@mui/icons-material/CancelOutlined";
import Circle from "@mui/icons-material/RadioButtonUnchecked";
import Done from "@mui/icons-material/DoneAll";
import Event from "@mui/icons-material/EventOutlined";
import Help from "@mui/icons-material/HelpOutlineOutlined";
import Inbox from "@mui/icons-material/InboxOutlined";
import Key from "@mui/icons-material/KeyOutlined";
import Login from "@mui/icons-material/Login";
import Logout from "@mui/icons-material/Logout";
import Pause from "@mui/icons-material/PauseCircleOutlined";
import Receipt from "@mui/icons-material/ReceiptLongOutlined";
import ManageSearch from "@mui/icons-material/ManageSearchOutlined";
import ThumbUp from "@mui/icons-material/ThumbUpOutlined";
import TrackChanges from "@mui/icons-material/TrackChangesOutlined";
import Truck from "@mui/icons-material/LocalShippingOutlined";
import Verified from "@mui/icons-material/VerifiedOutlined";
import type { SvgIconComponent } from "@mui/icons-material";
import type { Tone } from "#ui/text/tones.ts";

interface CategoryLook {
  label: string;
  tone: Tone;
}

/** One hue for each category, in chips, charts and timelines alike. */
const categoryLooks: Record<StatusCategory, CategoryLook> = {
  intake: { label: "Intake", tone: "violet" },
  ready: { label: "Ready to start", tone: "blue" },
  onsite: { label: "Arriving", tone: "teal" },
  work: { label: "In work", tone: "amber" },
  hold: { label: "On hold", tone: "magenta" },
  done: { label: "Done", tone: "green" },
  billing: { label: "Billing", tone: "olive" },
  closed: { label: "Closed", tone: "grey" },
};

const isCategory = (category: string): category is StatusCategory => Object.hasOwn(categoryLooks, category);

export const categoryLook = (category: string): CategoryLook =>
  categoryLooks[isCategory(category) ? category : "closed"];

export const categories = Object.keys(categoryLooks).filter(isCategory);

/** The icons an admin can give a status, by the word the row carries. */
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

/** The colour an admin gave the status, or its category's. */
export const statusTone = ({ color, category }: { color: string; category: string }): Tone =>
  statusColors.find((chosen) => chosen === color) ?? categoryLook(category).tone;
