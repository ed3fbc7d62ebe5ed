import { area } from "#area.ts";
import { mountCalendarFeed } from "#functions/schedule/calendar-feed.ts";
import { workHoursCsv } from "#functions/schedule/work-hours-csv.ts";
import { displacedAppointmentsPlugin } from "#graphql/fields/schedule/displaced-appointments.ts";
import { hoursPlugin } from "#graphql/fields/schedule/hours.ts";
import { vanPlansPlugin } from "#graphql/fields/schedule/van-plans.ts";
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
import { saveWorkEntry } from "./hours/save-work-entry.ts";
import { startWork } from "./hours/start-work.ts";
import { stopWork } from "./hours/stop-work.ts";
import { findNoShows, markNoShow } from "./mark-no-show.ts";
import { scheduleReactions } from "./reactions.ts";
import { rescheduleAppointment } from "./reschedule-appointment.ts";
import { arriveAtStop } from "./road/arrive-at-stop.ts";
import { delayArrival } from "./road/delay-arrival.ts";
import { followDelays } from "./road/follow-delays.ts";
import { finishStop } from "./road/finish-stop.ts";
import { reportPosition } from "./road/report-position.ts";
import { startTravel } from "./road/start-travel.ts";
import { stopSharingPosition } from "./road/stop-sharing-position.ts";
import { tripEvents } from "./road/trip-events.ts";
import { planEvents } from "./routes/again/plan-events.ts";
import { replanSchema, replanVans } from "./routes/again/replan-vans.ts";
import { applyPlan } from "./routes/apply-plan.ts";
import { pinAppointment } from "./routes/pin-appointment.ts";
import { proposePlan } from "./routes/propose-plan.ts";
import { holdSlot } from "./slots/hold-slot.ts";
import { releaseHold } from "./slots/release-hold.ts";
import { releaseHolds } from "./slots/release-holds.ts";
import { askRoads } from "./travel/ask-roads.ts";
import { undoBooking } from "./undo-booking.ts";

export const scheduleArea = area("schedule", {
  verbs: {
    applyPlan,
    archiveFacility,
    arriveAtStop,
    bookAppointment,
    cancelAppointment,
    checkInAppointment,
    confirmAppointment,
    createCalendarLink,
    createFacility,
    delayArrival,
    deleteAbsence,
    deleteBayOutage,
    finishStop,
    holdSlot,
    markNoShow,
    nameTechnician,
    pinAppointment,
    proposePlan,
    releaseHold,
    reportPosition,
    rescheduleAppointment,
    rescheduleDisplacedAppointments,
    restoreFacility,
    revokeCalendarLink,
    saveAbsence,
    saveBay,
    saveBayOutage,
    saveCredential,
    saveWorkEntry,
    saveWorkPlan,
    startTravel,
    startWork,
    stopSharingPosition,
    stopWork,
    undoBooking,
    updateFacility,
    withdrawCredential,
  },
  reads: [displacedAppointmentsPlugin, hoursPlugin, slotsPlugin, vanPlansPlugin],
  functions: [workHoursCsv],
  mounts: [mountCalendarFeed],
  jobs: [
    job({
      name: "ask-roads",
      kind: "services",
      when: "*/5 * * * *",
      run: (_none, deps) => askRoads(deps),
    }),
    job({
      name: "follow-delays",
      kind: "upkeep",
      when: "* * * * *",
      run: (_none, deps) => followDelays(deps),
    }),
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
    job({
      name: "replan-vans",
      kind: "services",
      isKeyed: true,
      payload: replanSchema,
      run: (asked, deps) => replanVans(asked, deps),
    }),
  ],
  events: { ...appointmentEvents, ...planEvents, ...tripEvents },
  reactions: scheduleReactions,
});
