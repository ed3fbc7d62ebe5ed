import type { ApolloClient } from "@apollo/client";
import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import { callFunction } from "#data/call-function.ts";
import { graphql } from "#graphql/gql.ts";
import { subscribe } from "./browser-push.ts";

const SavePushDevice = graphql(`
  mutation SavePushDevice($input: SavePushDeviceInput!) {
    savePushDevice(input: $input) {
      isOn
    }
  }
`);

const answerSchema = shape.object({ publicKey: shape.string() });

interface Deps {
  client: ApolloClient;
  token: () => Promise<string | null>;
}

/**
 * Has the server show notices here, as long as this session lasts. Returns false where the person does not allow it; rejects in
 * words for people where it cannot be done.
 */
export async function saveDevice({ client, token }: Deps): Promise<boolean> {
  const response = await callFunction({ path: "push-key", token });
  const { data } = answerSchema.safeParse(await response.json());
  const subscribed = await subscribe(data?.publicKey ?? "").catch(() => {
    throw new Error(t("accounts.notificationsFailed"));
  });
  if (!subscribed) return false;
  await client.mutate({ mutation: SavePushDevice, variables: { input: subscribed } });
  return true;
}
