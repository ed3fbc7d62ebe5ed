import { isEmail, isPassword } from "@boresight/domain/accounts/credentials";
import { createActor, waitFor } from "xstate";
import * as shape from "@boresight/domain/base/shape";
import type { Outcome } from "./auth-problem.ts";
import { requestMachine, type Asker, type RequestMachine } from "./machines/request-machine.ts";
import { withFullRedirect, type RedirectOptions } from "./sign-in/sign-up-options.ts";

export interface EmailChange {
  newEmail: string;
  /** The current password. */
  password?: string;
  options?: RedirectOptions;
}

/** Changes the bearer's own password or, with the ticket of an email, its recipient's. */
export interface PasswordChange {
  newPassword: string;
  /** The current one. */
  password?: string;
  ticket?: string;
}

export interface MailRequest {
  email: string;
  options?: RedirectOptions;
}

const emailProblem = (email: string) => (isEmail(email) ? null : "invalid-email");
const passwordProblem = (password: string) => (isPassword(password) ? null : "invalid-password");

// Made when they are needed: XState takes its time, which the start of every page would wait for.
export const changeEmailMachine = () =>
  requestMachine<EmailChange>({
    problem: ({ newEmail }) => emailProblem(newEmail),
    send: (asker, input) => post(asker, "/user/email/change", { ...input }),
  });

export const changePasswordMachine = () =>
  requestMachine<PasswordChange>({
    problem: ({ newPassword }) => passwordProblem(newPassword),
    send: (asker, input) => post(asker, "/user/password", { ...input }),
  });

export const resetPasswordMachine = () =>
  requestMachine<MailRequest>({
    problem: ({ email }) => emailProblem(email),
    send: (asker, { email, options }) => post(asker, "/user/password/reset", { email, options }),
  });

export const verificationEmailMachine = () =>
  requestMachine<MailRequest>({
    problem: ({ email }) => emailProblem(email),
    send: (asker, { email, options }) => post(asker, "/user/email/send-verification-email", { email, options }),
  });

export interface RequestActions {
  changeEmail: (input: EmailChange) => Outcome;
  changePassword: (input: PasswordChange) => Outcome;
  resetPassword: (input: MailRequest) => Outcome;
  sendVerificationEmail: (input: MailRequest) => Outcome;
}

export function requestActions(asker: Asker, { passwordChanged }: { passwordChanged: () => void }): RequestActions {
  const ask = async <Input>(machine: () => RequestMachine<Input>, input: Input): Outcome => {
    const actor = createActor(machine(), { input: asker }).start();
    actor.send({ type: "REQUEST", input });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches("idle"));
    actor.stop();
    return context.problem;
  };

  return {
    changeEmail: (input) => ask(changeEmailMachine, input),
    async changePassword(input) {
      const problem = await ask(changePasswordMachine, input);
      if (!problem) passwordChanged();
      return problem;
    },
    resetPassword: (input) => ask(resetPasswordMachine, input),
    sendVerificationEmail: (input) => ask(verificationEmailMachine, input),
  };
}

interface RequestBody extends Record<string, unknown> {
  options?: RedirectOptions | undefined;
}

async function post({ client, origin, token }: Asker, path: string, { options = {}, ...rest }: RequestBody) {
  const body = { ...rest, options: withFullRedirect(options, origin) };
  await client.call({ path, body, accessToken: await token(), answer: shape.unknown() });
}
