-- What repair orders say: their text, and the words that stand for repairs in it.

-- The text of a file's content as it is now; new content is read anew.
create table app_private.repair_order_texts (
  id uuid primary key default gen_random_uuid(),
  file_id uuid not null unique references app.files on delete cascade,
  blob_id uuid not null, -- the content that was read
  state text not null default 'pending' check (state in ('pending', 'read', 'noText', 'failed')),
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'), -- {page, text}
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index repair_order_texts_blob_id_idx on app_private.repair_order_texts (blob_id);

create table app.operation_terms (
  id uuid primary key default gen_random_uuid(),
  repair_operation_id uuid references app.repair_operations on delete cascade, -- none: a false friend, "seat cover" is not a seat
  locale text not null check (locale in ('en', 'fr', 'es')),
  term text not null check (char_length(term) between 2 and 80),
  counts_with text not null default 'removal' check (counts_with in ('itself', 'removal', 'work')), -- what else its line must say
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);
create unique index operation_terms_term_idx on app.operation_terms (locale, lower(term));
create index operation_terms_repair_operation_id_idx on app.operation_terms (repair_operation_id);

insert into app.operation_terms (repair_operation_id, locale, counts_with, term)
select o.id, list.locale, list.counts_with, trim(word)
from (values
  ('windshield', 'en', 'removal', 'windshield, windscreen, front glass, front camera, forward camera, windshield camera, ADAS camera, camera bracket, rain sensor'),
  ('windshield', 'fr', 'removal', 'pare-brise, parebrise, caméra avant, caméra frontale, support de caméra, capteur de pluie'),
  ('windshield', 'es', 'removal', 'parabrisas, cámara frontal, cámara delantera, soporte de cámara, sensor de lluvia'),
  ('frontEnd', 'en', 'removal', 'front bumper, bumper front, front fascia, grille, grill, emblem, radar, radar bracket, radar sensor, front radar, distance sensor'),
  ('frontEnd', 'fr', 'removal', 'pare-chocs avant, calandre, emblème, radar avant, support de radar, grille de calandre'),
  ('frontEnd', 'es', 'removal', 'parachoques delantero, defensa delantera, fascia delantera, parrilla, emblema, radar delantero, soporte de radar'),
  ('rearEnd', 'en', 'work', 'rear bumper, bumper rear, rear fascia, quarter panel, quarter outer panel, rear radar, blind spot radar, blind spot sensor'),
  ('rearEnd', 'fr', 'work', 'pare-chocs arrière, aile arrière, panneau de quart, panneau latéral arrière, radar arrière'),
  ('rearEnd', 'es', 'work', 'parachoques trasero, defensa trasera, fascia trasera, panel lateral trasero, cuarto trasero, guardafango trasero, radar trasero'),
  ('doorOrMirror', 'en', 'removal', 'door, door shell, mirror, door mirror, side mirror, side view mirror'),
  ('doorOrMirror', 'fr', 'removal', 'porte, portière, rétroviseur, rétroviseur extérieur'),
  ('doorOrMirror', 'es', 'removal', 'puerta, espejo, espejo lateral, retrovisor'),
  ('liftgate', 'en', 'removal', 'liftgate, lift gate, tailgate, trunk lid, deck lid, decklid, hatch, rear hatch'),
  ('liftgate', 'fr', 'removal', 'hayon, couvercle de coffre, couvercle de malle, porte de coffre'),
  ('liftgate', 'es', 'removal', 'portón trasero, puerta trasera levadiza, compuerta, tapa de cajuela, tapa de maletero, tapa de baúl'),
  ('alignment', 'en', 'itself', 'alignment, wheel alignment, four wheel alignment, thrust angle'),
  ('alignment', 'en', 'work', 'suspension, strut, shock absorber, control arm, ball joint, tie rod, knuckle, steering rack, steering gear, steering column, subframe, sub frame, crossmember, engine cradle'),
  ('alignment', 'fr', 'itself', 'géométrie, parallélisme, alignement, alignement des roues'),
  ('alignment', 'fr', 'work', 'suspension, amortisseur, bras de suspension, rotule, crémaillère, colonne de direction, berceau, biellette de direction'),
  ('alignment', 'es', 'itself', 'alineación, alineado de ruedas, alineamiento, geometría'),
  ('alignment', 'es', 'work', 'suspensión, amortiguador, brazo de control, brazo de suspensión, rótula, cremallera de dirección, columna de dirección, subchasis, terminal de dirección'),
  ('structural', 'en', 'itself', 'frame pull, pull frame, frame straightening, straighten frame, frame repair, frame rack, frame machine, structural repair, unibody repair, structural pull'),
  ('structural', 'en', 'work', 'frame rail, side rail, rear rail, front rail, strut tower, unibody, apron, rocker panel, pillar, floor pan'),
  ('structural', 'fr', 'itself', 'passage au marbre, redressage de châssis, réparation structurelle, banc de redressage'),
  ('structural', 'fr', 'work', 'longeron, châssis, bas de caisse, montant de caisse'),
  ('structural', 'es', 'itself', 'enderezado de chasis, reparación estructural, bancada, estirado de chasis'),
  ('structural', 'es', 'work', 'larguero, chasis, estribo, poste central'),
  ('restraints', 'en', 'removal', 'airbag, air bag, seat, SRS module, SRS, restraint module'),
  ('restraints', 'en', 'itself', 'airbag deployed, deployed airbag, airbag deployment'),
  ('restraints', 'fr', 'removal', 'coussin gonflable, sac gonflable, airbag, siège'),
  ('restraints', 'es', 'removal', 'bolsa de aire, airbag, asiento, módulo SRS'),
  ('headlamp', 'en', 'removal', 'headlamp, headlight, head lamp, head light'),
  ('headlamp', 'fr', 'removal', 'phare, projecteur, optique de phare'),
  ('headlamp', 'es', 'removal', 'faro, faro delantero, óptica delantera'),
  ('battery', 'en', 'removal', 'battery'),
  ('battery', 'en', 'itself', 'disconnect battery, disconnected battery, reconnect battery, battery disconnect, battery disconnected, battery reconnect'),
  ('battery', 'fr', 'removal', 'batterie'),
  ('battery', 'fr', 'itself', 'débrancher la batterie, batterie débranchée, rebrancher la batterie'),
  ('battery', 'es', 'removal', 'batería'),
  ('battery', 'es', 'itself', 'desconectar la batería, batería desconectada, reconectar la batería'),
  ('rideHeight', 'en', 'itself', 'ride height, lift kit, leveling kit, lowering kit, lowering springs, suspension lift, tire size, tyre size, oversized tires'),
  ('rideHeight', 'fr', 'itself', 'hauteur de caisse, kit de rehausse, ressorts courts, taille de pneus, dimension de pneus'),
  ('rideHeight', 'es', 'itself', 'altura de suspensión, kit de elevación, medida de llantas, medida de neumáticos'),
  ('faultCode', 'en', 'itself', 'DTC, fault code, trouble code, error code'),
  ('faultCode', 'fr', 'itself', 'code défaut, code d''erreur, code de panne'),
  ('faultCode', 'es', 'itself', 'código de falla, código de error, código de avería'),
  (null, 'en', 'removal', 'windshield wiper, windshield washer, windshield molding, wiper windshield, seat cover, seat belt, seat heater, seat pad, car seat, child seat, valve seat, spring seat'),
  (null, 'en', 'removal', 'rear view mirror, rearview mirror, inside mirror, interior mirror, vanity mirror, mirror glass, door handle, door lock, door trim, door trim panel, door molding, door moulding, door glass, door window, door seal, door weatherstrip, door speaker, door sill, door jamb, door edge guard, fuel door, garage door'),
  (null, 'en', 'removal', 'rear emblem, liftgate emblem, tailgate emblem, trunk emblem, liftgate trim, tailgate trim, liftgate handle, tailgate handle, pillar trim, license plate frame, plate frame, seat frame, headlamp bulb, headlight bulb, battery test, key battery, remote battery, fob battery'),
  (null, 'en', 'removal', 'door alignment, hood alignment, panel alignment, gap alignment, fender alignment, bumper alignment, headlamp alignment, headlight alignment, trunk alignment, alignment door, alignment hood, alignment panel, alignment fender, alignment bumper, alignment headlamp, alignment pin'),
  (null, 'en', 'removal', 'scan DTC, check DTC, clear DTC, erase DTC, DTC scan, DTC clear, scan fault code, clear fault code, check fault code, scan trouble code, clear trouble code, check trouble code, 0 DTC'),
  (null, 'fr', 'removal', 'essuie-glace de pare-brise, housse de siège, ceinture de siège, rétroviseur intérieur, poignée de porte, garniture de porte, serrure de porte, porte-plaque, porte-bagages, ampoule de phare, effacer les codes défaut'),
  (null, 'es', 'removal', 'limpiador de parabrisas, funda de asiento, cinturón de asiento, espejo interior, espejo retrovisor interior, manija de puerta, moldura de puerta, cerradura de puerta, puerta de combustible, faro antiniebla, foco de faro, borrar códigos de falla')
) as list (operation, locale, counts_with, words)
left join app.repair_operations o on o.key = list.operation
cross join lateral regexp_split_to_table(list.words, ',') as word;

-- What is here already is read like what comes.
insert into app_private.repair_order_texts (file_id, blob_id, state)
select id, blob_id, case mime_type when 'application/pdf' then 'pending' else 'noText' end
from app.files where document_kind = 'repairOrder' and is_uploaded and version_of is null;
select graphile_worker.add_job('read-repair-order', json_build_object('blobId', blob_id), queue_name => 'read-repair-order')
from app_private.repair_order_texts where state = 'pending';
