-- Names that shops got on their first day, in American spelling; what a shop named itself stays.
update app.line_item_types set name = 'Tire-pressure sensor relearn'
  where key = 'RST-TPMS' and name = 'Tyre-pressure sensor relearn';
update app.line_item_types set name = 'OEM procedure lookup and documentation'
  where key = 'RSCH' and name = 'OEM procedure look-up and documentation';
update app.repair_operations set name = 'Ride height or tire size changed'
  where key = 'rideHeight' and name = 'Ride height or tyre size changed';
