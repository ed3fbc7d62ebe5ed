import { expect, test } from "vitest";
import { taskFilesIn } from "./task-file-filters.ts";

const activeFilter = { archivedAt: { isNull: true } };

test("without filters, the files of all active tasks are listed", () => {
  expect(taskFilesIn({})).toEqual({ task: activeFilter });
});

test("status, kind and required filter the list, and the search includes the task's name", () => {
  const status = "0a4e2b0c-5a0e-4f6b-9d7e-0a4e2b0c5a0e";

  expect(taskFilesIn({ search: " scan ", required: "no", kind: "preScan", status })).toEqual({
    task: { ...activeFilter, serviceOrderStatusId: { equalTo: status } },
    or: [{ title: { includesInsensitive: "scan" } }, { task: { taskName: { includesInsensitive: "scan" } } }],
    required: { equalTo: false },
    documentKind: { equalTo: "preScan" },
  });
});

test("invalid filters are ignored", () => {
  expect(taskFilesIn({ required: "maybe", status: "12" })).toEqual({ task: activeFilter });
});
