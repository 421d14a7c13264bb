-- What an attribute tells of the use of an article, and whether articles of another value have another effect.
alter table attribute
  add column use_role text check (use_role in
    ('litres', 'dilution', 'dose_per_100_m2', 'roll_metres', 'rolls', 'sheets', 'sheets_per_drying')),
  add column decides_effect boolean not null default false;
