/** A VROOM server whose answers a test decides, and what it was asked. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import * as z from "zod";

const window = z.tuple([z.int(), z.int()]);
const questionSchema = z.object({
  vehicles: z.array(
    z.looseObject({
      id: z.int(),
      skills: z.array(z.int()),
      time_window: window,
      breaks: z.array(z.object({ id: z.int(), time_windows: z.array(window), service: z.int() })),
    }),
  ),
  jobs: z.array(z.looseObject({ id: z.int(), time_windows: z.array(window) })),
  matrices: z.object({ car: z.object({ durations: z.array(z.array(z.int())), costs: z.array(z.array(z.int())) }) }),
  options: z.object({ g: z.boolean() }),
});

export type VroomQuestion = z.output<typeof questionSchema>;
type Answer = (question: VroomQuestion) => object | number | string | Promise<object>;

/** All jobs on the first vehicle, those that may begin first before the others. */
export const inOrderOfTime: Answer = ({ jobs, vehicles }) => ({
  code: 0,
  routes: [
    {
      vehicle: vehicles[0]?.id,
      steps: [
        { type: "start" },
        ...jobs
          .toSorted((one, other) => (one.time_windows[0]?.[0] ?? 0) - (other.time_windows[0]?.[0] ?? 0))
          .map(({ id }) => ({ type: "job", id })),
        { type: "end" },
      ],
    },
  ],
  unassigned: [],
});

/** What VROOM calls wrong in a question. */
function wrongIn({ jobs, vehicles }: VroomQuestion): string | null {
  if (jobs.length === 0) return "No task defined.";
  if (vehicles.length === 0) return "No vehicle defined.";
  for (const { id, time_window: hours, breaks } of vehicles) {
    const isKept = breaks.every(({ time_windows: windows, service }) =>
      windows.some(([from]) => from >= hours[0] && from + service <= hours[1]),
    );
    if (!isKept) return `Inconsistent breaks for vehicle ${id}.`;
  }
  return null;
}

/** A number is answered as a status, and a string as it is. */
export async function startFakeVroom() {
  const state: { answer: Answer; asked: VroomQuestion[] } = { answer: inOrderOfTime, asked: [] };
  const server = createServer((request, response) => {
    const answered = async () => {
      const sent = await json(request);
      const question = questionSchema.parse(sent);
      state.asked.push(question);
      const error = wrongIn(question);
      const answer = error === null ? await state.answer(question) : 400;
      if (error !== null) response.writeHead(400).end(JSON.stringify({ code: 2, error }));
      else if (typeof answer === "number") response.writeHead(answer).end();
      else response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
    };
    void answered();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
