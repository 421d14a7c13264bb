import { texts } from '../../texts.ts';

/** System messages in the profile and push notices. */
export const message = texts({
  orderPlaced: {
    en: 'We have received order {number}.',
    bs: 'Zaprimili smo narudžbu {number}.',
    hr: 'Zaprimili smo narudžbu {number}.',
    srLatn: 'Primili smo porudžbinu {number}.',
  },
  orderPlacedForYou: {
    en: '{representative} has placed order {number} for you.',
    bs: '{representative}: narudžba {number} je unesena za vas.',
    hr: '{representative}: narudžba {number} je unesena za vas.',
    srLatn: '{representative}: porudžbina {number} je unesena za vas.',
  },
  orderApproved: {
    en: 'Order {number} has been approved.',
    bs: 'Narudžba {number} je odobrena.',
    hr: 'Narudžba {number} je odobrena.',
    srLatn: 'Porudžbina {number} je odobrena.',
  },
  orderRejected: {
    en: 'Order {number} has been rejected. Reason: {reason}',
    bs: 'Narudžba {number} je odbijena. Razlog: {reason}',
    hr: 'Narudžba {number} je odbijena. Razlog: {reason}',
    srLatn: 'Porudžbina {number} je odbijena. Razlog: {reason}',
  },
  orderCancelled: {
    en: 'Order {number} has been cancelled.',
    bs: 'Narudžba {number} je otkazana.',
    hr: 'Narudžba {number} je otkazana.',
    srLatn: 'Porudžbina {number} je otkazana.',
  },
  orderCancelledBecause: {
    en: 'Order {number} has been cancelled. Reason: {reason}',
    bs: 'Narudžba {number} je otkazana. Razlog: {reason}',
    hr: 'Narudžba {number} je otkazana. Razlog: {reason}',
    srLatn: 'Porudžbina {number} je otkazana. Razlog: {reason}',
  },
  orderHandedOver: {
    en: 'Order {number} has been handed over for delivery.',
    bs: 'Narudžba {number} je predana na dostavu.',
    hr: 'Narudžba {number} je predana na dostavu.',
    srLatn: 'Porudžbina {number} je predata na dostavu.',
  },
  orderDelivered: {
    en: 'Order {number} has been delivered.',
    bs: 'Narudžba {number} je isporučena.',
    hr: 'Narudžba {number} je isporučena.',
    srLatn: 'Porudžbina {number} je isporučena.',
  },
  orderNotDelivered: {
    en: 'Order {number} could not be delivered.',
    bs: 'Narudžbu {number} nismo uspjeli isporučiti.',
    hr: 'Narudžbu {number} nismo uspjeli isporučiti.',
    srLatn: 'Porudžbinu {number} nismo uspjeli da isporučimo.',
  },
  orderMerged: {
    en: 'Order {number} has been merged into {target}.',
    bs: 'Narudžba {number} je spojena u narudžbu {target}.',
    hr: 'Narudžba {number} je spojena u narudžbu {target}.',
    srLatn: 'Porudžbina {number} je spojena u porudžbinu {target}.',
  },
  orderSplit: {
    en: 'Order {number} has been split into {first} and {second}.',
    bs: 'Narudžba {number} je podijeljena na {first} i {second}.',
    hr: 'Narudžba {number} je podijeljena na {first} i {second}.',
    srLatn: 'Porudžbina {number} je podijeljena na {first} i {second}.',
  },
  goodsArrived: {
    en: 'The goods for pre-order {number} have arrived.',
    bs: 'Roba za prednarudžbu {number} je stigla.',
    hr: 'Roba za prednarudžbu {number} je stigla.',
    srLatn: 'Roba za pretporudžbinu {number} je stigla.',
  },
  orderPaid: {
    en: 'Payment for order {number} has been received.',
    bs: 'Uplata za narudžbu {number} je primljena.',
    hr: 'Uplata za narudžbu {number} je primljena.',
    srLatn: 'Uplata za porudžbinu {number} je primljena.',
  },
  orderUnpaid: {
    en: 'Order {number} was cancelled because it was not paid in time.',
    bs: 'Narudžba {number} je otkazana jer nije plaćena na vrijeme.',
    hr: 'Narudžba {number} je otkazana jer nije plaćena na vrijeme.',
    srLatn: 'Porudžbina {number} je otkazana jer nije plaćena na vrijeme.',
  },
  orderWaitsForYou: {
    en: 'Order {number} waits for your approval.',
    bs: 'Narudžba {number} čeka vaše odobrenje.',
    hr: 'Narudžba {number} čeka vaše odobrenje.',
    srLatn: 'Porudžbina {number} čeka vaše odobrenje.',
  },
  orderCompanyApproved: {
    en: 'Order {number} has been approved in your company.',
    bs: 'Narudžba {number} je odobrena u vašoj firmi.',
    hr: 'Narudžba {number} je odobrena u vašoj tvrtki.',
    srLatn: 'Porudžbina {number} je odobrena u vašoj firmi.',
  },
  newOrder: {
    en: 'New order {number}: {company}',
    bs: 'Nova narudžba {number}: {company}',
    hr: 'Nova narudžba {number}: {company}',
    srLatn: 'Nova porudžbina {number}: {company}',
  },
  newPresentationRequest: {
    en: 'Presentation request for product {code}: {customer}',
    bs: 'Zahtjev za prezentaciju artikla {code}: {customer}',
    hr: 'Zahtjev za prezentaciju artikla {code}: {customer}',
    srLatn: 'Zahtjev za prezentaciju artikla {code}: {customer}',
  },
  newArrivalRequest: {
    en: 'Product {code} is wanted: {customer}',
    bs: 'Traži se artikal {code}: {customer}',
    hr: 'Traži se artikl {code}: {customer}',
    srLatn: 'Traži se artikal {code}: {customer}',
  },
  articleArrived: {
    en: 'Product {code} has arrived: {title}',
    bs: 'Stigao je artikal {code}: {title}',
    hr: 'Stigao je artikl {code}: {title}',
    srLatn: 'Stigao je artikal {code}: {title}',
  },
  requestAnswered: {
    en: 'Answer about product {code}: {note}',
    bs: 'Odgovor na upit za artikal {code}: {note}',
    hr: 'Odgovor na upit za artikl {code}: {note}',
    srLatn: 'Odgovor na upit za artikal {code}: {note}',
  },
  presentationArranged: {
    en: 'The presentation of product {code} is arranged: {note}',
    bs: 'Dogovorena je prezentacija artikla {code}: {note}',
    hr: 'Dogovorena je prezentacija artikla {code}: {note}',
    srLatn: 'Dogovorena je prezentacija artikla {code}: {note}',
  },
  presentationDeclined: {
    en: 'We cannot present product {code}: {note}',
    bs: 'Ne možemo održati prezentaciju artikla {code}: {note}',
    hr: 'Ne možemo održati prezentaciju artikla {code}: {note}',
    srLatn: 'Ne možemo da održimo prezentaciju artikla {code}: {note}',
  },
  orderConfirmEmail: {
    en: 'Confirm order {number} by {until}. Otherwise it is cancelled. If you have not ordered, do nothing.',
    bs: 'Potvrdite narudžbu {number} do {until}. Inače se otkazuje. Ako niste naručili, ne trebate učiniti ništa.',
    hr: 'Potvrdite narudžbu {number} do {until}. Inače se otkazuje. Ako niste naručili, ne trebate učiniti ništa.',
    srLatn:
      'Potvrdite porudžbinu {number} do {until}. Inače se otkazuje. Ako niste poručili, ne treba da uradite ništa.',
  },
  orderUnconfirmed: {
    en: 'Order {number} was cancelled because the e-mail address was not confirmed in time.',
    bs: 'Narudžba {number} je otkazana jer e-mail adresa nije potvrđena na vrijeme.',
    hr: 'Narudžba {number} je otkazana jer adresa e-pošte nije potvrđena na vrijeme.',
    srLatn: 'Porudžbina {number} je otkazana jer imejl adresa nije potvrđena na vrijeme.',
  },
});
