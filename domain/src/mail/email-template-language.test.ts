import { expect, test } from "vitest";
import { inLiquid, readTemplate } from "./email-template-language.ts";

test("variables, conditions and the list of calibrations are written in Liquid", () => {
  const source =
    "Hello {{contact.name}}{{#if order.poNumber}}, PO {{ order.poNumber }}{{else}}, no PO{{/if}}{{#each order.calibrations}} {{calibration.name}}{{/each}}";

  const read = readTemplate(source);

  expect(read.problems).toEqual([]);
  expect(inLiquid(read)).toBe(
    "Hello {{ contact.name }}{% if order.poNumber %}, PO {{ order.poNumber }}{% else %}, no PO{% endif %}{% for calibration in order.calibrations %} {{ calibration.name }}{% endfor %}",
  );
});

test.each([
  ["{{order.number}}", 'There is no variable "order.number". Did you mean order.poNumber?'],
  ["{{customer.compnyName}}", 'There is no variable "customer.compnyName". Did you mean customer.companyName?'],
  ["{{constructor}}", 'There is no variable "constructor". Did you mean '],
  ["{{ order.url | raw }}", 'There is no variable "order.url | raw". Did you mean order.url?'],
  ["{% for i in (1..1000000) %}", '"{%" cannot be used'],
  ["{{order.url", '"{{" is not a variable'],
  ["order.url}}", '"}}" is not a variable'],
  ["{{{order.url}}}", '"{{" is not a variable'],
  ["{{#if order.poNumber}} PO", "{{#if}} is never closed: add {{/if}}"],
  ["{{/if}}", "{{/if}} closes nothing that is open here"],
  ["{{#if order.poNumber}}{{/each}}{{/if}}", "{{/each}} closes nothing that is open here"],
  ["{{else}}", "{{else}} is only allowed inside {{#if}}"],
  ["{{#each customers}}{{/each}}", "{{#each}} works with order.calibrations only"],
  ["{{calibration.name}}", "calibration.name is only allowed inside {{#each order.calibrations}}"],
  ["{{order.calibrations}}", "order.calibrations is a list: write {{#each order.calibrations}}"],
  ["{{#if a.b}}{{/if}}", 'There is no variable "a.b"'],
  ["{{#if order.url}}".repeat(11) + "{{/if}}".repeat(10), "Blocks can be nested 10 deep at most"],
])("%s is refused: %s", (source, problem) => {
  const { problems } = readTemplate(source);

  expect(problems[0]).toContain(problem);
});

test("the same mistake made twice is told once", () => {
  expect(readTemplate("{{a}} and {{a}}").problems).toHaveLength(1);
});
