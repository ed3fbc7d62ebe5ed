import { buildUser, type Row } from "../rows/factories.ts";
import type { DemoLogin } from "./logins.ts";
import { demoId } from "./random.ts";

/** A row for app.users; the password is hashed once for all of them by the loader. */
export const buildPerson = ({ email, name, role }: DemoLogin): Row =>
  buildUser({ id: demoId(), email, display_name: name, default_role: role, email_verified: true });
