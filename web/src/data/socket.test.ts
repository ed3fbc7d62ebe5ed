import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSocket } from "./socket.ts";

const sockets: FakeWebSocket[] = [];

/** The browser's socket with the server's side in the test's hands. */
class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = 0;
  sent: { type: string; payload?: unknown }[] = [];
  closed: { code: number; reason: string } | null = null;
  onopen = () => {};
  onclose = (_event: { code: number; reason: string; wasClean: boolean }) => {};
  onmessage = (_event: { data: string }) => {};
  readonly url: string;
  readonly protocol: string;

  constructor(url: string, protocol: string) {
    this.url = url;
    this.protocol = protocol;
    sockets.push(this);
  }

  accept() {
    this.readyState = 1;
    this.onopen();
  }

  say(message: { type: string; id?: string; payload?: unknown }) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  send(message: string) {
    this.sent.push(JSON.parse(message) as { type: string });
  }

  close(code = 1000, reason = "") {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.closed = { code, reason };
    this.onclose({ code, reason, wasClean: true });
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const latest = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  sockets.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function subscribe(session: { token: string | null } = { token: "one" }) {
  const events: unknown[] = [];
  const onRejected = vi.fn<() => void>();
  const socket = createSocket({ url: "wss://shop.example/v1/graphql", token: async () => session.token, onRejected });
  const sink = {
    next: (event: unknown) => events.push(event),
    error: (error: unknown) => events.push({ error }),
    complete: () => {},
  };
  socket.client.subscribe({ query: "subscription { count }" }, sink);
  return { socket, session, events, onRejected };
}

async function connected(session?: { token: string | null }) {
  const subscription = subscribe(session);
  await pass(0);
  await welcome();
  return subscription;
}

async function welcome() {
  latest().accept();
  await pass(0);
  latest().say({ type: "connection_ack" });
  await pass(0);
}

test("the connection opens with the protocol and the bearer", async () => {
  await connected();

  expect(latest()).toMatchObject({ url: "wss://shop.example/v1/graphql", protocol: "graphql-transport-ws" });
  expect(latest().sent).toMatchObject([
    {
      type: "connection_init",
      payload: { headers: { "Sec-WebSocket-Protocol": "graphql-ws", authorization: "Bearer one" } },
    },
    { type: "subscribe" },
  ]);
});

test("without a token it asks as the public", async () => {
  await connected({ token: null });

  expect(latest().sent[0]).toMatchObject({ payload: { headers: { "x-hasura-role": "public" } } });
});

test("a new token restarts the socket at once, and subscribers notice nothing", async () => {
  const { socket, session, events } = await connected();

  session.token = "two";
  socket.restart();
  await pass(0);
  await welcome();
  latest().say({ type: "next", id: String(Object(latest().sent[1]).id), payload: { data: { count: 7 } } });

  expect(sockets[0]?.closed).toEqual({ code: 4205, reason: "Client Restart" });
  expect(latest().sent[0]).toMatchObject({ payload: { headers: { authorization: "Bearer two" } } });
  expect(events).toEqual([{ data: { count: 7 } }]);
});

test("a lost connection is retried after 1, 2 and 4 s and a random part", async () => {
  await connected();
  const attempts = [];

  for (const wait of [1000, 2000, 4000]) {
    latest().close(1006, "lost");
    await pass(wait + 1500 - 1);
    const before = sockets.length;
    await pass(1);
    attempts.push([before, sockets.length]);
  }

  expect(attempts).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
});

test("a new token ends a long wait", async () => {
  const { socket } = await connected();
  for (const wait of [1000, 2000, 4000, 8000]) {
    latest().close(1006, "lost");
    await pass(wait + 1500);
  }
  latest().close(1006, "lost");
  await pass(0);
  const before = sockets.length;

  socket.restart();
  await pass(0);

  expect([before, sockets.length]).toEqual([5, 6]);
});

test("a refused token is retried", async () => {
  await connected();

  latest().close(4403, "Forbidden");
  await pass(2500);

  expect(sockets).toHaveLength(2);
});

test("whose rights have changed asks for a fresh token and is back with it at once, without a word of loss", async () => {
  const { socket, session, events, onRejected } = await connected();
  onRejected.mockImplementation(() => {
    session.token = "two";
    socket.restart();
  });

  latest().close(4403, "Forbidden");
  await pass(0);
  await welcome();
  latest().say({ type: "next", id: String(Object(latest().sent[1]).id), payload: { data: { count: 7 } } });

  expect(onRejected).toHaveBeenCalledOnce();
  expect(latest().sent[0]).toMatchObject({ payload: { headers: { authorization: "Bearer two" } } });
  expect(events).toEqual([{ data: { count: 7 } }]);
  expect(socket.connection.lostSince()).toBeNull();
});

test("a server that refuses the fresh token too is not asked for tokens without end", async () => {
  const { onRejected } = await connected();

  for (let round = 0; round < 4; round++) {
    latest().close(4403, "Forbidden");
    await pass(1000 * 2 ** round + 1500);
  }

  expect(onRejected.mock.calls.length).toBeLessThanOrEqual(2);
});

test.each([4400, 4401, 4406, 4409, 4429, 4500, 4004, 4005, 1002])("close code %i is final", async (code) => {
  const { events } = await connected();

  latest().close(code, "no");
  await pass(60_000);

  expect(sockets).toHaveLength(1);
  expect(events).toMatchObject([{ error: { code } }]);
});

test("a ping without a pong for 5 s ends the connection and starts a new one", async () => {
  await connected();

  await pass(10_000 + 4999);
  const before = latest().closed;
  await pass(1);
  await pass(2500);

  expect(before).toBeNull();
  expect(sockets[0]?.closed).toEqual({ code: 4499, reason: "Terminated" });
  expect(sockets).toHaveLength(2);
});

test("a pong keeps the connection", async () => {
  await connected();

  await pass(10_000);
  latest().say({ type: "pong" });
  await pass(5000);

  expect(latest().sent.at(-1)).toEqual({ type: "ping" });
  expect(latest().closed).toBeNull();
});

test("the loss is told from its first moment until the server has answered again", async () => {
  vi.setSystemTime("2026-05-04T18:00:00Z");
  const { socket } = await connected();
  const told = new Set<string | null>();
  socket.connection.subscribe(() => told.add(socket.connection.lostSince()?.toISOString() ?? null));

  latest().close(1006, "lost");
  await pass(2500);
  latest().close(1006, "still lost");
  await pass(3500);
  await welcome();

  expect([...told]).toEqual(["2026-05-04T18:00:00.000Z", null]);
});

test("while it is lost, people can be told when it is tried again", async () => {
  vi.setSystemTime("2026-05-04T18:00:00Z");
  const { socket } = await connected();
  const nextTry = () => socket.connection.nextTryAt()?.toISOString() ?? null;

  latest().close(1006, "lost");
  await pass(0);
  const waiting = nextTry();
  await pass(2500);

  expect(waiting).toBe("2026-05-04T18:00:02.500Z");
  expect(nextTry()).toBeNull();
});

test("neither a restart nor the end of listening is a loss", async () => {
  const { socket } = await connected();
  const told: (Date | null)[] = [];
  socket.connection.subscribe(() => told.push(socket.connection.lostSince()));

  socket.restart();
  await pass(0);
  await welcome();
  latest().close(1000, "Normal Closure");

  expect(told).toEqual([]);
});

test.each(["an attempt", "an open connection"])(
  "%s that hangs is given up at once when the network returns",
  async (hanging) => {
    const { socket } = await connected();
    latest().close = () => {}; // A closing handshake that nobody answers.
    if (hanging === "an attempt") {
      latest().onclose({ code: 1006, reason: "lost", wasClean: false });
      await pass(2500);
      latest().close = () => {};
    }
    const before = sockets.length;

    socket.connection.tryNow();
    await pass(0);
    const began = sockets.length - before;
    await welcome();

    expect([began, socket.connection.lostSince()]).toEqual([1, null]);
  },
);

test("a restart that fails is a loss, and is tried again in turn", async () => {
  const { socket } = await connected();

  socket.restart();
  await pass(0);
  latest().close(1006, "refused");
  const before = sockets.length;
  await pass(1000);

  expect(socket.connection.lostSince()).not.toBeNull();
  expect(sockets).toHaveLength(before);
});
