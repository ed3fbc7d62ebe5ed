// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { EmailLink } from "./email-link.tsx";

afterEach(cleanup);

test("no sign of an address adds recipients", () => {
  render(<EmailLink email="a?bcc=b&c+d@shop.example" />);

  expect(screen.getByRole("link").getAttribute("href")).toBe("mailto:a%3Fbcc%3Db%26c+d@shop.example");
});

test("an address is one link, and breaks at its signs first", () => {
  render(<EmailLink email="carla.body@shop.example.com" />);

  const link = screen.getByRole("link", { name: "carla.body@shop.example.com" });
  expect(link.getAttribute("href")).toBe("mailto:carla.body@shop.example.com");
  expect(link.innerHTML).toBe("carla<wbr>.body@<wbr>shop<wbr>.example<wbr>.com");
});
