-- An alert is stored as the key and parameters of a text, so that each reader gets it in their language and in the words of today.
-- The sentences of earlier alerts are recognized here, once; one that is not stays as it was written.
alter table app.admin_notifications add column message_text jsonb check (jsonb_typeof(message_text) = 'object');

with raised (key, pattern, names) as (values
    ('alerts.approvalLapsed', '^(.+?) is for another vehicle now: (.+?) must be approved again$', '{number,estimates}'),
    ('alerts.calibrationFailed', '^(.+?): (.+?) failed$', '{number,name}'),
    ('alerts.canceledByCustomer', '^(.+?) was canceled by the customer: (.+?)$', '{number,reason}'),
    ('alerts.cardDisputeClosed', '^The dispute about (.+?) of a card payment by (.+?) is closed without a decision\.$', '{amount,customer}'),
    ('alerts.cardDisputeLost', '^The dispute about (.+?) of a card payment by (.+?) is lost\. The amount is owed\.$', '{amount,customer}'),
    ('alerts.cardDisputeWon', '^The dispute about (.+?) of a card payment by (.+?) is won\. It counts as paid again\.$', '{amount,customer}'),
    ('alerts.cardDisputeWonByHand', '^The dispute about (.+?) of a card payment by (.+?) is won\. The payment was reversed by hand: record it again\.$', '{amount,customer}'),
    ('alerts.cardDisputed', '^(.+?) of a card payment by (.+?) was taken back, because it is disputed: (.+?)\. Answer it at the card provider\.$', '{amount,customer,reason}'),
    ('alerts.cardDisputedUntil', '^(.+?) of a card payment by (.+?) was taken back, because it is disputed: (.+?)\. Answer it at the card provider by (.+?)\.$', '{amount,customer,reason,day}'),
    ('alerts.cardInquiry', '^The bank of (.+?) asks about a card payment of (.+?): (.+?)\. No money was taken\. Answer it at the card provider\.$', '{customer,amount,reason}'),
    ('alerts.cardInquiryClosed', '^The bank’s question about a card payment of (.+?) by (.+?) is closed\. The payment stands\.$', '{amount,customer}'),
    ('alerts.cardInquiryUntil', '^The bank of (.+?) asks about a card payment of (.+?): (.+?)\. No money was taken\. Answer it at the card provider by (.+?)\.$', '{customer,amount,reason,day}'),
    ('alerts.cardPaymentDiffers', '^The card provider reports (.+?) for a payment of (.+?)\. Check it with the provider\.$', '{reported,expected}'),
    ('alerts.cardRefundFailed', '^A refund of (.+?) to the card of (.+?) failed\. The money is with the shop and counts as paid: give it back another way\.$', '{amount,customer}'),
    ('alerts.checkOverridden', '^(.+?): a failed readiness check was overridden \((.+?)\)$', '{number,note}'),
    ('alerts.competenceDue', '^(.+?)''s certification for (.+?) expires on (.+?)$', '{name,type,date}'),
    ('alerts.creditLimit', '^(.+?) owes (.+?), more than the credit limit of (.+?)$', '{customer,owed,limit}'),
    ('alerts.customerWaits', '^(.+?): the customer is waiting for a reply$', '{number}'),
    ('alerts.distanceUnknown', '^(.+?): enter the distance to the vehicle at its address\. It sets the price of the trip\.$', '{number}'),
    ('alerts.equipmentDown', '^(.+?) \((.+?)\) is down: (.+?)$', '{name,place,reason}'),
    ('alerts.equipmentDue', '^The certificate of (.+?) expires on (.+?)$', '{name,date}'),
    ('alerts.equipmentOverridden', '^(.+?): a pass with expired equipment was accepted \((.+?)\): (.+?)$', '{number,names,note}'),
    ('alerts.estimateApproved', '^(.+?) was approved$', '{number}'),
    ('alerts.estimateApprovedBy', '^(.+?) was approved by (.+?)$', '{number,by}'),
    ('alerts.estimateDeclined', '^(.+?) was declined$', '{number}'),
    ('alerts.estimateExpired', '^(.+?) expired without an answer$', '{number}'),
    ('alerts.fileRejected', '^An upload was rejected: (.+?) in "(.+?)"\. It is kept in quarantine as (.+?)\.$', '{threat,name,keptAs}'),
    ('alerts.invoiceOverridden', '^(.+?) was invoiced by override: (.+?)$', '{number,note}'),
    ('alerts.late', '^(.+?) is late in (.+?)$', '{number,status}'),
    ('alerts.lateCancellation', '^The appointment of (.+?) was canceled less than 24 hours before$', '{number}'),
    ('alerts.mailRecipientAdded', '^“(.+?)” emails now also go to (.+?)$', '{name,addresses}'),
    ('alerts.mailServerFailed', '^The mail server takes no emails, and they wait: (.+?)$', '{reason}'),
    ('alerts.messagesMayBeUnwanted', '^(.+?) \((.+?)\) may ask for no more messages: “(.+?)” Read it, and end their messages if it does\.$', '{customer,from,said}'),
    ('alerts.newRequest', '^New request (.+?): (.+?) for (.+?)$', '{number,vehicle,customer}'),
    ('alerts.newUser', '^(.+?) registered and waits to be linked to a customer$', '{who}'),
    ('alerts.newUserUnnamed', '^Someone registered and waits to be linked to a customer$', '{}'),
    ('alerts.noShow', '^Nobody came to the appointment of (.+?)$', '{number}'),
    ('alerts.notInvoiced', '^(.+?) is released but not invoiced$', '{number}'),
    ('alerts.onHold', '^(.+?) is on hold: (.+?)$', '{number,reason}'),
    ('alerts.outOfArea', '^(.+?): the vehicle is (.+?) miles away, outside the service area$', '{number,distance}'),
    ('alerts.overridden', '^(.+?) moved to (.+?) by override: (.+?)$', '{number,status,reasons}'),
    ('alerts.paymentReturned', '^(.+?) of a payment of (.+?) by (.+?) went back: (.+?)$', '{amount,whole,customer,reason}'),
    ('alerts.paymentReversed', '^A payment of (.+?) by (.+?) was reversed: (.+?)$', '{amount,customer,reason}'),
    ('alerts.poMissing', '^(.+?) cannot be invoiced: the customer requires a PO number$', '{number}'),
    ('alerts.qboAmountDiffers', '^The amount of (.+?) was changed in QuickBooks\. Decide what happens to it\.$', '{label}'),
    ('alerts.qboAppNotAuthorized', '^QuickBooks no longer lets this app use (.+?)\. Connect it again; what waits is not lost\.$', '{company}'),
    ('alerts.qboDeletedThere', '^(.+?) was deleted in QuickBooks\. Decide what happens to it here\.$', '{label}'),
    ('alerts.qboFailure', '^(.+?) did not reach QuickBooks: (.+?)$', '{label,reason}'),
    ('alerts.qboFailureOf', '^(.+?) did not reach QuickBooks$', '{label}'),
    ('alerts.qboFieldsDiffer', '^(.+?) was changed here and in QuickBooks\. Decide which change counts\.$', '{label}'),
    ('alerts.qboInactiveThere', '^(.+?) was made inactive in QuickBooks\. Decide what happens here\.$', '{label}'),
    ('alerts.qboMergedThere', '^(.+?) was merged into another customer in QuickBooks\. Decide what happens here\.$', '{label}'),
    ('alerts.qboPaymentDiffers', '^A payment in QuickBooks is not as it is here: (.+?)\. Decide which one counts\.$', '{label}'),
    ('alerts.qboPersonLostRights', '^Whoever connected (.+?) has lost their rights in QuickBooks\. Connect it again; what waits is not lost\.$', '{company}'),
    ('alerts.qboReversedHere', '^(.+?) was reversed here and is still in QuickBooks\. Decide what happens to it there\.$', '{label}'),
    ('alerts.qboSubscriptionEnded', '^The QuickBooks subscription of (.+?) has ended\. Renew it there; what waits is not lost\.$', '{company}'),
    ('alerts.qboTaken', '^The name or number of (.+?) belongs to another record in QuickBooks\. Decide whether that is the same one\.$', '{label}'),
    ('alerts.qboTaxDiffers', '^QuickBooks has another tax for (.+?)\. Decide what happens to it\.$', '{label}'),
    ('alerts.qboTokenRefused', '^QuickBooks no longer accepts the connection to (.+?)\. Connect it again; what waits is not lost\.$', '{company}'),
    ('alerts.qboVoidedHere', '^(.+?) is void here and paid in QuickBooks\. Decide what happens to it\.$', '{label}'),
    ('alerts.qboVoidedThere', '^(.+?) was voided in QuickBooks and is paid here\. Decide what happens to it\.$', '{label}'),
    ('alerts.reopened', '^(.+?) was reopened: (.+?)$', '{number,note}'),
    ('alerts.rideHeight', '^(.+?): the (.+?) has a modified ride height$', '{number,vehicle}'),
    ('alerts.transportProblem', '^(.+?): transport problem: (.+?)$', '{number,note}'),
    ('alerts.vinOfOtherCustomer', '^(.+?): this VIN also belongs to a vehicle of another customer$', '{number}'),
    ('alerts.vinOfOtherOrder', '^(.+?): the same VIN has another live order, (.+?)$', '{number,others}'),
    ('alerts.waiverUsed', '^(.+?): calibrated with a ride-height waiver$', '{number}'),
    ('alerts.webhookFailed', '^The webhook to (.+?) was turned off because its deliveries failed: (.+?)$', '{url,error}')
), recognized as (
  select n.id, found.key, found.params
  from app.admin_notifications n cross join lateral (
    select r.key, coalesce((select jsonb_object_agg(slot.name, slot.value)
        from unnest(r.names::text[], regexp_match(n.message, r.pattern)) as slot (name, value)), '{}') as params
    from raised r where n.message ~ r.pattern order by length(r.pattern) desc limit 1) as found
  where n.kind <> 'manual'
)
update app.admin_notifications n set message_text = jsonb_build_object('key', r.key, 'params', r.params)
from recognized r where r.id = n.id;

-- Why an order is on hold is a text of its own.
with reasons (words, key) as (values
    ('Alignment needed', 'orders.alignmentNeeded'),
    ('Blocking fault code', 'orders.blockingFaultCode'),
    ('Bumper not installed', 'orders.bumperNotInstalled'),
    ('Customer''s request', 'orders.customersRequest'),
    ('Done elsewhere', 'orders.doneElsewhere'),
    ('Duplicate order', 'orders.duplicateOrder'),
    ('Equipment down', 'orders.equipmentDown'),
    ('Glass not approved', 'orders.glassNotApproved'),
    ('Low battery', 'orders.lowBattery'),
    ('Modified vehicle', 'orders.modifiedVehicle'),
    ('Module not programmed', 'orders.moduleNotProgrammed'),
    ('No-show', 'orders.noShow'),
    ('Other', 'orders.otherReason'),
    ('Parts missing', 'orders.partsMissing'),
    ('Price declined', 'orders.priceDeclined'),
    ('Structural work not complete', 'orders.structuralWorkNotComplete'),
    ('Total loss', 'orders.totalLoss'),
    ('Vehicle is modified', 'orders.vehicleIsModified'),
    ('Waiting for a PO', 'orders.waitingForAPo'),
    ('Waiting for approval', 'orders.waitingForApproval'),
    ('We cannot do this work', 'orders.weCannotDoThisWork'),
    ('Weather prevents the dynamic drive', 'orders.weatherPreventsTheDynamicDrive')
)
update app.admin_notifications n
set message_text = jsonb_set(n.message_text, '{params,reason}', jsonb_build_object('key', r.key, 'params', '{}'::jsonb))
from reasons r where n.message_text ->> 'key' = 'alerts.onHold' and n.message_text #>> '{params,reason}' = r.words;
