-- What the catalog lacks is charged as a line of this type, with a description and a price of its own.
insert into app.line_item_types (sort_order, key, name, category, method, unit, unit_price, purchase_cost, minutes, taxable)
values (375, 'MISC', 'Other work or part (price per job)', 'fee', 'fee', 'each', 0, 0, 0, true)
on conflict (key) do nothing;
