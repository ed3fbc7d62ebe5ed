// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { TextInput } from "./text-input.tsx";

afterEach(cleanup);

function Miles() {
  const form = useForm({ defaultValues: { miles: "12" } });
  return (
    <TextInput form={form} name="miles" label="Miles" input={{ inputMode: "decimal", inputProps: { maxLength: 6 } }} />
  );
}

test("the keys that a phone shows and the longest value are the input's own", () => {
  render(<Miles />);

  const input = screen.getByLabelText("Miles");
  expect(input.tagName).toBe("INPUT");
  expect(input.getAttribute("inputmode")).toBe("decimal");
  expect(input.getAttribute("maxlength")).toBe("6");
});
