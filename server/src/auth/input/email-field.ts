import { emailSchema } from "@boresight/domain/accounts/credentials-schema";
import { z } from "zod";

/** An email address in a body: shared with the forms, compared and stored in lower case. */
export const emailField = z.string().max(254).meta({ format: "email" }).pipe(emailSchema);

/** The minimum length is checked elsewhere, because a short password has its own error. */
export const newPasswordField = z.string().max(1024);
