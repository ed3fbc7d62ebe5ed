import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { useCall } from "#data/use-call.ts";
import { graphql } from "#graphql/gql.ts";
import { noteAskedFor } from "./asked-for.ts";
import { pushState, unsubscribe, type PushState } from "./browser-push.ts";
import { saveDevice } from "./save-device.ts";

const RemovePushDevice = graphql(`
  mutation RemovePushDevice($input: RemovePushDeviceInput!) {
    removePushDevice(input: $input) {
      isOn
    }
  }
`);

/** Whether this device shows notices to the signed-in person, null until it is known, and the two ways to change that. */
export function useDeviceNotices() {
  const client = useApolloClient();
  const { user, token } = useAuth();
  const person = user?.id ?? "";
  const [state, setState] = useState<PushState | null>(null);
  const { run, ...call } = useCall();
  const read = useCallback(() => pushState(person).then(setState, () => setState("unsupported")), [person]);
  useEffect(() => {
    void read();
  }, [read]);

  const turnOn = async () => {
    if (await saveDevice({ client, token })) noteAskedFor(person);
    await read();
  };
  const turnOff = async () => {
    noteAskedFor(null);
    const endpoint = await unsubscribe();
    if (endpoint) await client.mutate({ mutation: RemovePushDevice, variables: { input: { endpoint } } });
    await read();
  };

  return { state, ...call, turnOn: () => run(turnOn), turnOff: () => run(turnOff) };
}
