import { request, type Agent } from "node:http";

export interface Target {
  url: string;
  headers: Record<string, string>;
  body: string;
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
