import type { FastifyRequest } from "fastify";

/** The page that calls: keys work for its name. Other programs send none. */
export const pageOriginOf = ({ headers }: FastifyRequest): { pageOrigin: string | undefined } => ({
  pageOrigin: headers.origin,
});
