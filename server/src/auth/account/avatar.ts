import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { changeAvatar, readAvatar, removeAvatar } from "#modules/accounts/own-account/change-avatar.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint, endpoint } from "#auth/endpoint/endpoint.ts";

export const avatar = [
  bearerEndpoint(
    {
      method: "PUT",
      path: "/user/avatar",
      summary: "Takes the bearer's picture: a JPEG, PNG or WebP of at most 200 kB as the body.",
      takesImage: true,
      answer: okAnswer,
      errors: ["payload-too-large"],
      bearer: "registered",
    },
    async ({ request, user, deps }) => {
      const { body } = request;
      if (!Buffer.isBuffer(body)) throw fail("invalid-request");
      await asSystem(deps.pool, (system) => changeAvatar(user.userId, body, system));
      return ok;
    },
  ),
  bearerEndpoint(
    {
      method: "DELETE",
      path: "/user/avatar",
      summary: "Removes the bearer's picture.",
      answer: okAnswer,
      errors: [],
      bearer: "registered",
    },
    async ({ user, deps }) => {
      await asSystem(deps.pool, (system) => removeAvatar(user.userId, system));
      return ok;
    },
  ),
  endpoint(
    {
      method: "GET",
      path: "/avatars/:userId",
      summary: "Shows a person's picture; its address changes with it.",
      params: z.object({ userId: z.uuid() }),
      sends: "image",
      uncounted: true,
      errors: ["not-found"],
    },
    async ({ params, reply, deps }) => {
      const { content, mimeType } = await asSystem(deps.pool, (system) => readAvatar(params.userId, system));
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("cross-origin-resource-policy", "cross-origin") // Mails and other pages may show it.
        .header("x-content-type-options", "nosniff")
        .type(mimeType)
        .send(content);
    },
  ),
];
