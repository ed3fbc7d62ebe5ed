// Open sockets that follow orders, in a process of their own: the parent sends who they are, and then what they are to hear of.
import { WebSocket } from "ws";

interface Opening {
  url: string;
  /** One for each socket. */
  tokens: readonly string[];
}

export type ToClients = { open: Opening } | { expect: string };
/** Epoch milliseconds at which the last socket received it; how many sockets ended by themselves. */
export type FromClients = { isOpen: true } | { isReady: true } | { heardAt: number } | { ended: number };

/** As many as a crowd that comes back at once. */
const openingAtOnce = 50;

let expected: string | null = null;
let missing = new Set<WebSocket>();
const open = new Set<WebSocket>();
const tell = (message: FromClients) => process.send?.(message);

process.on("message", (message: ToClients) => {
  if ("open" in message) void openAll(message.open).then(() => tell({ isOpen: true }));
  else {
    expected = message.expect;
    missing = new Set(open);
    tell({ isReady: true });
  }
});

async function openAll({ url, tokens }: Opening): Promise<void> {
  const waiting = [...tokens];
  const openNext = async () => {
    for (let token = waiting.pop(); token; token = waiting.pop()) open.add(await openOne(url, token));
  };
  await Promise.all(Array.from({ length: openingAtOnce }, openNext));
}

/** Resolves with its first event: it follows from then on. */
function openOne(url: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/v1/graphql`, "graphql-transport-ws");
  const send = (message: object) => socket.send(JSON.stringify(message));
  const query = "subscription { orderChanges { id statusId changedAt } }";
  socket.on("open", () =>
    send({ type: "connection_init", payload: { headers: { authorization: `Bearer ${token}` } } }),
  );
  return new Promise((resolve, reject) => {
    socket.on("message", (raw: Buffer) => {
      const message = JSON.parse(raw.toString()) as Message;
      if (message.type === "connection_ack") send({ id: "1", type: "subscribe", payload: { query } });
      else if (message.type === "ping") send({ type: "pong" });
      else if (message.type === "next") {
        resolve(socket);
        hear(socket, message.payload?.data?.orderChanges.statusId);
      }
    });
    socket.on("error", reject);
    socket.on("close", (code) => {
      reject(new Error(`a socket was closed with ${code}`));
      if (open.delete(socket)) tell({ ended: 1 });
    });
  });
}

interface Message {
  type: string;
  payload?: { data?: { orderChanges: { statusId: string | null } } };
}

function hear(socket: WebSocket, statusId: string | null | undefined): void {
  if (expected === null || statusId !== expected || !missing.delete(socket) || missing.size > 0) return;
  expected = null;
  tell({ heardAt: Date.now() });
}
