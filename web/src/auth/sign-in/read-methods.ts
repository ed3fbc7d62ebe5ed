import * as shape from "@boresight/domain/base/shape";
import type { AuthClient } from "#auth/auth-client.ts";

const methodsSchema = shape.object({
  signUp: shape.boolean(),
  anonymous: shape.boolean(),
  magicLink: shape.boolean(),
  emailCode: shape.boolean(),
  sms: shape.boolean(),
  securityKey: shape.boolean(),
  mfa: shape.boolean(),
  passwordMin: shape.number(),
  refusesCommonPasswords: shape.boolean(),
  emailVerification: shape.oneOf(["required", "optional"]),
  providers: shape.array(shape.object({ id: shape.string(), name: shape.string() })),
});

/** The enabled sign-in methods. */
export type Methods = shape.Output<typeof methodsSchema>;

export const readMethods = ({ call }: AuthClient): Promise<Methods> =>
  call({ path: "/methods", method: "GET", answer: methodsSchema });
