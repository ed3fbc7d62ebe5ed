/** Who asks: for each role as many people as there are clients, because equal questions of one person are one read. */
import type { Pool } from "pg";
import type { Caller } from "#platform/caller.ts";
import { tokenFor } from "../../../test/token-for.ts";

export type AskingRole = "admin" | "technician" | "customer";
export type Askers = Record<AskingRole, readonly Caller[]>;

const mostClients = 64;
export const jwtSecret = "the secret of the tokens of the benchmark";
export const adminSecret = "the admin secret of the benchmark";

/** The customers are logins of the customer with 2,000 orders. */
export async function addAskers(owner: Pool, customerId: string): Promise<Askers> {
  const add = async (role: AskingRole): Promise<Caller[]> => {
    const of = role === "customer" ? customerId : null;
    const { rows } = await owner.query<{ id: string }>(
      `insert into app.users (display_name, email, default_role, customer_id)
        select $1 || ' ' || n, $1 || n || '@bench.example.com', $1, $2 from generate_series(1, $3) n returning id`,
      [role, of, mostClients],
    );
    return rows.map(({ id }) => ({
      role,
      isOffice: false,
      userId: id,
      customerId: of,
      expiresAt: null,
      isElevated: false,
    }));
  };
  return { admin: await add("admin"), technician: await add("technician"), customer: await add("customer") };
}

/** As a program with the admin secret asks: the least that a request costs. */
export const bareHeaders = ({ role, userId }: Caller): Record<string, string> => ({
  "x-hasura-admin-secret": adminSecret,
  "x-hasura-role": role,
  "x-hasura-user-id": userId ?? "",
});

/** As a browser asks: with a token of its own, its language, and the compressions it reads. */
export async function browserHeaders({ role, userId }: Caller, owner: Pool): Promise<Record<string, string>> {
  const person = { role, userId: userId ?? "" };
  const token = await tokenFor(person, { config: { jwtSecret }, db: { owner } }, { seconds: 7200 });
  return {
    authorization: `Bearer ${token}`,
    accept: "application/graphql-response+json, application/json",
    "accept-encoding": "gzip, deflate, br, zstd",
    "accept-language": "en-US,en;q=0.9",
    "user-agent": "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36",
    "x-language": "en",
  };
}
