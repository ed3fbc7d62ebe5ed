import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { sendOk } from "./answers.ts";
import type { Endpoint } from "./auth-parts.ts";

const manifest = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")));

export const serviceStatus: Endpoint = (app) => {
  app.get("/healthz", (_request, reply) => sendOk(reply));
  app.get("/version", async () => ({ version: manifest.version }));
  // Tokens are signed with a shared secret: there are no public keys to show.
  app.get("/.well-known/jwks.json", async () => ({ keys: [] }));
};
