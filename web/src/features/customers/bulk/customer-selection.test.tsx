// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { carla, cyd, renderAtDesk, type Answers } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { CustomerBulkBar } from "./customer-selection.tsx";

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => {}; // An invalid form calls it, and jsdom has none.
  await fetchOverlays();
});
afterEach(cleanup);

const customers = [
  { ...carla, version: 1, tags: ["fleet", "old"] },
  { ...cyd, version: 1, tags: ["fleet"] },
];

function Chosen() {
  const [ids, choose] = useState<readonly string[]>(customers.map(({ id }) => id));
  return ids.length > 0 && <CustomerBulkBar selection={{ ids, choose }} customers={customers} />;
}

async function openDialog(answers: Answers = {}) {
  const sent = await renderAtDesk(<Chosen />, answers);
  fireEvent.click(screen.getByRole("button", { name: "Change tags" }));
  await screen.findByRole("dialog", { name: "Change tags" });
  return sent;
}

const confirm = () => fireEvent.click(screen.getAllByRole("button", { name: "Change tags" }).at(-1) ?? document.body);

test("tags are added to the selected customers, and one that some of them have is removed", async () => {
  const sent = await openDialog({
    ChangeCustomerTags: () => ({ changeCustomerTags: { __typename: "ChangeCustomerTagsPayload", customers } }),
  });
  expect(screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)).toEqual(["fleet", "old"]);

  fireEvent.change(screen.getByLabelText(/^Add tags/), { target: { value: "vip, night shift ," } });
  fireEvent.click(screen.getByRole("checkbox", { name: "old" }));
  confirm();

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const input = { customerIds: [carla.id, cyd.id], add: ["vip", "night shift"], remove: ["old"] };
  expect(sent).toEqual([["ChangeCustomerTags", input]]);
});

test("a refusal is shown at its field, and the dialog stays", async () => {
  const message = "A customer can have at most 20 tags: Cyd's Cars";
  const fields = [{ field: "add", code: "custom", message }];
  await openDialog({
    ChangeCustomerTags: () =>
      new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: "invalid-input", fields } }] }),
  });

  confirm();

  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(screen.getByRole("dialog", { name: "Change tags" })).toBeDefined();
});

test("clearing the selection takes the actions away", async () => {
  await renderAtDesk(<Chosen />, {});
  expect(screen.getByRole("toolbar", { name: "Selected customers" }).textContent).toContain("2 selected");

  fireEvent.click(screen.getByRole("button", { name: "Clear" }));

  expect(screen.queryByRole("toolbar")).toBeNull();
});
