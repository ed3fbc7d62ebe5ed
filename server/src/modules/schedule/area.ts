import { area } from "#area.ts";
import { mountCalendarFeed } from "#functions/schedule/calendar-feed.ts";
import { displacedAppointmentsPlugin } from "#graphql/fields/schedule/displaced-appointments.ts";
import { slotsPlugin } from "#graphql/fields/schedule/slots.ts";
import { job } from "#jobs/job.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { appointmentEvents } from "./appointment-events.ts";
import { bookAppointment } from "./book-appointment.ts";
import { createCalendarLink } from "./calendar-links/create-calendar-link.ts";
import { revokeCalendarLink } from "./calendar-links/revoke-calendar-link.ts";
import { cancelAppointment } from "./cancel-appointment.ts";
import { checkInAppointment } from "./check-in-appointment.ts";
import { confirmAppointment } from "./confirm-appointment.ts";
import { nameTechnician } from "./credentials/name-technician.ts";
import { saveCredential } from "./credentials/save-credential.ts";
import { withdrawCredential } from "./credentials/withdraw-credential.ts";
import { archiveFacility } from "./facilities/archive-facility.ts";
import { createFacility } from "./facilities/create-facility.ts";
import { deleteAbsence } from "./facilities/delete-absence.ts";
import { deleteBayOutage } from "./facilities/delete-bay-outage.ts";
import { rescheduleDisplacedAppointments } from "./facilities/reschedule-displaced-appointments.ts";
import { restoreFacility } from "./facilities/restore-facility.ts";
import { saveAbsence } from "./facilities/save-absence.ts";
import { saveBayOutage } from "./facilities/save-bay-outage.ts";
import { saveBay } from "./facilities/save-bay.ts";
import { saveWorkPlan } from "./facilities/save-work-plan.ts";
import { updateFacility } from "./facilities/update-facility.ts";
import { findNoShows, markNoShow } from "./mark-no-show.ts";
import { scheduleReactions } from "./reactions.ts";
import { rescheduleAppointment } from "./reschedule-appointment.ts";
import { holdSlot } from "./slots/hold-slot.ts";
import { releaseHold } from "./slots/release-hold.ts";
import { releaseHolds } from "./slots/release-holds.ts";
import { undoBooking } from "./undo-booking.ts";

export const scheduleArea = area("schedule", {
  verbs: {
    archiveFacility,
    bookAppointment,
    cancelAppointment,
    checkInAppointment,
    confirmAppointment,
    createCalendarLink,
    createFacility,
    deleteAbsence,
    deleteBayOutage,
    holdSlot,
    markNoShow,
    nameTechnician,
    releaseHold,
    rescheduleAppointment,
    rescheduleDisplacedAppointments,
    restoreFacility,
    revokeCalendarLink,
    saveAbsence,
    saveBay,
    saveBayOutage,
    saveCredential,
    saveWorkPlan,
    undoBooking,
    updateFacility,
    withdrawCredential,
  },
  reads: [displacedAppointmentsPlugin, slotsPlugin],
  mounts: [mountCalendarFeed],
  jobs: [
    job({
      name: "mark-no-shows",
      kind: "upkeep",
      when: "*/5 * * * *",
      run: (_none, deps) => asSystem(deps, (_system, work) => findNoShows(work)),
    }),
    job({
      name: "release-holds",
      kind: "upkeep",
      when: "* * * * *",
      run: (_none, { pool, clock }) => asSystem(pool, (system) => releaseHolds(system, clock)),
    }),
  ],
  events: appointmentEvents,
  reactions: scheduleReactions,
});
