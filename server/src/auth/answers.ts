import type { FastifyReply } from "fastify";

/** Success without data: the JSON string, quotes included. */
export const sendOk = (reply: FastifyReply): FastifyReply => reply.type("application/json").send('"OK"');
