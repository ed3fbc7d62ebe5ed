// An IMAP server in-process with one folder: as much of RFC 3501 and IDLE as a client needs that reads mails by their UID.
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

interface HeldMail {
  uid: number;
  raw: Buffer;
  date: string;
}

export interface FakeImap extends AsyncDisposable {
  port: number;
  add: (...mails: string[]) => void;
  /** Empties it. */
  clear: () => void;
  /** Renumbers its mails, under another UIDVALIDITY. */
  renumber: () => void;
  /** Ends all connections, and accepts none until it is up again. */
  down: () => void;
  up: () => void;
  /** Ends all connections, and to those that come says nothing until it is up again. */
  silence: () => void;
  /** Keeps all connections, and says nothing more until it is up again. */
  mute: () => void;
  /** Ends all connections, and signs nobody in until it is up again. */
  lock: () => void;
  /** How many connections are open. */
  connected: () => number;
  /** How often somebody signed in. */
  signIns: () => number;
}

export async function startImapServer({ password = "open sesame" } = {}): Promise<FakeImap> {
  const box: Box = { uidValidity: 7, mails: [], lastUid: 0, isMute: false };
  const sockets = new Map<Socket, Session>();
  let [signIns, state] = [0, "up" as "locked" | "silent" | "up"];

  const server = createServer((socket) => {
    const door = { password, isLocked: state === "locked", onSignIn: () => void signIns++ };
    sockets.set(socket, state === "silent" ? { tell() {} } : openSession(socket, box, door));
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const end = () => {
    for (const socket of sockets.keys()) socket.destroy();
  };
  const answer = (as: typeof state) => {
    state = as;
    box.isMute = false;
    if (!server.listening) server.listen(port, "127.0.0.1");
    end();
  };
  return {
    port,
    add(...mails) {
      for (const raw of mails) {
        const uid = ++box.lastUid;
        box.mails.push({ uid, raw: Buffer.from(raw), date: "04-May-2026 10:00:00 +0000" });
      }
      for (const session of sockets.values()) session.tell();
    },
    clear: () => void (box.mails = []),
    renumber() {
      box.uidValidity++;
      for (const [index, mail] of box.mails.entries()) mail.uid = index + 1;
      box.lastUid = box.mails.length;
      end();
    },
    down() {
      server.close();
      end();
    },
    up: () => answer("up"),
    silence: () => answer("silent"),
    mute: () => void (box.isMute = true),
    lock: () => answer("locked"),
    connected: () => sockets.size,
    signIns: () => signIns,
    async [Symbol.asyncDispose]() {
      end();
      server.close();
      await once(server, "close");
    },
  };
}

interface Box {
  uidValidity: number;
  mails: HeldMail[];
  lastUid: number;
  isMute: boolean;
}

interface Session {
  /** Says how many mails there are, to one who waits for it. */
  tell: () => void;
}

interface Door {
  password: string;
  isLocked: boolean;
  onSignIn: () => void;
}

function openSession(socket: Socket, box: Box, door: Door): Session {
  let [buffered, idling, told] = ["", "", 0];
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const tell = () => {
    if (box.isMute || idling === "" || told === box.mails.length) return;
    told = box.mails.length;
    say(`* ${told} EXISTS`);
  };
  say("* OK [CAPABILITY IMAP4rev1 IDLE] ready");

  function obey(line: string): void {
    if (box.isMute) return;
    if (idling !== "" && /^done$/i.test(line)) {
      say(`${idling} OK done`);
      idling = "";
      return;
    }
    const [tag = "", ...rest] = line.split(" ");
    const command = rest.join(" ");
    if (/^capability/i.test(command)) say("* CAPABILITY IMAP4rev1 IDLE");
    else if (/^login/i.test(command)) {
      if (door.isLocked || !command.includes(door.password)) return say(`${tag} NO [AUTHENTICATIONFAILED] wrong`);
      door.onSignIn();
    } else if (/^list/i.test(command)) say(String.raw`* LIST (\HasNoChildren) "/" INBOX`);
    else if (/^(?:select|examine)/i.test(command)) {
      told = box.mails.length;
      say(`* ${told} EXISTS`);
      say(`* OK [UIDVALIDITY ${box.uidValidity}] valid`);
      say(`* OK [UIDNEXT ${(box.mails.at(-1)?.uid ?? 0) + 1}] next`);
      return say(`${tag} OK [READ-ONLY] done`);
    } else if (/^uid search/i.test(command)) {
      const first = Number(/uid (\d+):/i.exec(command)?.[1] ?? 1);
      say(`* SEARCH ${box.mails.flatMap(({ uid }) => (uid >= first ? [uid] : [])).join(" ")}`.trimEnd());
    } else if (/^uid fetch/i.test(command)) fetch(command);
    else if (/^idle/i.test(command)) {
      idling = tag;
      say("+ idling");
      return tell();
    } else if (/^logout/i.test(command)) {
      say("* BYE");
      say(`${tag} OK done`);
      return void socket.end();
    }
    say(`${tag} OK done`);
  }

  function fetch(command: string): void {
    const [, set = ""] = /^uid fetch (\S+)/i.exec(command) ?? [];
    const range = /<(\d+)\.(\d+)>/.exec(command);
    for (const [index, { uid, raw, date }] of box.mails.entries()) {
      if (!includes(set, uid)) continue;
      const head = `* ${index + 1} FETCH (UID ${uid} INTERNALDATE "${date}" RFC822.SIZE ${raw.length}`;
      if (!/body/i.test(command)) {
        say(`${head})`);
        continue;
      }
      const start = Number(range?.[1] ?? 0);
      const content = raw.subarray(start, range ? start + Number(range[2]) : raw.length);
      socket.write(`${head} BODY[]${range ? `<${start}>` : ""} {${content.length}}\r\n`);
      socket.write(content);
      say(")");
    }
  }

  socket.on("data", (chunk) => {
    buffered += chunk.toString("latin1");
    for (let end = buffered.indexOf("\r\n"); end !== -1; end = buffered.indexOf("\r\n")) {
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      obey(line);
    }
  });
  return { tell };
}

const includes = (set: string, uid: number): boolean =>
  set.split(",").some((each) => {
    const [first = "", last = first] = each.split(":");
    return uid >= Number(first) && (last === "*" || uid <= Number(last));
  });
