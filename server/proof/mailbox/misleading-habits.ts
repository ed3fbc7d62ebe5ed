/** What must reach no order by itself, however much it looks like one. */
import { mistyped, newVin, type Habits } from "./habits.ts";

export const misleadingHabits: Habits = [
  [
    3,
    "new vehicle in an old thread, its VIN mistyped or its end",
    async (scene) => {
      const { random } = scene;
      const To = await scene.sent.replyTo(scene.order.id, scene.from);
      const vin = newVin(random);
      const text = random.pick([
        `And another one for next week: VIN ${mistyped(vin, random)}`,
        `And another one for next week, VIN ending in ${vin.slice(-8)}.`,
        `We have a second one: last 8 of the VIN ${vin.slice(-8)}`,
        `Next: ${mistyped(vin, random)}`,
        `Next: vin ${vin.slice(0, 8)} ${vin.slice(8)}`,
      ]);
      return { head: { To }, subject: "Re: Your vehicle", text, order: null };
    },
  ],
  [
    3,
    "another model year in an answer",
    (scene) => {
      const { year, make, model } = scene.order.car;
      const other = scene.random.pick([year - 4, year - 3, year + 2]);
      const theirs = scene.shop.orders.filter(({ customer }) => customer === scene.order.customer);
      if (theirs.some(({ car }) => car.model === model && car.year === other)) return null;
      const named = scene.random.pick([
        `${other} ${model}`,
        `${other} ${make} ${model}`,
        `'${String(other).slice(2)} ${model}`,
        `${model} ${other}`,
      ]);
      return { subject: "Re: price", text: `Can you also take our ${named} next week?`, order: null };
    },
  ],
  [
    3,
    "a model's name in another sense",
    ({ random }) => ({
      subject: "Re: next week",
      text: random.pick([
        "Nous sommes d’accord avec le devis.",
        "Nous sommes en accord avec vous pour demain.",
        "The outback road is closed, we come tomorrow.",
        "I open it in Internet Explorer and see nothing.",
        "Our rogue intern sent you the wrong date, sorry.",
        "RE your explorer link: it does not open.",
      ]),
      order: null,
    }),
  ],
  [
    3,
    "years and prices behind the words for orders and claims",
    ({ random }) => ({
      subject: random.pick(["Question", "Prices"]),
      text: random.pick([
        `The last job in ${2019 + random.whole(0, 8)} was great, can you take another?`,
        `How long is a job of 2024 like ours?`,
        `The claim is ${random.whole(1000, 9999)} dollars.`,
        `The job is in ${10_000 + random.whole(0, 8)} Main St.`,
        `Is the order of ${2019 + random.whole(0, 8)} still valid?`,
        `We did ${10_000 + random.whole(0, 8)} miles since the repair.`,
      ]),
      order: null,
    }),
  ],
  [
    3,
    "two vehicles in one mail",
    ({ order, sibling, random }) => ({
      subject: random.pick(["Two cars", `RO ${order.ro} and ${sibling.ro}`]),
      text: random.pick([`1) VIN ${order.vin}\n2) VIN ${sibling.vin}`, `VIN ${order.vin}\nVIN ${newVin(random)}`]),
      order: null,
    }),
  ],
  [
    2,
    "second address of a customer",
    ({ order, customer, random }) => {
      const [, domain = ""] = (customer.people[0]?.address ?? "").split("@");
      const head = { From: random.pick([`new.person@${domain}`, "bob.private@icloud.example"]) };
      return { head, subject: `RO ${order.ro}`, text: `VIN ${order.vin}`, order: null };
    },
  ],
  [
    2,
    "stranger who answers a token that was passed on",
    async ({ order, from, sent }) => {
      const To = await sent.replyTo(order.id, from);
      return {
        head: { From: "friend@elsewhere.example", To },
        subject: "Re: Your vehicle",
        text: "What does it cost?",
        order: null,
      };
    },
  ],
  [
    2,
    "two tokens at once",
    async ({ order, sibling, from, sent }) => {
      const [one, other] = [await sent.replyTo(order.id, from), await sent.replyTo(sibling.id, from)];
      return { head: { To: `${one}, ${other}` }, subject: "Re: Your vehicles", text: "Both are fine.", order: null };
    },
  ],
];
