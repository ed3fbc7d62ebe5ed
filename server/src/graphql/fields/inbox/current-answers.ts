import { gql } from "postgraphile/utils";
import { readCurrentAnswers } from "#modules/inbox/invitations/read-current-answers.ts";
import { computedFields } from "#graphql/computed-fields.ts";

export const currentAnswersPlugin = computedFields(
  gql`
    extend type AppointmentAnswer {
      "Whether it is to the time that the appointment has: a move makes an answer void."
      isCurrent: Boolean!
    }
  `,
  { AppointmentAnswer: { isCurrent: (ids, { system }) => readCurrentAnswers(ids, system) } },
);
