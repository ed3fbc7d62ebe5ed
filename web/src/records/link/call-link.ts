import * as shape from "@boresight/domain/base/shape";
import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";

/** Why a call of the link failed: a code of the catalogue, `network` included, and a message for people. */
export class LinkProblem extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const refusal = shape.object({ error: shape.string(), message: shape.string() });

/** Calls a function of a link, without a sign-in: `estimate-link/approve`. Throws a `LinkProblem`. */
export async function callLink(path: string, input: object): Promise<unknown> {
  const response = await send(path, input);
  return response.json().catch(() => null);
}

/** The same for a function that answers a file. */
export async function downloadByLink(path: string, input: object): Promise<Blob> {
  const response = await send(path, input);
  return response.blob();
}

async function send(path: string, input: object): Promise<Response> {
  const response = await fetch(`/v1/functions/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new LinkProblem("network", clientErrorCatalogue.network.message);
  });
  if (response.ok) return response;
  const { data } = refusal.safeParse(await response.json().catch(() => null));
  throw new LinkProblem(data?.error ?? "unexpected", data?.message ?? clientErrorCatalogue.unexpected.message);
}

export const problemOfLink = (error: unknown): LinkProblem =>
  error instanceof LinkProblem ? error : new LinkProblem("unexpected", clientErrorCatalogue.unexpected.message);
