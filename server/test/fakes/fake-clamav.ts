// ClamAV's daemon as far as we use it, in-process: it takes content by INSTREAM and finds one virus.
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

export interface FakeClamav extends AsyncDisposable {
  settings: { host: string; port: number };
  /** How many bytes each scan was about. */
  scanned: number[];
  /** Answers the next scans with this instead. */
  say: (answer: string | null) => void;
}

/** Harmless, and known to every scanner as a test. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** Of ClamAV 25 MB, where nobody has set another. */
const streamMaxLength = 2_000_000;

const command = "zINSTREAM\0";

export async function startFakeClamav(): Promise<FakeClamav> {
  const scanned: number[] = [];
  let answer: string | null = null;

  async function serve(socket: Socket): Promise<void> {
    let sent = Buffer.alloc(0);
    for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      sent = Buffer.concat([sent, chunk]);
      if (sent.length > streamMaxLength) {
        socket.write("INSTREAM size limit exceeded. ERROR\0");
        break;
      }
      const content = contentOf(sent);
      if (!content) continue;
      scanned.push(content.length);
      socket.end(`${answer ?? (content.includes(eicar) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK")}\0`);
      break;
    }
    socket.resume(); // What still comes is thrown away.
  }

  const server = createServer((socket) => void serve(socket).catch(() => {})).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    settings: { host: "127.0.0.1", port: (server.address() as AddressInfo).port },
    scanned,
    say: (words) => void (answer = words),
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, "close");
    },
  };
}

/** Null until the empty piece that ends it has come. */
function contentOf(sent: Buffer): Buffer | null {
  if (sent.toString("latin1", 0, command.length) !== command) return null;
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
