/** The same two pages twice: as the screens ask GraphQL for them, and as a person would write them in SQL. */

export const listQuery = `query OrderList {
  serviceOrders(first: 25, orderBy: CREATED_AT_DESC) { nodes {
    id internalOrderNumber repairOrderNumber createdAt statusChangedAt
    status { id key statusName category }
    customer { id companyName }
    vehicle { id vehicleDescription vinNumber }
    invoices(orderBy: CREATED_AT_DESC, first: 1) { nodes { id number status } }
    estimates(orderBy: CREATED_AT_DESC, first: 2) { nodes { id number status } }
  } }
}`;

export const detailQuery = `query OrderDetail($id: UUID!) {
  serviceOrder(id: $id) {
    id internalOrderNumber repairOrderNumber createdAt statusChangedAt
    status { id key statusName category }
    customer { id companyName }
    vehicle { id vehicleDescription vinNumber }
    invoices(orderBy: CREATED_AT_DESC, first: 1) { nodes { id number status lineItems { nodes { id description quantity unitPrice totalPrice } } } }
    estimates(orderBy: CREATED_AT_DESC, first: 2) { nodes { id number status lineItems { nodes { id description quantity unitPrice totalPrice } } } }
  }
}`;

const lines = (
  parent: string,
) => `(select coalesce(json_agg(json_build_object('id', l.id, 'description', l.description, 'quantity', l.quantity,
  'unitPrice', l.unit_price, 'totalPrice', l.total_price)), '[]') from app.line_items l where l.${parent} = p.id)`;

const papers = (table: string, count: number, withLines: string) => `(select coalesce(json_agg(json_build_object(
    'id', p.id, 'number', p.number, 'status', p.status${withLines}) order by p.created_at desc), '[]')
  from (select id, number, status, created_at from app.${table} where service_order_id = o.id order by created_at desc limit ${count}) p)`;

const order = (invoices: string, estimates: string) => `json_build_object(
    'id', o.id, 'internalOrderNumber', o.internal_order_number, 'repairOrderNumber', o.repair_order_number,
    'createdAt', o.created_at, 'statusChangedAt', o.status_changed_at,
    'status', json_build_object('id', s.id, 'key', s.key, 'statusName', s.status_name, 'category', s.category),
    'customer', json_build_object('id', c.id, 'companyName', c.company_name),
    'vehicle', json_build_object('id', v.id, 'vehicleDescription', v.vehicle_description, 'vinNumber', v.vin_number),
    'invoices', ${invoices}, 'estimates', ${estimates})`;

const joins = `join app.service_order_statuses s on s.id = o.status_id
  join app.customers c on c.id = o.customer_id join app.vehicles v on v.id = o.vehicle_id`;

export const listSql = `select json_agg(page.row) as answer from (
  select ${order(papers("invoices", 1, ""), papers("estimates", 2, ""))} as row
  from (select id, internal_order_number, repair_order_number, created_at, status_changed_at, status_id, customer_id, vehicle_id
    from app.service_orders order by created_at desc limit 25) o ${joins} order by o.created_at desc) page`;

export const detailSql = `select ${order(
  papers("invoices", 1, `, 'lineItems', ${lines("invoice_id")}`),
  papers("estimates", 2, `, 'lineItems', ${lines("estimate_id")}`),
)} as answer from app.service_orders o ${joins} where o.id = $1`;
