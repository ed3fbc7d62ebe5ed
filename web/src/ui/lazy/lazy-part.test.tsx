// @vitest-environment jsdom
// A part that cannot be fetched never takes the page with it.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { lazyPart } from "./lazy-part.tsx";
import { fetchMessageBar, MessageProvider, useMessage } from "#ui/messages/message-bar.tsx";

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

/** A part whose code cannot be fetched before `reconnect`. */
function unreachablePart() {
  let isOffline = true;
  const Part = lazyPart(async () => {
    if (isOffline) throw new TypeError("Failed to fetch dynamically imported module");
    return Greeting;
  });
  const reconnect = () => (isOffline = false);
  return { Part, reconnect };
}

const open = async (Part: typeof Greeting) => act(async () => render(<Part name="Ada" />, { wrapper: Suspense }));

test("a part that could not be fetched ahead is fetched anew when it is opened", async () => {
  const { Part, reconnect } = unreachablePart();
  await Part.fetch();

  reconnect();
  await open(Part);

  expect(screen.getByText("Hello Ada")).toBeTruthy();
});

test("a part that failed to open is fetched anew when it is opened again", async () => {
  const { Part, reconnect } = unreachablePart();
  const first = await open(Part);
  first.unmount();

  reconnect();
  await open(Part);

  expect(screen.getByText("Hello Ada")).toBeTruthy();
});

test("what is missing comes by itself once the network is back", async () => {
  const { Part, reconnect } = unreachablePart();
  await open(Part);
  const before = screen.getByRole("alert").textContent;

  reconnect();
  await act(async () => void window.dispatchEvent(new Event("online")));

  expect(before).toContain("could not be loaded");
  expect(screen.getByText("Hello Ada")).toBeTruthy();
});

test("a fetch ahead that fails while the part is being opened leaves what says so", async () => {
  const { Part } = unreachablePart();
  const ahead = Part.fetch();
  const opened = await open(Part);
  await ahead;

  await act(async () => opened.rerender(<Part name="Ada" />));

  expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
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
  await fetchMessageBar();
  await act(async () =>
    render(
      <MessageProvider>
        <Sender />
      </MessageProvider>,
    ),
  );

  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Save" })));

  expect(screen.getByText("Saved")).toBeTruthy();
});
