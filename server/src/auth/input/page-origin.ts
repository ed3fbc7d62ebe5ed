import type { FastifyRequest } from "fastify";

/** The origin of the calling page, for which keys are valid. Other programs send none. */
export const pageOriginOf = ({ headers }: FastifyRequest): { pageOrigin: string | undefined } => ({
  pageOrigin: headers.origin,
});
