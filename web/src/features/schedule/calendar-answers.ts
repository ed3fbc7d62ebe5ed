/** What invited people answered from their calendars to the time that an appointment has. */
import { t } from "@boresight/domain/texts/text";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { lookAmong } from "#ui/text/look.ts";
import type { Tone } from "#ui/theme/tones.ts";
import { clockWords, dayWords } from "#ui/time/zone-times.ts";

const CalendarAnswerFields = graphql(`
  fragment CalendarAnswer on AppointmentAnswer {
    id
    answer
    name
    address
    note
    proposedAt
    isCurrent
  }
`);

interface Answered {
  /** Left out for readers who do not see answers. */
  appointmentAnswers?: { nodes: readonly (FragmentType<typeof CalendarAnswerFields> | null)[] } | undefined;
}

export interface CalendarAnswer {
  id: string;
  words: string;
  note: string;
  tone: Tone;
}

const lookOf = lookAmong({
  declined: { words: t("schedule.answerDeclined"), tone: "red" },
  countered: { words: t("schedule.answerCountered"), tone: "amber" },
  tentative: { words: t("schedule.answerTentative"), tone: "amber" },
  accepted: { words: t("schedule.answerAccepted"), tone: "green" },
});

/** The one that the office has to act on comes first. */
const byUrgency = ["declined", "countered", "tentative", "accepted"];

export function calendarAnswersOf({ appointmentAnswers }: Answered, timeZone: string): CalendarAnswer[] {
  const current = rowsOf(appointmentAnswers)
    .map((row) => readFragment(CalendarAnswerFields, row))
    .filter(({ isCurrent }) => isCurrent)
    .toSorted((one, other) => byUrgency.indexOf(one.answer) - byUrgency.indexOf(other.answer));
  return current.map(({ id, answer, name, address, note, proposedAt }) => {
    const { words, tone } = lookOf(answer);
    const when = proposedAt && `${dayWords(timeZone, proposedAt)}, ${clockWords(timeZone, proposedAt)}`;
    const said = when ? t("schedule.answerCounteredWith", { when }) : words;
    const who = name || address;
    return { id, note, tone, words: current.length > 1 ? t("schedule.answerOf", { who, answer: said }) : said };
  });
}
