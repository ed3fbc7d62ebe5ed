// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { localDay } from "@boresight/domain/schedule/working-time";
import { afterEach, beforeAll, expect, test } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";

beforeAll(fetchOverlays);
afterEach(cleanup);

const paid = { id: "b1", number: "INV-7", balanceCents: 1000, customerId: "a1", payer: "Carla's Collision" };
const nothing = () => {};

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "a payment is of today in %s, where the shop is",
  async (zone) => {
    const sent = await renderAtDesk(<PaymentDialog paid={paid} onClose={nothing} onRecorded={nothing} />, {
      ShopZone: () => ({
        facilities: rows("Facility", [{ __typename: "Facility", id: "f1", isBase: true, timeZone: zone }]),
      }),
      RecordPayment: () => ({ recordPayment: { __typename: "RecordPaymentPayload", payment: null } }),
    });

    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Record payment" })));

    expect(sent).toMatchObject([["RecordPayment", { receivedOn: localDay(zone, Date.now()), amountCents: 1000 }]]);
  },
);
