// Somebody who writes and reads at once what is read at the replica: an own write is always there, or the answer is an error.
import { setTimeout as sleep } from "node:timers/promises";

/** Writes and reads until the work is over. Returns what went wrong, each kind once. */
export async function readOwnWrites(url: string, token: string, work: () => Promise<void>): Promise<string[]> {
  const over = new AbortController();
  const writing = writeAndRead({ url, token, over: over.signal });
  try {
    await work();
  } finally {
    over.abort();
  }
  const missed = await writing;
  return missed > 0 ? [`${missed} own writes were not in the export that was read afterwards`] : [];
}

interface Reader {
  url: string;
  token: string;
  over: AbortSignal;
}

async function writeAndRead({ over, ...reader }: Reader): Promise<number> {
  let missed = 0;
  while (!over.aborted) {
    const isThere = await readAfterWrite(reader).catch(() => true); // Nothing was read: others hold that against the harm.
    if (!isThere) missed++;
    await sleep(500);
  }
  return missed;
}

async function readAfterWrite({ url, token }: Omit<Reader, "over">): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const name = `Own write ${crypto.randomUUID()}`;
  const query = `mutation { createCustomer(input: { companyName: "${name}", email: "own@example.com" }) { customer { id } } }`;
  const written = await fetch(`${url}/v1/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
  const { errors } = (await written.json()) as { errors?: unknown };
  if (errors || !written.ok) return true;
  const read = await fetch(`${url}/v1/functions/customers-csv`, { headers });
  const text = await read.text();
  return !read.ok || text.includes(name);
}
