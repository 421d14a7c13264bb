-- Guests who ordered nothing are removed night by night: the database looks whether a row names them, and finds out by an index.

create index sales_order_history_user on sales_order_history (user_id);
create index sales_order_placed_by on sales_order (placed_by_user_id) where placed_by_user_id is not null;
create index stock_movement_user on stock_movement (user_id) where user_id is not null;
create index outgoing_mail_user on outgoing_mail (user_id) where user_id is not null;
create index payment_refund_by_user on payment_refund (by_user_id) where by_user_id is not null;
create index review_user on review (user_id);
create index out_of_stock_request_user on out_of_stock_request (user_id);
create index presentation_request_user on presentation_request (user_id);
create index stock_import_user on stock_import (user_id);
