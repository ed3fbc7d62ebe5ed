// @vitest-environment jsdom
import { ApolloClient, CombinedGraphQLErrors, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MockLink } from "@apollo/client/testing";
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fetchMessageBar, MessageProvider } from "#ui/messages/message-bar.tsx";
import { useVerb } from "./use-verb.ts";

beforeAll(fetchMessageBar);
afterEach(cleanup);

const client = () => new ApolloClient({ link: new MockLink([]), cache: new InMemoryCache() });

function within(data = client()) {
  return ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={data}>
      <MessageProvider>{children}</MessageProvider>
    </ApolloProvider>
  );
}
const refused = (code: string, fields: object[] = []) =>
  new CombinedGraphQLErrors({ errors: [{ message: "It is taken", extensions: { code, fields } }] });
const fails = (code: string, fields?: object[]) => async () => {
  throw refused(code, fields);
};
const wrongName = { field: "name", code: "taken", message: "This name is taken" };

test("what was done is said once it is done, and the button is busy until then", async () => {
  const { result } = renderHook(() => useVerb(), { wrapper: within() });
  const { promise, resolve } = Promise.withResolvers<string>();

  let outcome: Promise<unknown> = Promise.resolve();
  act(
    () =>
      void (outcome = result.current.run(
        () => promise,
        (name) => `${name} is saved`,
      )),
  );
  const whileRunning = result.current.busy;
  await act(async () => {
    resolve("Denver");
    await outcome;
  });

  expect([whileRunning, result.current.busy]).toEqual([true, false]);
  expect(await screen.findByText("Denver is saved")).toBeDefined();
});

test("a verb without a form says in the message bar why it failed", async () => {
  const { result } = renderHook(() => useVerb(), { wrapper: within() });

  const problem = await act(() => result.current.run(fails("conflict"), "Done"));

  expect(problem).toMatchObject({ code: "conflict", message: "It is taken" });
  expect(await screen.findByText("It is taken")).toBeDefined();
  expect(screen.queryByText("Done")).toBeNull();
  expect(result.current.problem).toBeNull();
});

test("a form's verb shows problems at the fields they concern, and the problem itself until the next run", async () => {
  const { result } = renderHook(
    () => {
      const form = useForm({ defaultValues: { name: "" } });
      return { error: form.formState.errors.name, verb: useVerb({ form }) };
    },
    { wrapper: within() },
  );

  await act(() => result.current.verb.run(fails("validation-failed", [wrongName])));
  const { error, verb } = result.current;
  await act(() => result.current.verb.run(async () => {}));

  expect(error?.message).toBe("This name is taken");
  expect([verb.problem, result.current.verb.problem]).toEqual(["It is taken", null]);
});

test("where the fields say enough, the problem is not said twice", async () => {
  const { result } = renderHook(() => useVerb({ fieldsSuffice: true, shownBy: "caller" }), { wrapper: within() });

  await act(() => result.current.run(fails("validation-failed", [wrongName])));
  const atFields = result.current.problem;
  await act(() => result.current.run(fails("conflict")));

  expect([atFields, result.current.problem]).toEqual([null, "It is taken"]);
});

test("where someone else was faster, what is shown is loaded again", async () => {
  const data = client();
  const refetch = vi.spyOn(data, "refetchQueries");
  const { result } = renderHook(() => useVerb({ stale: ["order-changed"] }), { wrapper: within(data) });

  await act(() => result.current.run(fails("conflict")));
  const before = refetch.mock.calls.length;
  await act(() => result.current.run(fails("order-changed")));
  await act(() => result.current.run(fails("definition-changed")));

  expect([before, refetch.mock.calls.length]).toEqual([0, 2]);
});
