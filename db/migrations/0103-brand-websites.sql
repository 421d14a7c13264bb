-- Where a brand tells of itself.
alter table brand add column website_url text;
