import { afterAll, beforeAll, expect, test } from "vitest";
import { startMailCatcher, type MailCatcher } from "../server/test/fakes/mail-catcher.ts";
import { startJobs } from "../server/test/jobs.ts";
import { receiveMail } from "../server/test/receive-mail.ts";
import { testConfig } from "../server/test/server.ts";
import { drag } from "./support/drag.ts";
import { monday, openScheduleDesk, schedule, type ScheduleDesk } from "./support/schedule-desk.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let catcher: MailCatcher;
let desk: ScheduleDesk;
let jobs: AsyncDisposable;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

beforeAll(async () => {
  catcher = await startMailCatcher();
  app = await startTestApp({ mail: { ...testConfig.mail, smtpUrl: catcher.smtpUrl } });
  desk = await openScheduleDesk(app);
  jobs = await startJobs(app.server);
});
afterAll(async () => {
  for (const one of [jobs, app, catcher]) await one[Symbol.asyncDispose]();
});

interface Invitation {
  appointmentId: string;
  sequence: number;
  start: string;
}

/** Sends at once what waits for some minutes, and returns the invitations that Carla then has. */
async function arrived(count: number): Promise<Invitation[]> {
  await app.server.db.owner.query("update graphile_worker._private_jobs set run_at = now()");
  await expect.poll(() => invitations().length).toBe(count);
  return invitations();
}

const invitations = (): Invitation[] =>
  catcher.caught
    .filter(({ to }) => to?.some(({ address }) => address === "carla@example.com"))
    .flatMap(({ attachments }) => attachments.filter(({ mimeType }) => mimeType === "text/calendar"))
    .map(({ content }) => {
      const written = typeof content === "string" ? content : Buffer.from(new Uint8Array(content)).toString("utf8");
      const of = (pattern: RegExp) => pattern.exec(written.replaceAll("\r\n ", ""))?.[1] ?? "";
      return {
        appointmentId: of(/UID:(\S+)@boresight/),
        sequence: Number(of(/SEQUENCE:(\d+)/)),
        start: of(/DTSTART;TZID=America\/Denver:(\S+)/),
      };
    });

const answers = ({ appointmentId, sequence }: Invitation, said: { answer: "accepted" | "countered"; note?: string }) =>
  receiveMail(app.server.db, {
    from: "carla@example.com",
    subject: "Re: Camry",
    text: "",
    calendarReply: {
      appointmentId,
      sequence,
      answer: said.answer,
      attendee: "carla@example.com",
      note: said.note ?? "",
      proposedAt: said.answer === "countered" ? `${monday}T17:30:00.000Z` : null,
      stampedAt: new Date().toISOString(),
    },
  });

const proposal = /Proposes Mon, .* (10|11):30/;

test("a proposal from the customer's calendar stands at the appointment until the office moves it, and the invitation follows", async () => {
  const order = await desk.approvedOrder();
  const id = order.id;
  await app.server.db.owner.query("update app.service_orders set readiness_confirmed_at = now() where id = $1", [id]);
  const page = await app.signIn("ada");
  await page.goto(schedule);
  const bay = page.locator(".ec-body .ec-day").first();
  const row = page.getByRole("listitem").filter({ hasText: String(order["internal_order_number"]) });
  await drag(row, bay, { x: 60, y: 120 });
  await page.getByText("Appointment booked").waitFor();
  const [invited] = await arrived(1);

  if (invited) await answers(invited, { answer: "countered", note: "Any time after 10 is fine" });
  const event = page.locator(".ec-event:not(.time-off)");
  await event.filter({ hasText: proposal }).waitFor();
  await event.click();
  const sheet = page.getByRole("dialog", { name: "Appointment" });
  await sheet.getByText(proposal).waitFor();
  await sheet.getByText("Any time after 10 is fine").waitFor();
  expect(await violations(page)).toEqual([]);
  const onPhone = await app.signIn("ada", phone);
  await onPhone.goto(`/service-orders/${id}?tab=facts`);
  const card = onPhone.getByRole("region", { name: "Appointment" });
  await card.getByText(proposal).waitFor();

  await page.goto(schedule);
  await drag(event, bay, { x: 60, y: 320 });
  await page.getByText("Appointment moved").waitFor();
  await card.getByText(proposal).waitFor({ state: "detached" });
  await event.filter({ hasText: proposal }).waitFor({ state: "detached" });
  const [first, updated] = await arrived(2);
  expect(updated?.appointmentId).toBe(first?.appointmentId);
  expect(updated?.sequence).toBeGreaterThan(first?.sequence ?? Infinity);
  expect(updated?.start).not.toBe(first?.start);

  if (updated) await answers(updated, { answer: "accepted" });
  await card.getByText("Accepted in their calendar").waitFor();
  await event.filter({ hasText: "Accepted in their calendar" }).waitFor();
});
