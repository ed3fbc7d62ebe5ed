-- The number on the sticker that the shop puts on its tools and targets.
alter table app.equipment add column asset_tag text not null default '' check (char_length(asset_tag) <= 40);
