// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SheetForm } from "./sheet-form.tsx";

afterEach(cleanup);

const show = (isDirty: boolean) => (
  <SheetForm busy={false} isDirty={isDirty} onSubmit={() => {}}>
    {null}
  </SheetForm>
);
const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a reload asks while something in a drawer is unsaved, and not before or after", () => {
  const { rerender, unmount } = render(show(false));
  expect(isAsked()).toBe(false);

  rerender(show(true));
  expect(isAsked()).toBe(true);

  rerender(show(false));
  expect(isAsked()).toBe(false);
  rerender(show(true));
  unmount();
  expect(isAsked()).toBe(false);
});
