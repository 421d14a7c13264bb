-- Bookings of the ERP that the shop cannot save are listed like prices and counts; before, they held up all others or were lost.
alter table erp_refusal drop constraint erp_refusal_stream_check;
alter table erp_refusal add constraint erp_refusal_stream_check check (stream in ('prices', 'stock', 'finance'));
