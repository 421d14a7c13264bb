-- Changes of all prices of a list by a percentage, with each price before and after, so that they can be taken back as changes of article prices can.
create table price_list_change (
  id integer primary key generated always as identity,
  price_list_id integer not null references price_list on delete cascade,
  -- Hundredths of a percent; negative where prices were lowered.
  percent_bp integer not null,
  user_name text not null,
  changed_at timestamptz not null,
  undone_at timestamptz
);
create index price_list_change_list on price_list_change (price_list_id, id desc) where undone_at is null;
create index price_list_change_changed on price_list_change (changed_at);

create table price_list_change_item (
  price_list_change_id integer not null references price_list_change on delete cascade,
  article_id integer not null references article on delete cascade,
  before integer not null,
  after integer not null,
  primary key (price_list_change_id, article_id)
);
create index price_list_change_item_article on price_list_change_item (article_id);
