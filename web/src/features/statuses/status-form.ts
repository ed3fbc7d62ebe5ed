import { typedOrNone } from "@boresight/domain/base/typed-number";
import { newStatusSchema } from "@boresight/domain/statuses/status-definition";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";

export interface StatusFormValues {
  statusName: string;
  customerLabel: string;
  description: string;
  category: string;
  color: string;
  icon: string;
  slaMinutes: string;
  isInitial: boolean;
  isTerminal: boolean;
  isHold: boolean;
}

export const emptyStatus: StatusFormValues = {
  statusName: "",
  customerLabel: "",
  description: "",
  category: "work",
  color: "",
  icon: "target",
  slaMinutes: "",
  isInitial: false,
  isTerminal: false,
  isHold: false,
};

export const statusValues = (status: StatusDefinitionFragment): StatusFormValues => ({
  statusName: status.storedName,
  customerLabel: status.storedLabel,
  description: status.description,
  category: status.category,
  color: status.color,
  icon: status.icon,
  slaMinutes: status.slaMinutes?.toString() ?? "",
  isInitial: status.isInitial,
  isTerminal: status.isTerminal,
  isHold: status.isHold,
});

/** Validated by the schema that the server uses. */
export const parseStatus = ({ slaMinutes, ...values }: StatusFormValues) =>
  newStatusSchema.safeParse({ ...values, slaMinutes: typedOrNone(slaMinutes) });
