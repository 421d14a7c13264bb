-- Visitors without an account decide on measurement too. Decisions are added and never changed.
alter table consent alter column user_id drop not null;
-- a random name that the browser has chosen, so that decisions of one browser are told apart
alter table consent add column visitor uuid;
-- whose script the decision is about
alter table consent add column script_origin text;
alter table consent add constraint consent_person check (user_id is not null or visitor is not null);
alter table consent add constraint consent_script check (purpose <> 'measurement' or (visitor is not null and script_origin is not null));
create index consent_visitor on consent (visitor, id) where visitor is not null;
