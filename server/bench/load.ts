import { Agent, request } from "node:http";

export interface Target {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const clients = 16;
const warmUp = 1500;
const measured = 5000;

/** Sixteen clients at once, each asking again as soon as it has its answer: answers per second, after a warm-up. */
export async function throughput(target: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  await hammer(target, agent, warmUp);
  const answered = await hammer(target, agent, measured);
  agent.destroy();
  return answered / (measured / 1000);
}

async function hammer(target: Target, agent: Agent, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let answered = 0;
  const client = async () => {
    while (performance.now() < end) {
      await ask(target, agent);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answered;
}

/** The body of the answer; anything but 200 stops the benchmark. */
export function ask({ url, headers, body }: Target, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      ...(agent && { agent }),
    });
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (incoming.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${incoming.statusCode}: ${text}`));
      });
    });
    outgoing.end(body);
  });
}
