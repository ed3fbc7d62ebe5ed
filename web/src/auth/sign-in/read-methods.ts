import * as z from "zod/mini";
import type { AuthClient } from "#auth/auth-client.ts";

const methodsSchema = z.object({
  signUp: z.boolean(),
  anonymous: z.boolean(),
  magicLink: z.boolean(),
  emailCode: z.boolean(),
  sms: z.boolean(),
  securityKey: z.boolean(),
  mfa: z.boolean(),
  passwordMin: z.number(),
  emailVerification: z.enum(["required", "optional"]),
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** The enabled sign-in methods. */
export type Methods = z.output<typeof methodsSchema>;

export const readMethods = ({ call }: AuthClient): Promise<Methods> =>
  call({ path: "/methods", method: "GET", answer: methodsSchema });
