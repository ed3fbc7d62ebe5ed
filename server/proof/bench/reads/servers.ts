/** The two sides of the comparison, each a process of its own. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { adminSecret, jwtSecret } from "./askers.ts";

/** Texts come in by it; none goes out, as nothing listens there. */
export const textGateway = {
  TWILIO_ACCOUNT_SID: "AC0",
  TWILIO_AUTH_TOKEN: "the bench posts its texts by itself",
  TWILIO_FROM: "+15005550006",
  TWILIO_URL: "http://127.0.0.1:9",
};

export async function startPlain(serverUrl: string, port: number): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "plain-server.ts"), {
    env: { ...process.env, SERVER_URL: serverUrl, PORT: String(port) },
  });
  await once(child, "message");
  return child;
}

export interface OwnSettings {
  databaseUrl: string;
  dataDir: string;
  port: number;
  admin: { email: string; password: string };
}

export async function startOurs({ databaseUrl, dataDir, port, admin }: OwnSettings): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "../../../start.mjs"), {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_SECRET: adminSecret,
      JWT_SECRET: jwtSecret,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...textGateway,
      RATE_LIMITS: "off",
      CONNECTIONS_PER_ADDRESS: "0", // All of the bench come from here.
      DEMO: "off",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (child.stdout) await once(child.stdout, "data");
  return child;
}
