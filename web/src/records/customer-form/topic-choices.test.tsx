// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm, useWatch } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { TopicChoices } from "./topic-choices.tsx";

afterEach(cleanup);

function Choices({ unwanted }: { unwanted: string[] }) {
  const form = useForm({ defaultValues: { unwantedEmails: unwanted, unwantedTexts: [] as string[] } });
  const [emails, texts] = useWatch({ control: form.control, name: ["unwantedEmails", "unwantedTexts"] });
  return (
    <>
      <TopicChoices form={form} emails="unwantedEmails" texts="unwantedTexts" />
      <output>{JSON.stringify([emails, texts])}</output>
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("a topic is wanted until it is switched off, by email and by text message apart", () => {
  render(<Choices unwanted={["billing"]} />);
  expect(box("Email: Estimates").checked).toBe(true);
  expect(box("Email: PO numbers, invoices and payments").checked).toBe(false);

  fireEvent.click(box("Email: Estimates"));
  fireEvent.click(box("Text message: Appointments"));
  fireEvent.click(box("Email: PO numbers, invoices and payments"));

  expect(screen.getByRole("status").textContent).toBe(JSON.stringify([["estimates"], ["appointments"]]));
});
