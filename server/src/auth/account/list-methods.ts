import { z } from "zod";
import { readPasswordRules } from "#modules/accounts/factors/password-rules.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";

const isOpen = z.boolean();

/** What the sign-in page offers, without anything about a person. */
export const listMethods = endpoint(
  {
    method: "GET",
    path: "/methods",
    summary: "Lists the enabled sign-in methods.",
    answer: z.object({
      signUp: isOpen,
      anonymous: isOpen,
      magicLink: isOpen,
      emailCode: isOpen,
      sms: isOpen,
      securityKey: isOpen,
      mfa: isOpen,
      passwordMin: z.number().int(),
      refusesCommonPasswords: z.boolean(),
      emailVerification: z.enum(["required", "optional"]),
      providers: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    errors: [],
  },
  async ({ deps }) => {
    const { config } = deps;
    const { signUp, anonymous, magicLink, emailCode, sms, mfa, emailVerification } = config.auth;
    const byRedirect = config.auth.providers.filter(({ clientSecret }) => clientSecret !== null);
    return {
      signUp,
      anonymous,
      magicLink,
      emailCode,
      sms,
      mfa,
      ...(await readPasswordRules(deps)),
      emailVerification,
      securityKey: config.auth.securityKeys,
      providers: byRedirect.map(({ id, name }) => ({ id, name })),
    };
  },
);
