-- What staff change of many articles at once, with the value before and after, so that it can be taken back for some days.
create table bulk_edit (
  id integer primary key generated always as identity,
  field text not null,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index bulk_edit_created on bulk_edit (created_at);

create table bulk_edit_item (
  bulk_edit_id integer not null references bulk_edit on delete cascade,
  article_id integer not null references article on delete cascade,
  before jsonb not null,
  after jsonb not null,
  primary key (bulk_edit_id, article_id)
);
create index bulk_edit_item_article on bulk_edit_item (article_id);
