// @vitest-environment jsdom
// Defect O1: a part that cannot be fetched never takes the page with it.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { lazyPart } from "./lazy-part.tsx";
import { MessageProvider, useMessage } from "#ui/dialog/message-bar.tsx";

afterEach(cleanup);

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

function Sender() {
  const show = useMessage();
  return <button onClick={() => show("Saved")}>Save</button>;
}

test("a part is shown once it is there", async () => {
  const Part = lazyPart(async () => Greeting);

  await act(async () =>
    render(
      <Suspense fallback="…">
        <Part name="Ada" />
      </Suspense>,
    ),
  );

  expect(screen.getByText("Hello Ada")).toBeTruthy();
});

test("while it cannot be fetched it says so, keeps what is around it, and can be tried again", async () => {
  let isOffline = true;
  const Part = lazyPart(async () => {
    if (isOffline) throw new TypeError("Failed to fetch dynamically imported module");
    return Greeting;
  });
  await act(async () =>
    render(
      <>
        <textarea defaultValue="half a message" />
        <Suspense>
          <Part name="Ada" />
        </Suspense>
      </>,
    ),
  );

  const words = screen.getByRole("alert").textContent;
  isOffline = false;
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));

  expect(words).toContain("could not be loaded");
  expect(screen.getByText("Hello Ada")).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("half a message");
});

test("a message is told even while its bar cannot be fetched", async () => {
  const Broken = lazyPart<typeof Greeting>(
    () => Promise.reject(new TypeError("Failed to fetch")),
    ({ props }) => <p role="alert">{props.name}</p>,
  );

  await act(async () =>
    render(
      <Suspense>
        <Broken name="Could not be sent" />
      </Suspense>,
    ),
  );

  expect(screen.getByRole("alert").textContent).toBe("Could not be sent");
});

test("the bar that was fetched ahead shows the message", async () => {
  await act(async () =>
    render(
      <MessageProvider>
        <Sender />
      </MessageProvider>,
    ),
  );

  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Save" })));

  expect(await screen.findByText("Saved")).toBeTruthy();
});
