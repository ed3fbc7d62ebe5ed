import { expect, test } from "vitest";
import { namedCompany } from "./named-company.ts";

test.each([
  [{ company: " New Shop ", phone: "" }, "New Shop"],
  [{ phone: "720 555 0101" }, ""],
  [{ company: 7 }, ""],
  [null, ""],
])("of %o the named company is %o", (metadata, company) => expect(namedCompany(metadata)).toBe(company));
