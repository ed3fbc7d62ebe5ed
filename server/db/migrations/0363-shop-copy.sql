-- Says that this shop is a copy of one that goes on elsewhere, from the backup of that moment. Without a row it is the shop itself.
create table app_private.shop_copy (
  backup_made_at timestamptz primary key
);
-- squawk-ignore require-concurrent-index-creation
create unique index shop_copy_is_single on app_private.shop_copy ((true));
