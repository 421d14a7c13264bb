-- Views of the lists of the back office that staff have saved: what the list is asked and which columns it shows, under a name.
create table list_view (
  id integer generated always as identity primary key,
  user_id integer not null references user_account on delete cascade,
  -- The list as the client names it.
  list text not null,
  name text not null,
  -- The search of the list's address.
  search text not null,
  columns text[] not null,
  is_shared boolean not null default false,
  version integer not null default 1,
  unique (user_id, list, name)
);
create index list_view_shared on list_view (list) where is_shared;

-- The view that a list opens with for a member of staff: one of their own, or a shared one.
create table default_list_view (
  user_id integer not null references user_account on delete cascade,
  list text not null,
  view_id integer not null references list_view on delete cascade,
  primary key (user_id, list)
);
create index default_list_view_view on default_list_view (view_id);
