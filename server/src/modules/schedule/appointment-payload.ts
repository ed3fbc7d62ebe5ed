/** What the verbs about appointments return. */
export const appointmentPayload = {
  payload: "AppointmentPayload",
  returns: {
    appointment: "Appointment",
    serviceOrder: {
      type: "ServiceOrder",
      via: "appointment.service_order_id",
      description: "With the status that the booking led to.",
    },
  },
} as const;
