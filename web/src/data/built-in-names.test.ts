import { gql, InMemoryCache } from "@apollo/client";
import { arabic } from "@boresight/domain/texts/arabic";
import { english } from "@boresight/domain/texts/english";
import { setLanguage } from "@boresight/domain/texts/language";
import { lookUpTextsWith, textOf } from "@boresight/domain/texts/text";
import { afterEach, expect, test } from "vitest";
import { builtInNames } from "./built-in-names.ts";

function readIn(language: "ar" | "en") {
  setLanguage(language);
  const catalogue = { ar: arabic, en: english }[language];
  lookUpTextsWith((key, params) => textOf(catalogue, key, { params, language }));
}

afterEach(() => readIn("en"));

const status = (statusName: string) => {
  const cache = new InMemoryCache({ typePolicies: builtInNames() });
  const query = gql`
    {
      status {
        id
        statusName
        storedName: statusName
      }
    }
  `;
  cache.writeQuery({
    query,
    data: { status: { __typename: "ServiceOrderStatus", id: "1", statusName, storedName: statusName } },
  });
  return cache.readQuery<{ status: { statusName: string; storedName: string } }>({ query })?.status;
};

test("a built-in status has its name in the reader's language, and in forms the name that is stored", () => {
  readIn("ar");

  expect(status("Quality Check")).toMatchObject({ statusName: "فحص الجودة", storedName: "Quality Check" });
});

test("a name that the shop chose stays as typed", () => {
  readIn("ar");

  expect(status("Waiting for paint")).toMatchObject({ statusName: "Waiting for paint" });
});

test("in English every name stays as it is", () => {
  readIn("en");

  expect(status("Quality Check")).toMatchObject({ statusName: "Quality Check" });
});

test("what keeps an order from a step names tasks, files and work in the reader's language", () => {
  readIn("ar");
  const cache = new InMemoryCache({ typePolicies: builtInNames() });
  const query = gql`
    {
      obstacle {
        guard
        params
      }
    }
  `;
  const params = { task: "Pre-scan", file: "Waiver by Ann", calibration: null, missing: 2, failedCheck: "battery" };
  cache.writeQuery({ query, data: { obstacle: { __typename: "UnmetGuard", guard: "tasksDone", params } } });

  expect(cache.readQuery<{ obstacle: object }>({ query })?.obstacle).toMatchObject({
    params: { ...params, task: "المسح الأولي" },
  });
});
