import { t } from "@boresight/domain/texts/text";
import { formatWorkingTime } from "#ui/time/working-time.ts";
import type { StatusColor, StatusIcon } from "@boresight/domain/statuses/status-look";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";

export const roleWords: Record<string, string> = {
  admin: t("statuses.admins"),
  technician: t("base.technicians"),
  customer: t("base.customers"),
  user: t("statuses.usersOfACustomer"),
};

export const colorWords: Record<StatusColor, string> = {
  violet: t("statuses.violet"),
  blue: t("statuses.blue"),
  teal: t("statuses.teal"),
  amber: t("statuses.amber"),
  magenta: t("statuses.magenta"),
  green: t("statuses.green"),
  olive: t("statuses.olive"),
  grey: t("statuses.grey"),
};

export const iconWords: Record<StatusIcon, string> = {
  inbox: t("statuses.inbox"),
  help: t("statuses.questionMark"),
  calculate: t("statuses.calculator"),
  approval: t("statuses.stamp"),
  "thumb-up": t("statuses.thumbUp"),
  event: t("base.calendar"),
  truck: t("statuses.truck"),
  login: t("statuses.arriving"),
  search: t("statuses.magnifier"),
  pause: t("statuses.pause"),
  target: t("base.target"),
  verified: t("statuses.seal"),
  key: t("base.code"),
  logout: t("statuses.leaving"),
  receipt: t("statuses.receipt"),
  done: t("statuses.ticks"),
  block: t("statuses.barred"),
  cancel: t("statuses.cross"),
};

export const orderCountWords = (count: number | null): string => {
  if (count === null || count === 0) return t("statuses.noOrders");
  return t("base.countOrders", { count });
};

type Marked = Pick<StatusDefinitionFragment, "isInitial" | "isTerminal" | "isHold" | "isActive" | "slaMinutes">;

/** Summarises the traits of a status. */
export const marksOf = ({ isInitial, isTerminal, isHold, isActive, slaMinutes }: Marked): string =>
  [
    !isActive && t("statuses.notInUse"),
    isInitial && t("statuses.ordersBeginHere"),
    isTerminal && t("statuses.ordersEndHere"),
    isHold && t("statuses.hold"),
    slaMinutes !== null && t("statuses.lateAfterWorkingtimewords", { duration: formatWorkingTime(slaMinutes) }),
  ]
    .filter(Boolean)
    .join(" · ");
