import { recordId, version } from "#base/record-id.ts";
import * as z from "zod";
import { orderFieldSchemas } from "./order-field-schemas.ts";

export const orderPrioritySchema = z.object({
  id: recordId(),
  version: version(),
  priority: orderFieldSchemas.priority,
});
