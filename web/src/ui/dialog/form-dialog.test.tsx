// @vitest-environment jsdom
// A dialog of fields saves and leaves like a sheet.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { useForm } from "react-hook-form";
import { SelectInput } from "#ui/form/select-input.tsx";
import { ConfirmProvider } from "./confirm-dialog.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { SheetForm } from "./sheet-form.tsx";

beforeAll(fetchOverlays);
afterEach(cleanup);

function Bay() {
  const form = useForm({ defaultValues: { bay: "b1" } });
  const choices = ["b1", "b2"].map((value) => ({ value, label: `Bay ${value}` }));
  return <SelectInput form={form} name="bay" label="Bay" choices={choices} />;
}

async function openDialog() {
  const [submit, close] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await act(async () =>
    render(
      <ConfirmProvider>
        <FormDialog title="Numbers" action="Save" busy={false} onSubmit={submit} onClose={close}>
          <textarea aria-label="Notes" />
          <Bay />
        </FormDialog>
      </ConfirmProvider>,
    ),
  );
  return { submit, close, field: screen.getByLabelText("Notes") };
}

test("a problem stands outside of the fields that scroll", async () => {
  await act(async () =>
    render(
      <ConfirmProvider>
        <FormDialog
          title="Numbers"
          action="Save"
          busy={false}
          problem="Changed meanwhile"
          onSubmit={() => {}}
          onClose={() => {}}
        >
          <textarea aria-label="Notes" />
        </FormDialog>
        <SheetForm busy={false} problem="Gone meanwhile" onSubmit={() => {}}>
          <textarea aria-label="Reason" />
        </SheetForm>
      </ConfirmProvider>,
    ),
  );

  for (const alert of screen.getAllByRole("alert", { hidden: true })) expect(alert.parentElement?.tagName).toBe("FORM");
  expect(screen.getAllByRole("alert", { hidden: true })).toHaveLength(2);
});

test.each([{ ctrlKey: true }, { metaKey: true }])("%o with Enter saves from a field of several lines", async (held) => {
  const { submit, field } = await openDialog();

  await act(async () => void fireEvent.keyDown(field, { key: "Enter", ...held }));

  expect(submit).toHaveBeenCalledOnce();
});

test("Esc leaves a dialog in which nothing was typed", async () => {
  const { close, field } = await openDialog();

  await act(async () => void fireEvent.keyDown(field, { key: "Escape" }));

  expect(close).toHaveBeenCalledOnce();
});

test("Esc asks before it throws away what was typed", async () => {
  const { close, field } = await openDialog();
  await act(async () => void fireEvent.change(field, { target: { value: "half a note" } }));

  await act(async () => void fireEvent.keyDown(field, { key: "Escape" }));
  await screen.findByText("You have unsaved changes. Discard them?");
  const before = close.mock.calls.length;
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "OK" })));

  expect(before).toBe(0);
  expect(close).toHaveBeenCalledOnce();
});

test("what was chosen from a list, without typing, is asked about too", async () => {
  const { close } = await openDialog();
  fireEvent.mouseDown(screen.getByRole("combobox", { name: "Bay" }));
  await act(async () => void fireEvent.click(await screen.findByRole("option", { name: "Bay b2" })));

  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Cancel" })));

  expect(await screen.findByText("You have unsaved changes. Discard them?")).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});

test("what cancels something is left by a button that says what is kept", async () => {
  const close = vi.fn<() => void>();
  const action = { does: "Cancel appointment", keeps: "Keep appointment" };
  await act(async () =>
    render(
      <ConfirmProvider>
        <FormDialog title="Appointment" action={action} busy={false} onSubmit={vi.fn<() => void>()} onClose={close}>
          <textarea aria-label="Why" />
        </FormDialog>
      </ConfirmProvider>,
    ),
  );

  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([action.keeps, action.does]);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: action.keeps })));
  expect(close).toHaveBeenCalledOnce();
});
