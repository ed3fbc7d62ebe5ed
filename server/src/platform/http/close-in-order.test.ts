import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fastify, type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeInOrder } from "./close-in-order.ts";

let app: FastifyInstance;
let socket: Socket;
let begun: PromiseWithResolvers<void>;
const question = "GET /slow HTTP/1.1\r\nHost: shop.test\r\n\r\n";

beforeEach(async () => {
  app = fastify({ pluginTimeout: 0, return503OnClosing: false }); // It would set timers of its own while ours are fake.
  closeInOrder(app, 10_000);
  begun = Promise.withResolvers();
  app.addHook("preClose", async () => {
    begun.resolve();
    await sleep(50); // As parts that take a moment to close.
  });
  app.get("/slow", async () => {
    await sleep(300);
    return "done";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  socket = connectToApp();
  await once(socket, "connect");
});
afterEach(() => vi.useRealTimers());

const connectToApp = () => connect((app.server.address() as AddressInfo).port, "127.0.0.1");

/** The ten seconds never pass: what waits for them does not end. */
const stopTime = () => vi.useFakeTimers({ toFake: ["setTimeout"] });

test("a spare connection, over which nothing was asked, does not keep the server from closing", async () => {
  const closed = once(socket, "close");
  stopTime();

  await app.close();
  await closed;

  expect(socket.closed).toBe(true);
});

test("nor does one that is opened while other parts close", async () => {
  stopTime();
  const closing = app.close();
  await begun.promise;
  const late = connectToApp();
  late.on("error", () => {}); // The server hangs up.
  await once(late, "connect");

  await closing;
  if (!late.closed) await once(late, "close");

  expect(late.closed).toBe(true);
});

test("one that is opened at the last moment may still ask", async () => {
  const closing = app.close();
  await begun.promise;
  const late = connectToApp();
  await once(late, "connect");
  await sleep(250); // The server sweeps more than once.
  late.write(question);

  const [[answer]] = await Promise.all([once(late, "data"), closing]);

  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[^]*done$/);
});

test("what was asked is answered", async () => {
  socket.write(question);
  await once(app.server, "request");

  const [[answer]] = await Promise.all([once(socket, "data"), app.close()]);

  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[^]*done$/);
});

test("a question that is never finished keeps it for ten seconds", async () => {
  const closed = once(socket, "close");
  socket.write(question.slice(0, 20));
  await sleep(100);
  stopTime();

  const closing = app.close();
  await begun.promise;
  await vi.advanceTimersByTimeAsync(9999);
  expect(socket.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);

  await Promise.all([closing, closed]);
});
