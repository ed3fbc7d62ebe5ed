// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ChosenFile } from "#data/upload/upload-entry.ts";
import { AttachFiles } from "#features/files/messages/attach-files.tsx";
import { MessageComposer } from "#features/orders/messages/message-composer.tsx";
import { MessageProvider } from "#ui/messages/message-bar.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";

let isInHand = false;
const match = (query: string) =>
  Object.assign(new EventTarget(), { matches: isInHand && query.includes("coarse"), media: query });
beforeAll(fetchOverlays);
beforeAll(() => {
  vi.stubGlobal("matchMedia", match);
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
});
beforeEach(() => (isInHand = false));
afterEach(cleanup);

let written = "";
const kept = { read: () => written, keep: (text: string) => void (written = text) };
beforeEach(() => (written = ""));

/** Renders the composer of an order; records what it keeps and what it sends, in their order. */
async function open(keep: (files: readonly ChosenFile[]) => Promise<boolean> = async () => true) {
  const done: unknown[] = [];
  const server = new ApolloLink(({ variables }) => {
    done.push(variables["input"]);
    return new Observable((observer) => {
      observer.next({ data: { postOrderMessage: null } });
      observer.complete();
    });
  });
  const keeping = async (files: readonly ChosenFile[]) => {
    if (files.length > 0) done.push(files.map(({ file }) => file.name));
    return keep(files);
  };
  const messageFiles = {
    keep: keeping,
    renderAttaching: (attaching: Parameters<typeof AttachFiles>[0]) => <AttachFiles {...attaching} />,
    renderSent: () => null,
    renderWaiting: () => null,
  };
  await act(async () =>
    render(
      <ApolloProvider client={new ApolloClient({ link: server, cache: new InMemoryCache() })}>
        <MessageProvider>
          <MessageComposer orderId="7" internal={false} staff={false} messageFiles={messageFiles} kept={kept} />
        </MessageProvider>
      </ApolloProvider>,
    ),
  );
  return done;
}

const file = (name: string, type = "image/jpeg") => new File(["content"], name, { type });
const inputs = () => [...document.querySelectorAll<HTMLInputElement>("input[type=file]")];
const choose = (...files: File[]) => act(async () => void fireEvent.change(inputs()[0]!, { target: { files } }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Message to us");
const write = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const attached = () => {
  const list = screen.queryByRole("list", { name: "Attached files" });
  return list
    ? within(list)
        .getAllByRole("listitem")
        .map((one) => one.querySelector("bdi")?.textContent)
    : [];
};
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

test("photos are sent without a word, in their order, after they are safe on the device", async () => {
  const done = await open();
  await choose(file("front.jpg"), file("sheet.pdf", "application/pdf"));
  await choose(file("wrong.jpg"));
  await press("Remove wrong.jpg");
  const chosen = attached();

  await press("Send");

  await waitFor(() => expect(done).toHaveLength(2));
  const input = { orderId: "7", body: "", isInternal: false, fileIds: [uuid, uuid] };
  expect([chosen, done]).toEqual([
    ["front.jpg", "sheet.pdf"],
    [["front.jpg", "sheet.pdf"], input],
  ]);
  expect(attached()).toEqual([]);
});

test("what could not be kept is not sent, and everything stays as it was", async () => {
  const done = await open(async () => false);
  await write("Like this?");
  await choose(file("front.jpg"));

  await press("Send");

  expect([done, field().value, attached()]).toEqual([[["front.jpg"]], "Like this?", ["front.jpg"]]);
});

test("a message of nothing is not sent, and says so until something is attached", async () => {
  const done = await open();
  await write("  ");

  await press("Send");
  const told = screen.queryByText("Write a message or attach a file");
  await choose(file("front.jpg"));

  expect([done, told !== null]).toEqual([[], true]);
  expect(screen.queryByText("Write a message or attach a file")).toBeNull();
});

test("what is written while the photos are kept stays for the next message", async () => {
  const keeping = Promise.withResolvers<boolean>();
  const done = await open(() => keeping.promise);
  await write("Like this?");
  await choose(file("front.jpg"));
  await press("Send");

  await write("And that one");
  await act(async () => keeping.resolve(true));

  await waitFor(() => expect(done).toMatchObject([["front.jpg"], { body: "Like this?" }]));
  expect([field().value, attached()]).toEqual(["And that one", []]);
});

test("a file that messages do not take is left out with the reason, and so is the eleventh", async () => {
  await open();
  const photos = Array.from({ length: 11 }, (_one, index) => file(`${index}.jpg`));

  await choose(file("clip.mp4", "video/mp4"), file("front.jpg"));
  const refusal = screen.getByRole("alert").textContent;
  await choose(...photos);

  expect(refusal).toMatch(/^clip\.mp4 is a video\. Accepted here: photos \(JPEG, PNG, .*\) or PDF\.$/);
  expect(screen.getByRole("alert").textContent).toBe("A message takes at most 10 files");
  expect(attached()).toHaveLength(10);
});

/** Returns whether the page took it. */
async function paste(files: readonly File[]): Promise<boolean> {
  const event = createEvent.paste(field(), { clipboardData: { files } });
  await act(async () => void fireEvent(field(), event));
  return event.defaultPrevented;
}

test("a picture is pasted into the message; words are pasted as ever", async () => {
  await open();

  expect([await paste([file("screenshot.png", "image/png")]), await paste([])]).toEqual([true, false]);
  expect(attached()).toEqual(["screenshot.png"]);
});

test("the camera is offered in the hand, not on a desk", async () => {
  await open();
  const onDesk = screen.queryByRole("button", { name: "Take photo" });
  cleanup();
  isInHand = true;
  await open();

  expect(onDesk).toBeNull();
  expect(screen.getByRole("button", { name: "Take photo" })).toBeTruthy();
  expect(inputs().map((one) => one.getAttribute("capture"))).toEqual([null, "environment"]);
});
