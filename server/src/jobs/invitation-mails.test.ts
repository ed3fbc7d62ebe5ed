import { expect, test } from "vitest";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { cancelAppointment } from "#modules/schedule/cancel-appointment.ts";
import { rescheduleAppointment } from "#modules/schedule/reschedule-appointment.ts";
import { addBays } from "../../test/bays.ts";
import { startMailCatcher, type MailCatcher } from "../../test/fakes/mail-catcher.ts";
import { startJobs } from "../../test/jobs.ts";
import { verbsOver } from "../../test/run-as.ts";
import { startServer, testConfig } from "../../test/server.ts";
import { addOrder, openShop } from "../../test/shop.ts";

const [monday, friday] = ["2031-05-05T15:00:00.000Z", "2031-05-09T15:00:00.000Z"];

const calendars = ({ caught }: MailCatcher): string[] =>
  caught
    .filter(({ to }) => to?.some(({ address }) => address === "carla@example.com"))
    .flatMap(({ attachments }) => attachments.filter(({ mimeType }) => mimeType === "text/calendar"))
    .map(({ content }) =>
      typeof content === "string" ? content : Buffer.from(new Uint8Array(content)).toString("utf8"),
    );

test("an invitation that arrives by mail is updated by a reschedule and taken back by a cancellation", async () => {
  await using catcher = await startMailCatcher();
  await using server = await startServer({ mail: { ...testConfig.mail, smtpUrl: catcher.smtpUrl } });
  const { db } = server;
  const shop = await openShop(db.owner);
  const { first } = await addBays(db.owner, shop.facilityId);
  const of = { customerId: shop.carla.customerId, status: "approved", readiness_confirmed_at: monday };
  const { id: orderId } = await addOrder(db.owner, shop, of);
  const runAs = verbsOver(() => db);
  const appointment = async () =>
    (await db.owner.query("select id, version from app.appointments where service_order_id = $1", [orderId])).rows[0];
  const jobs = await startJobs(server);

  /** Sends at once what waits for some minutes, and returns the invitation that Carla then has. */
  async function arrived(count: number): Promise<string> {
    await db.owner.query("update graphile_worker._private_jobs set run_at = now()");
    await expect.poll(() => calendars(catcher).length).toBeGreaterThanOrEqual(count);
    const written = calendars(catcher).at(-1) ?? "";
    return written.replaceAll("\r\n ", "");
  }

  await runAs(shop.tom, bookAppointment, { orderId, bayId: first.id, startsAt: monday });
  const invited = await arrived(1);
  const { id } = await appointment();
  await runAs(shop.tom, rescheduleAppointment, { ...(await appointment()), bayId: first.id, startsAt: friday });
  const updated = await arrived(2);
  await runAs(shop.tom, cancelAppointment, { ...(await appointment()), reason: "The parts are late" });
  const cancelled = await arrived(3);
  await jobs[Symbol.asyncDispose]();

  const sequences = [invited, updated, cancelled].map((content) => Number(/SEQUENCE:(\d+)/.exec(content)?.[1]));
  expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  expect(new Set(sequences).size).toBe(3);
  for (const content of [invited, updated, cancelled]) expect(content).toContain(`UID:${id}@boresight`);
  expect(invited).toMatch(/METHOD:REQUEST[^]*DTSTART;TZID=America\/Denver:20310505T090000/);
  expect(updated).toMatch(/METHOD:REQUEST[^]*DTSTART;TZID=America\/Denver:20310509T090000/);
  expect(cancelled).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
});
