import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCardDesk, type CardDesk } from "../../../../test/card-desk.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let desk: CardDesk;
beforeAll(async () => {
  desk = await openCardDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.clear());

const cardState = async () => (await desk.row("select status, contested_cents from app.card_payments")) as object;
const credit = async (): Promise<number> =>
  (await desk.row("select app_private.credit_balance($1, 'customer')::integer as held", desk.customerId)).held;
const returns = async () =>
  (await desk.rows("select amount_cents from app.payment_returns order by created_at, id")).map(
    ({ amount_cents }) => amount_cents,
  );

describe("a refund", () => {
  test("of a part opens this part again and alerts the office, however often it is reported", async () => {
    const id = await desk.invoice();
    const payment = await desk.pay([id]);

    await desk.provider.ledger.refund(payment, 10_000);
    await desk.provider.repeatEvent();

    expect(await desk.state(id)).toEqual(["partiallyPaid", 10_000]);
    expect(await returns()).toEqual([10_000]);
    expect(await desk.alerts("paymentReversed")).toEqual([
      "$100.00 of a payment of $353.63 by Carla's Collision went back: Refunded to the card",
    ]);
  });

  test("after another one opens the sum of both, each with its alert", async () => {
    const id = await desk.invoice();
    const payment = await desk.pay([id]);

    await desk.provider.ledger.refund(payment, 10_000);
    await desk.provider.ledger.refund(payment, 25_363);

    expect(await desk.state(id)).toEqual(["sent", 35_363]);
    expect(await desk.alerts("paymentReversed")).toHaveLength(2);
    expect(await cardState()).toMatchObject({ status: "refunded" });
  });

  test("that fails counts as paid again, and the office is told", async () => {
    const id = await desk.invoice();
    const payment = await desk.pay([id]);
    const refund = await desk.provider.ledger.refund(payment, 10_000);

    await desk.provider.ledger.failRefund(payment, refund);

    expect(await desk.state(id)).toEqual(["paid", 0]);
    expect(await returns()).toEqual([10_000, -10_000]);
    expect(await desk.alerts("paymentReversed")).toEqual([]);
    expect(await desk.alerts("cardRefundFailed")).toEqual([expect.stringContaining("A refund of $100.00")]);
  });

  test("takes what is unspent credit first, then the invoice that is due last", async () => {
    const first = await desk.invoice({ due_date: "2026-06-01" });
    const last = await desk.invoice({ due_date: "2026-07-01" });
    const payment = await desk.pay([first, last]);

    await desk.provider.ledger.refund(payment, 40_000);

    expect([await desk.state(first), await desk.state(last)]).toEqual([
      ["partiallyPaid", 4637],
      ["sent", 35_363],
    ]);
  });

  test("of what became credit leaves less credit", async () => {
    const id = await desk.invoice({ due_date: "2026-06-01" });
    const other = await desk.invoice({ due_date: "2026-05-01" });
    const url = await desk.begin([id, other]);
    await desk.rows("update app.invoices set status = 'void' where id = $1", other);
    const payment = await desk.enter(url);
    expect(await credit()).toBe(35_363);

    await desk.provider.ledger.refund(payment, 40_000);

    expect([await desk.state(id), await credit()]).toEqual([["partiallyPaid", 4637], 0]);
  });

  test("of a payment that a person has reversed by hand changes nothing more", async () => {
    const id = await desk.invoice();
    const payment = await desk.pay([id]);
    const { id: paymentId } = await desk.row("select id from app.payments");
    await desk.server.graphql(
      "mutation ($input: ReversePaymentInput!) { reversePayment(input: $input) { payment { id } } }",
      { input: { id: paymentId, reason: "Entered by mistake" } },
      { token: await tokenFor(desk.shop.ada, desk.server) },
    );

    await desk.provider.ledger.refund(payment, 10_000);

    expect(await desk.state(id)).toEqual(["sent", 35_363]);
    expect(await returns()).toEqual([]);
  });
});

describe("a dispute", () => {
  test("that is only an inquiry moves no money, and alerts the office twice", async () => {
    const id = await desk.invoice();
    const payment = await desk.pay([id], "4000 0000 0000 1976");
    expect(await desk.state(id)).toEqual(["paid", 0]);
    expect(await desk.alerts("cardDispute")).toEqual([
      expect.stringMatching(
        /^The bank of Carla's Collision asks about a card payment of \$353\.63: the cardholder calls it fraudulent\. No money was taken\. Answer it at the card provider by \w+ \d+, \d{4}\.$/,
      ),
    ]);

    await desk.provider.ledger.closeInquiry(payment.disputes[0]!);

    expect(await desk.state(id)).toEqual(["paid", 0]);
    expect(await desk.alerts("cardDispute")).toEqual([expect.stringContaining("The payment stands.")]);
  });

  test("of a part takes this part, says until when it can be answered, and pays it again when it is won", async () => {
    const id = await desk.invoice();
    const payment = await desk.pay([id]);
    const dispute = await desk.provider.ledger.dispute(payment, 5000);
    expect([await desk.state(id), await cardState()]).toEqual([
      ["partiallyPaid", 5000],
      { status: "disputed", contested_cents: 5000 },
    ]);
    expect(await desk.alerts("paymentReversed")).toEqual([
      expect.stringMatching(
        /^\$50\.00 of a card payment by Carla's Collision was taken back, because it is disputed: .* by \w+ \d+, \d{4}\.$/,
      ),
    ]);

    await desk.provider.ledger.answer(dispute);
    await desk.provider.ledger.win(dispute);

    expect([await desk.state(id), await cardState()]).toEqual([
      ["paid", 0],
      { status: "succeeded", contested_cents: 0 },
    ]);
    expect([await desk.alerts("paymentReversed"), await desk.alerts("cardDispute")]).toEqual([
      [],
      [expect.stringContaining("$50.00 of a card payment by Carla's Collision is won")],
    ]);
  });

  test("is not asked for on the statement before it is decided", async () => {
    const first = await desk.invoice({ due_date: "2026-05-01" });
    const payment = await desk.pay([first]);
    await desk.invoice({ due_date: "2026-05-02" });
    const dispute = await desk.provider.ledger.dispute(payment, 5000);
    const statement = async () => {
      const query = `query ($customerId: UUID!) { statement(customerId: $customerId) { totalCents contestedCents
        invoices { balanceCents contestedCents } payments { returnedCents isReversed } } }`;
      const token = await tokenFor(desk.shop.ada, desk.server);
      return (await desk.server.graphql(query, { customerId: desk.customerId }, { token })).data.statement;
    };

    expect(await statement()).toEqual({
      totalCents: 35_363,
      contestedCents: 5000,
      invoices: [
        { balanceCents: 5000, contestedCents: 5000 },
        { balanceCents: 35_363, contestedCents: 0 },
      ],
      payments: [{ returnedCents: 5000, isReversed: false }],
    });
    await desk.provider.ledger.lose(dispute);
    expect(await statement()).toMatchObject({ totalCents: 40_363, contestedCents: 0 });
  });

  test("that is lost leaves the amount owed", async () => {
    const id = await desk.invoice();
    const payment = await desk.pay([id]);
    const dispute = await desk.provider.ledger.inquire(payment);
    await desk.provider.ledger.escalate(dispute);

    await desk.provider.ledger.lose(dispute);

    expect([await desk.state(id), await cardState()]).toEqual([
      ["sent", 35_363],
      { status: "disputed", contested_cents: 0 },
    ]);
    expect(await desk.alerts("cardDispute")).toEqual([expect.stringContaining("is lost")]);
  });

  test("that is won in part counts the part that came back", async () => {
    const id = await desk.invoice();
    const payment = await desk.pay([id]);
    const dispute = await desk.provider.ledger.dispute(payment, 30_000);

    await desk.provider.ledger.win(dispute, 20_000);

    expect(await desk.state(id)).toEqual(["partiallyPaid", 10_000]);
  });

  test("that is won after somebody else paid the invoice becomes the customer's credit", async () => {
    const id = await desk.invoice();
    const payment = await desk.pay([id]);
    const dispute = await desk.provider.ledger.dispute(payment);
    await desk.server.graphql(
      "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { payment { id } } }",
      { input: { customerId: desk.customerId, method: "check", amountCents: 35_363, receivedOn: "2026-05-01" } },
      { token: await tokenFor(desk.shop.ada, desk.server) },
    );

    await desk.provider.ledger.win(dispute);

    const [{ held }] = await desk.rows(
      "select app_private.credit_balance($1, 'customer')::integer as held",
      desk.customerId,
    );
    expect([await desk.state(id), held]).toEqual([["paid", 0], 35_363]);
  });

  test("takes back the reward that the invoice earned, and gives it again", async () => {
    await desk.rows("update app.customers set is_partner_reward = true where id = $1", desk.customerId);
    const reward = async () =>
      (await desk.row("select app_private.credit_balance($1, 'reward')::integer as held", desk.customerId)).held;
    const payment = await desk.pay([await desk.invoice()]);
    const earned = await reward();

    const dispute = await desk.provider.ledger.dispute(payment, 100);
    const left = await reward();
    await desk.provider.ledger.win(dispute);
    await desk.rows("update app.customers set is_partner_reward = false where id = $1", desk.customerId);

    expect(earned).toBeGreaterThan(0);
    expect([left, await reward()]).toEqual([0, earned]);
  });
});

/** All that happened since, the latest last. */
async function whileSilent(steps: () => Promise<unknown>) {
  const { provider } = desk;
  const before = provider.events.length;
  provider.keepSilent(true);
  await steps();
  return provider.events.slice(before);
}

describe("what the provider reports", () => {
  test("of a refund and a dispute before the payment itself is kept and applied when that comes", async () => {
    const id = await desk.invoice();
    const events = await whileSilent(async () => {
      const payment = await desk.pay([id]);
      await desk.provider.ledger.refund(payment, 10_000);
      await desk.provider.ledger.dispute(payment, 5000);
    });
    await desk.report(events.filter(({ type }) => type === "refund.created" || type.includes("dispute")));
    expect(await desk.state(id)).toEqual(["sent", 35_363]);

    await desk.report(events.filter(({ type }) => type === "checkout.session.completed"));

    expect(await desk.state(id)).toEqual(["partiallyPaid", 15_000]);
    const { status } = await desk.row(
      "select s.key as status from app.service_orders o join app.service_order_statuses s on s.id = o.status_id order by o.created_at desc limit 1",
    );
    expect(status).toBe("invoiced"); // Nothing was ever paid in full.
  });

  test("in any order comes to the same", async () => {
    const ends = [];
    for (const order of [(list: readonly unknown[]) => list, (list: readonly unknown[]) => list.toReversed()]) {
      await desk.clear();
      const id = await desk.invoice();
      const events = await whileSilent(async () => {
        const payment = await desk.pay([id]);
        const refund = await desk.provider.ledger.refund(payment, 10_000);
        await desk.provider.ledger.failRefund(payment, refund);
        await desk.provider.ledger.refund(payment, 2000);
        const dispute = await desk.provider.ledger.inquire(payment, 5000);
        await desk.provider.ledger.escalate(dispute);
        await desk.provider.ledger.win(dispute);
      });
      await desk.report(order(events) as typeof events);
      ends.push(await desk.state(id));
    }

    expect(ends).toEqual([
      ["partiallyPaid", 2000],
      ["partiallyPaid", 2000],
    ]);
  });

  test("all at once comes to the same, beside payments that people record", async () => {
    const id = await desk.invoice();
    const events = await whileSilent(async () => {
      const payment = await desk.pay([id]);
      await desk.provider.ledger.refund(payment, 10_000);
      await desk.provider.ledger.dispute(payment, 5000);
    });
    const token = await tokenFor(desk.shop.ada, desk.server);
    const record = () =>
      desk.server.graphql(
        "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { payment { id } } }",
        {
          input: {
            customerId: desk.customerId,
            method: "check",
            amountCents: 100,
            receivedOn: "2026-05-01",
            keepExcess: true,
          },
        },
        { token },
      );

    const answers = await Promise.all([
      ...[...events, ...events].map((event) => desk.report([event])),
      ...[1, 2, 3, 4].map(record),
    ]);

    expect(answers.filter((answer) => answer && answer.errors)).toEqual([]);
    const [{ kept }] = await desk.rows(
      "select amount_cents - returned_cents as kept from app.payments where method = 'card'",
    );
    const [, balance] = await desk.state(id);
    expect([kept, balance + (await credit()) * -1]).toEqual([20_363, 15_000 - 400]);
  });

  test("about somebody else's payments of the same account changes nothing and is forgotten", async () => {
    const object = { id: "re_1", amount: 100, payment_intent: "pi_others", status: "succeeded" };

    await desk.report([{ id: "evt_1", object: "event", type: "refund.created", created: 1, data: { object } }]);

    expect(await desk.rows("select card_payment_id from app.card_records")).toEqual([{ card_payment_id: null }]);
  });

  test("with parts that cannot be read is left alone", async () => {
    const objects = [null, 7, {}, { id: "" }, { id: "dp_1", amount: "much" }, { id: "ch_1", payment_intent: {} }];
    const types = [
      "checkout.session.completed",
      "charge.refunded",
      "charge.dispute.created",
      "refund.created",
      "invoice.paid",
    ];

    for (const object of objects)
      for (const type of types)
        await desk.report([{ id: "evt_1", object: "event", type, created: 1, data: { object: object as object } }]);

    expect(await desk.rows("select from app.card_records")).toEqual([]);
  });
});

describe("the comparison with the provider", () => {
  test("finds what no message told, once", async () => {
    const id = await desk.invoice();
    desk.provider.keepSilent(true);
    const payment = await desk.pay([id]);
    await desk.provider.ledger.refund(payment, 10_000);

    expect(await desk.compare()).toBe(false);
    expect(await desk.state(id)).toEqual(["partiallyPaid", 10_000]);
    const dispute = await desk.provider.ledger.dispute(payment, 5000);
    await desk.compare();
    expect(await desk.state(id)).toEqual(["partiallyPaid", 15_000]);
    await desk.provider.ledger.win(dispute);
    await desk.compare();
    await desk.compare();

    expect(await desk.state(id)).toEqual(["partiallyPaid", 10_000]);
  });

  test("reads all pages, and after a gap of months the objects themselves", async () => {
    const id = await desk.invoice();
    const payment = await desk.pay([id]);
    desk.provider.keepSilent(true);
    for (let cent = 0; cent < 120; cent++) await desk.provider.ledger.refund(payment, 1);
    await desk.rows("insert into app_private.card_comparisons (provider, compared_until) values ('stripe', now())");

    await desk.compare();
    expect(await desk.state(id)).toEqual(["partiallyPaid", 120]);
    await desk.rows("update app_private.card_comparisons set compared_until = now() - interval '3 months'");
    await desk.provider.ledger.dispute(payment, 500);
    await desk.compare();

    expect(await desk.state(id)).toEqual(["partiallyPaid", 620]);
  });
});
