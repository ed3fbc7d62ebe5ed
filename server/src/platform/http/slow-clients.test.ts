import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fastify } from "fastify";
import { afterAll, expect, test } from "vitest";
import { endSlowBodies, limitConnections, refuseSecondHost } from "./slow-clients.ts";

const app = fastify();
endSlowBodies(app, 50);
limitConnections(app, { most: 3, trusted: ["127.0.0.8/30"] });
refuseSecondHost(app);
app.addContentTypeParser(
  "multipart/form-data",
  (_request, body, done) => void body.resume().once("end", () => done(null)),
);
app.post("/", async () => "done");
app.post("/private", { onRequest: async (_request, reply) => reply.code(401).send("no") }, async () => "done");
await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());
const port = Number(new URL(app.listeningOrigin).port);

async function open(localAddress = "127.0.0.1"): Promise<Socket & { said: () => string }> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString())).on("error", () => {});
  await once(socket, "connect");
  return Object.assign(socket, { said: () => text });
}

const begin = (type: string, more = "", path = "/") =>
  `POST ${path} HTTP/1.1\r\nHost: shop.test\r\n${more}Content-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`;

test("a body that never ends is ended with an error that says so", async () => {
  const socket = await open();
  socket.write(begin("application/json"));

  await once(socket, "close");

  expect(socket.said()).toMatch(/^HTTP\/1.1 408 /);
  expect(
    JSON.parse(
      socket
        .said()
        .split("\r\n\r\n")[1]
        ?.replace(/^[^{]*|[^}]*$/g, "") ?? "",
    ),
  ).toMatchObject({
    status: 408,
    error: "request-timeout",
  });
});

test("an upload takes its time", async () => {
  const socket = await open();
  socket.write(begin("multipart/form-data; boundary=x"));
  await new Promise((resolve) => setTimeout(resolve, 120));

  socket.write("x".repeat(99));

  await expect.poll(() => socket.said()).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

test("an upload that was refused does not go on", async () => {
  const socket = await open();
  socket.write(begin("multipart/form-data; boundary=x", "", "/private"));

  await once(socket, "close");

  expect(socket.said()).toMatch(/^HTTP\/1.1 401 /);
});

test("a second name for the host is refused", async () => {
  const socket = await open();
  socket.write(`${begin("application/json", "Host: evil.test\r\n")}${" ".repeat(98)}}`);

  await expect.poll(() => socket.said()).toMatch(/^HTTP\/1.1 400 |500 /);
  socket.destroy();
});

test.each([
  ["a length besides chunks", "POST", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"],
  ["two lengths", "POST", "Content-Length: 5\r\nContent-Length: 6\r\n"],
  ["chunks that are not the last coding", "POST", "Transfer-Encoding: chunked, identity\r\n"],
  ["TRACE", "TRACE", ""],
])("%s is refused", async (_what, method, headers) => {
  const socket = await open();
  socket.write(`${method} / HTTP/1.1\r\nHost: shop.test\r\nX-Secret: mine\r\n${headers}\r\n`);

  await expect.poll(() => socket.said()).toMatch(/^HTTP\/1.1 40[045] /);
  expect(socket.said()).not.toContain("mine");
  socket.destroy();
});

const closed = (sockets: readonly Socket[]) =>
  sockets.filter(({ destroyed, readableEnded }) => destroyed || readableEnded).length;

test("one address has so many connections, and a proxy of a trusted range any number", async () => {
  const mine = await Promise.all(Array.from({ length: 6 }, () => open("127.0.0.2")));
  const proxied = await Promise.all(Array.from({ length: 6 }, () => open("127.0.0.9")));

  await expect.poll(() => closed(mine)).toBe(3);
  expect(closed(proxied)).toBe(0);
  for (const socket of [...mine, ...proxied]) socket.destroy();
});
