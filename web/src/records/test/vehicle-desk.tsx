/** Carla's and Cyd's records of one Camry, as the server knows them, for tests of what recognises a vehicle. */
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, render } from "@testing-library/react";
import { OperationTypeNode } from "graphql";
import type { ReactNode } from "react";
import { ElevationContext } from "#auth/use-elevated.ts";
import { ConfirmProvider } from "#ui/dialog/confirm-dialog.tsx";
import { MessageProvider } from "#ui/messages/message-bar.tsx";

export const vin = "4T1G11AK2MU990001";
const noNames = { __typename: "Customer", firstName: "", lastName: "" };
export const carla = { ...noNames, id: "0198c6e5-0000-7000-8000-00000000000a", companyName: "Carla's Collision" };
export const cyd = { ...noNames, id: "0198c6e5-0000-7000-8000-00000000000b", companyName: "Cyd's Cars" };
export const camry = {
  __typename: "Vehicle",
  id: "0198c6e5-0000-7000-8000-0000000000c1",
  version: 3,
  vehicleDescription: "2021 Toyota Camry SE",
  year: 2021,
  make: "Toyota",
  model: "Camry",
  trim: "SE",
};

type Variables = Record<string, unknown>;
export type Answers = Record<string, (variables: Variables) => object | Promise<object>>;

export const rows = (typename: string, nodes: readonly object[]) => ({
  __typename: `${typename}Connection`,
  totalCount: nodes.length,
  nodes,
});

/** The Camry is Cyd's until it is moved. */
export function camryOfCyd(): Answers {
  let owner = cyd;
  const record = () => ({ ...camry, customer: owner });
  return {
    DecodeVin: ({ vin: vinNumber }) => ({
      decodeVin: { ...camry, __typename: "DecodedVin", vinNumber, adasFeatures: [] },
    }),
    LiveOrdersOfVin: () => ({ serviceOrders: rows("ServiceOrder", []) }),
    VehiclesWithVin: () => ({ vehicles: rows("Vehicle", [record()]) }),
    KnownVehicle: ({ customerId }) => ({
      vehicles: rows(
        "Vehicle",
        customerId === owner.id ? [{ ...record(), serviceOrders: rows("ServiceOrder", []) }] : [],
      ),
    }),
    MoveKnownVehicle: ({ input }) => {
      owner = (input as { customerId: string }).customerId === carla.id ? carla : cyd;
      return { moveVehicle: { __typename: "MoveVehiclePayload", vehicle: record() } };
    },
  };
}

/** Renders what asks this server; returns the mutations that it sends. */
export async function renderAtDesk(shown: ReactNode, answers: Answers) {
  const sent: [string | undefined, unknown][] = [];
  const server = new ApolloLink(({ operationName = "", variables, operationType }) => {
    if (operationType === OperationTypeNode.MUTATION) sent.push([operationName, variables["input"]]);
    return new Observable((observer) => {
      const send = (data: object | undefined) => {
        if (data instanceof CombinedGraphQLErrors) observer.next({ errors: [...data.errors] });
        else observer.next({ data: data ?? null });
        observer.complete();
      };
      const data = answers[operationName]?.(variables);
      if (data instanceof Promise) void data.then(send);
      else send(data);
    });
  });
  await act(async () =>
    render(
      <ApolloProvider client={new ApolloClient({ link: server, cache: new InMemoryCache() })}>
        <ElevationContext value={(work) => work()}>
          <MessageProvider>
            <ConfirmProvider>{shown}</ConfirmProvider>
          </MessageProvider>
        </ElevationContext>
      </ApolloProvider>,
    ),
  );
  return sent;
}
