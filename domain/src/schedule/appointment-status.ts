/** The statuses of an appointment, and the groups of them that the business distinguishes. */
export const appointmentStatuses = [
  "held",
  "requested",
  "confirmed",
  "arrived",
  "completed",
  "noShow",
  "cancelled",
] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** These occupy their bay, technician and vehicle. */
export const liveAppointmentStatuses = ["held", "requested", "confirmed", "arrived"] as const;

/** Live, and the vehicle has not arrived yet. */
export const upcomingAppointmentStatuses = ["held", "requested", "confirmed"] as const;

/** Live and requested by somebody: what an order's page shows as its appointment. */
export const bookedAppointmentStatuses = ["requested", "confirmed", "arrived"] as const;

/** Requested or confirmed, not arrived: these move when the shop's hours change. */
export const movableAppointmentStatuses = ["requested", "confirmed"] as const;

/** Nobody came: their orders wait for a new time. */
export const lapsedAppointmentStatuses = ["cancelled", "noShow"] as const;

/** Everything that occupied or will occupy time in the calendar. */
export const attendedAppointmentStatuses = [...bookedAppointmentStatuses, "completed"] as const;
