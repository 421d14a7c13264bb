-- What the buyer wrote to a line of the cart is kept with the saved cart.
alter table document_item add column note text;
