import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { expect, test } from "vitest";
import { problemOf } from "./problem.ts";

const answer = (...errors: { message: string; extensions?: Record<string, unknown> }[]) =>
  new CombinedGraphQLErrors({ errors });

test("the server's first error is told with its code and fields", () => {
  const fields = [{ field: "vehicle.vinNumber", code: "too-big", message: "VIN has 17 characters" }];
  const error = answer(
    { message: "Please correct the marked fields", extensions: { code: "invalid-input", path: "$", fields } },
    { message: "Something else", extensions: { code: "unexpected" } },
  );

  expect(problemOf(error)).toEqual({ code: "invalid-input", message: "Please correct the marked fields", fields });
});

test.each([undefined, {}, { code: 7 }, { fields: "all" }])(
  "with extensions %j the message still stands",
  (extensions) => {
    const error = answer({ message: "No", ...(extensions && { extensions }) });

    expect(problemOf(error)).toEqual({ code: "unexpected", message: "No", fields: [] });
  },
);

test.each([
  new TypeError("Failed to fetch"),
  new ServerError("Bad gateway", { response: new Response(null, { status: 502 }), bodyText: "<html>" }),
  undefined,
])("%s is the network's failure", (error) => {
  expect(problemOf(error)).toEqual({
    code: "network",
    message: "No connection. Nothing you typed is lost: try again.",
    fields: [],
  });
});
