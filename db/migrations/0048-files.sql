-- Uploads: who owns a file, what it is for, and how far it has come.
-- receiving: its bytes are being stored. pending: no call has named it yet. claimed: something refers to it. released: it can be restored until it is
-- deleted for good.
alter table stored_file
  add column company_id integer references company,
  add column uploaded_by integer references user_account,
  add column purpose text not null default 'attachment',
  add column state text not null default 'claimed' check (state in ('receiving', 'pending', 'claimed', 'released')),
  add column state_since timestamptz not null default now(),
  add column is_picture boolean not null default false,
  add column sha256 bytea;

create index stored_file_of_company on stored_file (company_id) where company_id is not null;
create index stored_file_of_user on stored_file (uploaded_by) where uploaded_by is not null;
create index stored_file_to_purge on stored_file (state_since) where state <> 'claimed';

-- The key that signs links to private files. Every server of a shop uses the same one.
create table file_link_key (
  id integer primary key check (id = 1),
  secret bytea not null
);
insert into file_link_key (id, secret)
values (1, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));
