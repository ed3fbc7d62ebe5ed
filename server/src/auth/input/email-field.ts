import { emailSchema } from "@boresight/domain/accounts/credentials";
import { z } from "zod";

/** An e-mail address in a body: shared with the forms, compared and stored in lower case. */
export const emailField = z.string().max(254).meta({ format: "email" }).pipe(emailSchema);

/** The length is checked apart, because a short one has an error of its own. */
export const newPasswordField = z.string().max(1024);
