/** What became of an order's appointment, in sentences. */
import { t } from "@boresight/domain/texts/text";
import EventBusyOutlined from "~icons/ic/outline-event-busy";
import EventOutlined from "~icons/ic/outline-event";
import EventRepeatOutlined from "~icons/ic/outline-event-repeat";
import type { OrderHistoryFragment } from "#graphql/graphql.ts";
import type { TimelineEntry } from "#ui/layout/timeline.tsx";
import { momentWords } from "#ui/time/zone-times.ts";

type Change = NonNullable<OrderHistoryFragment["appointmentChanges"]["nodes"][number]>;

type Answer = NonNullable<NonNullable<OrderHistoryFragment["appointmentAnswers"]>["nodes"][number]>;

type Said = Readonly<Record<"technician" | "when", string>>;

interface Deed {
  by: (said: Said & Readonly<Record<"who", string>>) => string;
  /** Where nobody of ours did it, or the reader does not see who did. */
  done: (said: Said) => string;
}

const deeds: Readonly<Record<string, Deed>> = {
  requested: {
    by: (said) => t("orders.appointmentRequestedBy", said),
    done: (said) => t("orders.appointmentRequested", said),
  },
  booked: { by: (said) => t("orders.appointmentBookedBy", said), done: (said) => t("orders.appointmentBooked", said) },
  confirmed: {
    by: (said) => t("orders.appointmentConfirmedBy", said),
    done: (said) => t("orders.appointmentConfirmed", said),
  },
  moved: { by: (said) => t("orders.appointmentMovedBy", said), done: (said) => t("orders.appointmentMoved", said) },
  reassigned: {
    by: (said) => t("orders.appointmentReassignedBy", said),
    done: (said) => t("orders.appointmentReassigned", said),
  },
  restored: {
    by: (said) => t("orders.appointmentRestoredBy", said),
    done: (said) => t("orders.appointmentRestored", said),
  },
  cancelled: {
    by: (said) => t("orders.appointmentCancelledBy", said),
    done: (said) => t("orders.appointmentCancelled", said),
  },
  noShow: { by: (said) => t("orders.appointmentMissed", said), done: (said) => t("orders.appointmentMissed", said) },
};

const icons: Readonly<Record<string, TimelineEntry["icon"]>> = {
  moved: EventRepeatOutlined,
  reassigned: EventRepeatOutlined,
  cancelled: EventBusyOutlined,
  noShow: EventBusyOutlined,
};

export function appointmentEntry({ id, kind, startsAt, changedAt, reason, ...about }: Change): TimelineEntry | null {
  const deed = deeds[kind];
  if (!deed) return null;
  const said = {
    when: momentWords(about.facility?.timeZone ?? "UTC", startsAt),
    technician: about.technician?.displayName ?? t("orders.nobodyYet"),
  };
  const who = about.userByChangedBy?.displayName;
  return {
    id,
    icon: icons[kind] ?? EventOutlined,
    tone: kind === "cancelled" || kind === "noShow" ? "red" : "grey",
    sentence: who ? deed.by({ ...said, who }) : deed.done(said),
    ...(reason && { note: reason }),
    moment: changedAt,
  };
}

const answers: Readonly<Record<string, (who: string) => string>> = {
  accepted: (who) => t("orders.invitationAccepted", { who }),
  tentative: (who) => t("orders.invitationTentative", { who }),
  declined: (who) => t("orders.invitationDeclined", { who }),
  countered: (who) => t("orders.invitationCountered", { who }),
};

/** What an invited person answered from their calendar. */
export function answerEntry({ id, answer, name, address, note, ...about }: Answer, timeZone: string): TimelineEntry {
  const who = name || address;
  const { proposedAt, answeredAt } = about;
  return {
    id,
    icon: answer === "declined" ? EventBusyOutlined : answer === "countered" ? EventRepeatOutlined : EventOutlined,
    tone: answer === "declined" ? "red" : answer === "countered" ? "amber" : "grey",
    sentence: proposedAt
      ? t("orders.invitationCounteredWith", { who, when: momentWords(timeZone, proposedAt) })
      : (answers[answer]?.(who) ?? who),
    ...(note && { note }),
    moment: answeredAt,
  };
}
