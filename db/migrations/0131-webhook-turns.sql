-- The next message of each webhook. Webhooks are served round-robin, so that one with many messages keeps nobody else's waiting.
create index webhook_delivery_next on webhook_delivery (webhook_id, due_at, id) where state = 'queued';
drop index webhook_delivery_due;
