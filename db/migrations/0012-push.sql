-- What one server process tells the others by socket.io's adapter, where it is too large for a notification.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
