-- Messages of a decision on an order that waited for approval name who has decided: those that are there, and mails that wait, learn it as well.
update system_message m
set facts = m.facts || jsonb_build_object('who', coalesce((
  select h.user_name from sales_order_history h
  where h.order_id = m.order_id and h.from_status = -1 order by h.id desc limit 1), ''))
where m.kind in ('message.orderCompanyApproved', 'orderApprovalMessage.approved', 'orderApprovalMessage.reduced', 'orderApprovalMessage.returned');
update outgoing_mail m
set facts = m.facts || jsonb_build_object('who', coalesce((
  select h.user_name from sales_order_history h
  where h.order_id = m.order_id and h.from_status = -1 order by h.id desc limit 1), ''))
where m.kind in ('message.orderCompanyApproved', 'orderApprovalMessage.approved', 'orderApprovalMessage.reduced', 'orderApprovalMessage.returned');
