/** What the verbs of appointments return. */
export const appointmentPayload = {
  payload: "AppointmentPayload",
  returns: {
    appointment: "Appointment",
    serviceOrder: { type: "ServiceOrder", description: "With the status that the booking led to." },
  },
} as const;
