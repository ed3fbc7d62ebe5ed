// @vitest-environment jsdom
import { fillText } from "@boresight/domain/texts/fill-text";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RichText, slots } from "./rich-text.tsx";

afterEach(cleanup);

test("a text shows its elements where its placeholders are, in the order of its language", () => {
  const english = fillText("We sent {{count}} links to {{email}}.", { count: 2, ...slots("email") });
  const turned = fillText("{{email}}: {{count}} links.", { count: 2, ...slots("email") });

  const { container } = render(
    <>
      <RichText text={english} email={<b>ada@example.com</b>} />
      <RichText text={turned} email={<i>tom@example.com</i>} />
    </>,
  );

  expect(container.innerHTML).toBe("We sent 2 links to <b>ada@example.com</b>.<i>tom@example.com</i>: 2 links.");
});

test("a text without placeholders is shown as it is", () => {
  const { container } = render(<RichText text="Nothing is late" />);

  expect(container.textContent).toBe("Nothing is late");
});
