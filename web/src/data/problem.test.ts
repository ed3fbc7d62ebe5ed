import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import { expect, test } from "vitest";
import { problemOf, wordsOfProblem } from "./problem.ts";

const answer = (...errors: { message: string; extensions?: Record<string, unknown> }[]) =>
  new CombinedGraphQLErrors({ errors });

test("the server's first error is told with its code and fields", () => {
  const fields = [{ field: "vehicle.vinNumber", code: "too-big", message: "VIN has 17 characters" }];
  const error = answer(
    { message: "Please correct the marked fields", extensions: { code: "invalid-input", path: "$", fields } },
    { message: "Something else", extensions: { code: "unexpected" } },
  );

  expect(problemOf(error)).toEqual({
    status: 200,
    code: "invalid-input",
    message: "Please correct the marked fields",
    fields,
  });
});

test.each([undefined, {}, { code: 7 }, { fields: "all" }])(
  "with extensions %j the message still stands",
  (extensions) => {
    const error = answer({ message: "No", ...(extensions && { extensions }) });

    expect(problemOf(error)).toEqual({ status: 200, code: "unexpected", message: "No", fields: [] });
  },
);

const unexpected = clientErrorCatalogue.unexpected.message;
const badGateway = new Response(null, { status: 502, statusText: "Bad Gateway" });

test.each([
  ["its status text", "<html>", { status: 502, code: "unexpected", message: "Bad Gateway", fields: [] }],
  [
    "the error it carries",
    JSON.stringify({ errors: [{ message: "Too many requests", extensions: { code: "too-many-requests" } }] }),
    { status: 502, code: "too-many-requests", message: "Too many requests", fields: [] },
  ],
])("a response that is not OK gives %s", (_what, bodyText, problem) => {
  expect(problemOf(new ServerError("Response not successful", { response: badGateway, bodyText }))).toEqual(problem);
});

test("an unreadable response and a cancelled request have codes of their own", () => {
  const unreadable = new ServerParseError(new SyntaxError("?"), { response: badGateway, bodyText: "?" });
  const cancelled = new DOMException("The operation was aborted", "AbortError");

  expect([unreadable, cancelled].map(problemOf)).toMatchObject([
    { status: 1, code: "invalid-response" },
    { status: 0, code: "abort-error" },
  ]);
});

const unreachable = new Error("Network Error", { cause: new TypeError("Failed to fetch") });

test.each([new TypeError("Failed to fetch"), unreachable, new Event("close"), undefined])(
  "%s is the network's failure",
  (error) => {
    expect(problemOf(error)).toEqual({
      status: 0,
      code: "network",
      message: "Network Error",
      fields: [],
    });
    expect(wordsOfProblem(problemOf(error))).toBe("There is no connection. Nothing you typed is lost. Try again.");
  },
);

test("a refusal of a function is told as it is, and a fault of the app is no failure of the network", () => {
  const refused = new Error("The file has no header row");
  const faults = [new RangeError("Invalid array length"), new Error("")];

  expect(problemOf(refused)).toEqual({
    status: 1,
    code: "unexpected",
    message: "The file has no header row",
    fields: [],
  });
  expect(faults.map((fault) => problemOf(fault).message)).toEqual([unexpected, unexpected]);
});
