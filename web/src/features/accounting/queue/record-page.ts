interface AboutRecord {
  entity: string;
  localId: string | null;
  invoice: { serviceOrderId: string | null } | null;
  estimate: { serviceOrderId: string } | null;
}

/** The page of the record that a job or a conflict is about; null when it has none. */
export function recordPage({ entity, localId, invoice, estimate }: AboutRecord): string | null {
  const orderId = invoice?.serviceOrderId ?? estimate?.serviceOrderId;
  if (orderId) return `/service-orders/${orderId}`;
  return entity === "Customer" && localId !== null ? `/customers/${localId}` : null;
}
