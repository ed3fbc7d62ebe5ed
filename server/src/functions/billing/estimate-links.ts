// An estimate by its single-purpose link, without a sign-in: to read it, to approve and to decline it. The token is in
// the body, so that no log of addresses has it.
import { roles } from "@boresight/domain/accounts/roles";
import type { FastifyRequest } from "fastify";
import { approveByLink, declineByLink, type LinkSigner } from "#modules/billing/links/decide-by-link.ts";
import { openEstimateLink } from "#modules/billing/links/open-estimate-link.ts";
import { serverFunction, type FunctionDeps } from "#functions/server-function.ts";

const signerOf = ({ ip, headers }: FastifyRequest, { keepContent }: Pick<FunctionDeps, "keepContent">): LinkSigner => ({
  address: ip,
  userAgent: headers["user-agent"] ?? "",
  keepContent,
});

/** At most a drawn signature of 100 kB in base64, with what comes with it. */
const bodyLimit = 300_000;

export const estimateLink = serverFunction({ path: "estimate-link", roles }, ({ input, request, deps }) =>
  openEstimateLink({ sent: input, address: request.ip }, deps),
);

export const approveEstimateLink = serverFunction(
  { path: "estimate-link/approve", roles, bodyLimit },
  ({ input, request, deps }) => approveByLink(input, signerOf(request, deps), deps),
);

export const declineEstimateLink = serverFunction(
  { path: "estimate-link/decline", roles },
  ({ input, request, deps }) => declineByLink(input, signerOf(request, deps), deps),
);
