import type { ComponentProps } from "react";
import { t } from "@boresight/domain/texts/text";
import { formatCents } from "@boresight/domain/base/money";
import { vinTail } from "@boresight/domain/vehicles/vin";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { customerName } from "#records/customer-name.ts";
import type { StatusChip } from "#records/status-chip.tsx";
import { formatDay } from "#ui/time/times.ts";
import { phoneWords } from "#ui/text/phone-text.tsx";
import {
  FoundContact,
  FoundCustomer,
  FoundEquipment,
  FoundOrder,
  FoundPayment,
  FoundVehicle,
} from "./found.fragment.ts";
import { matchedNumber } from "./matched-number.ts";

/** A line of the search. */
export interface FoundEntry {
  id: string;
  group: string;
  main: string;
  second: string;
  status?: ComponentProps<typeof StatusChip>["status"];
  to: string;
  search: Record<string, string>;
}

/** An order with whose it is, its vehicle, and the number that matches what was typed. */
export function orderEntry(masked: FragmentType<typeof FoundOrder>, typed: string): FoundEntry {
  const { vehicle, customer, ...order } = readFragment(FoundOrder, masked);
  const { vinNumber, licensePlate } = vehicle ?? {};
  return {
    id: order.id,
    group: t("base.orders"),
    to: `/service-orders/${order.id}`,
    search: {},
    main: joined(order.internalOrderNumber, vehicle?.vehicleDescription),
    second: joined(
      customer && customerName(customer),
      matchedNumber(typed, { ...order, vinNumber, licensePlate, owner: ownerOf(vehicle) }),
    ),
    status: order.status,
  };
}

export function customerEntry(masked: FragmentType<typeof FoundCustomer>): FoundEntry {
  const { id, phone, ...name } = readFragment(FoundCustomer, masked);
  return {
    id,
    group: t("base.customers"),
    to: `/customers/${id}`,
    search: {},
    main: customerName(name),
    second: phone ? phoneWords(phone) : "",
  };
}

/** A contact person, who is found at their customer. */
export function contactEntry(masked: FragmentType<typeof FoundContact>): FoundEntry[] {
  const { id, name, phone, customer } = readFragment(FoundContact, masked);
  if (!customer) return [];
  return [
    {
      id,
      group: t("base.contacts"),
      to: `/customers/${customer.id}`,
      search: {},
      main: name,
      second: joined(customerName(customer), phone && phoneWords(phone)),
    },
  ];
}

/** A payment, which is found in its customer's billing. */
export function paymentEntry(masked: FragmentType<typeof FoundPayment>): FoundEntry {
  const { id, reference, receivedOn, amountCents, customer } = readFragment(FoundPayment, masked);
  return {
    id,
    group: t("billing.payments"),
    to: customer ? `/customers/${customer.id}` : "/invoices",
    search: { tab: "billing" },
    main: reference,
    second: joined(customer && customerName(customer), formatDay(receivedOn), formatCents(amountCents)),
  };
}

/** A tool or target, which opens on the page of the shop's equipment. */
export function equipmentEntry(masked: FragmentType<typeof FoundEquipment>): FoundEntry {
  const { id, name, serialNumber, kind, facility } = readFragment(FoundEquipment, masked);
  return {
    id,
    group: t("equipment.equipment"),
    to: "/admin/equipment",
    search: { equipment: id },
    main: joined(name, serialNumber),
    second: joined(kind === "target" ? t("equipment.target") : t("equipment.scanTool"), facility?.facilityName),
  };
}

interface Owned {
  ownerFirstName: string;
  ownerLastName: string;
}

const ownerOf = (vehicle: Owned | null): string =>
  vehicle ? [vehicle.ownerFirstName, vehicle.ownerLastName].filter(Boolean).join(" ") : "";

export function vehicleEntry(masked: FragmentType<typeof FoundVehicle>, typed: string): FoundEntry {
  const { id, vehicleDescription, customer, ...numbers } = readFragment(FoundVehicle, masked);
  const { vinNumber } = numbers;
  const number =
    matchedNumber(typed, { ...numbers, owner: ownerOf(numbers) }) ??
    (vinNumber && t("search.vinIs", { number: vinTail(vinNumber) }));
  return {
    id,
    group: t("base.vehicles"),
    to: `/vehicles/${id}`,
    search: {},
    main: vehicleDescription,
    second: joined(customer && customerName(customer), number),
  };
}

export const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" · ");
