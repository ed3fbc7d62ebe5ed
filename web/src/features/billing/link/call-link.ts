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
  const response = await fetch(`/v1/functions/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new LinkProblem("network", clientErrorCatalogue.network.message);
  });
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return json;
  const { data } = refusal.safeParse(json);
  throw new LinkProblem(data?.error ?? "unexpected", data?.message ?? clientErrorCatalogue.unexpected.message);
}

export const problemOfLink = (error: unknown): LinkProblem =>
  error instanceof LinkProblem ? error : new LinkProblem("unexpected", clientErrorCatalogue.unexpected.message);
