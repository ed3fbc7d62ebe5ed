// One attempt to upload one file to the storage service.
import { t } from "@boresight/domain/texts/text";
import { createActor, type ActorRefFrom } from "xstate";
import { clientProblem, type AuthProblem } from "#auth/auth-problem.ts";
import { isStored, type Fetch } from "./is-stored.ts";
import type { UploadEntry } from "./upload-entry.ts";
import { uploadMachine } from "./upload-machine.ts";
import type { uploadTransport } from "./upload-transport.ts";

export type Outcome = { type: "stored" } | { type: "stopped" } | { type: "failed"; problem: AuthProblem };

export interface SendingDeps {
  /** The backend's origin, without /v1. */
  backendUrl: string;
  token: () => Promise<string | null>;
  transport: typeof uploadTransport;
  fetch: Fetch;
}

export interface Sending {
  outcome: Promise<Outcome>;
  stop: () => void;
}

interface Parcel {
  entry: UploadEntry;
  content: () => Promise<Blob | undefined>;
  onProgress: (percent: number) => void;
}

const lost: AuthProblem = {
  status: 410,
  error: "file-lost",
  message: t("errors.file-lost"),
};

export function sendUpload(parcel: Parcel, parts: SendingDeps): Sending {
  const machine = createActor(uploadMachine.provide({ actors: { transport: parts.transport } })).start();
  const ending = new AbortController();
  const stopped = Promise.withResolvers<Outcome>();
  const stop = () => {
    ending.abort();
    machine.send({ type: "DESTROY" });
    stopped.resolve({ type: "stopped" });
  };
  const sent = send(parcel, { ...parts, machine, signal: ending.signal }).catch((): Outcome => ({
    type: "failed",
    problem: clientProblem("network"),
  }));
  return { outcome: Promise.race([stopped.promise, sent]), stop };
}

interface Attempt extends SendingDeps {
  machine: ActorRefFrom<typeof uploadMachine>;
  signal: AbortSignal;
}

async function send({ entry, content, onProgress }: Parcel, attempt: Attempt): Promise<Outcome> {
  const { backendUrl, fetch, machine, signal } = attempt;
  const bytes = await content();
  if (!bytes) return { type: "failed", problem: lost };
  const accessToken = await attempt.token();
  if (signal.aborted) return { type: "stopped" };
  if (accessToken === null) return { type: "failed", problem: clientProblem("network") };
  const file = new File([bytes], entry.name, { type: entry.type });
  const isThere = () => isStored({ entry, file }, { backendUrl, accessToken, fetch, signal });
  if (entry.replaces && entry.attempts > 0 && (await isThere())) return { type: "stored" };

  const { id, uploadTarget, name, replaces } = entry;
  const wish = { file, id, name, metadata: { ...uploadTarget }, ...(replaces && { replaces }) };
  const ended = endOf(machine, onProgress);
  machine.send({ type: "UPLOAD", sender: { backendUrl, accessToken }, ...wish });
  const outcome = await ended;
  // The response to an earlier attempt may have been lost.
  const conflicts = outcome.type === "failed" && outcome.problem.status === 409;
  return conflicts && (await isThere()) ? { type: "stored" } : outcome;
}

function endOf(machine: Attempt["machine"], onProgress: Parcel["onProgress"]): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  machine.subscribe((snapshot) => {
    const { progress, problem } = snapshot.context;
    if (snapshot.matches("uploading")) onProgress(progress);
    else if (snapshot.matches("uploaded")) resolve({ type: "stored" });
    else if (problem) resolve({ type: "failed", problem });
  });
  return promise;
}
