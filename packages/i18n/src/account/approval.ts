import { texts } from '../texts.ts';

/** Deciding on the order of a colleague. */
export const approval = texts({
  reduce: { en: 'Reduce quantities', bs: 'Smanji količine', hr: 'Smanji količine', srLatn: 'Smanji količine' },
  reduceHint: {
    en: 'Enter less, or take a line out. Prices are checked again for the new quantities.',
    bs: 'Upišite manje ili izbacite stavku. Cijene se za nove količine ponovo provjeravaju.',
    hr: 'Upišite manje ili izbacite stavku. Cijene se za nove količine ponovno provjeravaju.',
    srLatn: 'Upišite manje ili izbacite stavku. Cijene se za nove količine ponovo provjeravaju.',
  },
  ofOrdered: {
    en: 'of {quantity} {unit}',
    bs: 'od {quantity} {unit}',
    hr: 'od {quantity} {unit}',
    srLatn: 'od {quantity} {unit}',
  },
  atMost: {
    en: 'A whole number, {quantity} at most.',
    bs: 'Cijeli broj, najviše {quantity}.',
    hr: 'Cijeli broj, najviše {quantity}.',
    srLatn: 'Cijeli broj, najviše {quantity}.',
  },
  takeOut: { en: 'Take out: {title}', bs: 'Izbaci: {title}', hr: 'Izbaci: {title}', srLatn: 'Izbaci: {title}' },
  newTotal: { en: 'Total with VAT:', bs: 'Ukupno s PDV-om:', hr: 'Ukupno s PDV-om:', srLatn: 'Ukupno sa PDV-om:' },
  approveLess: {
    en: 'Approve with less',
    bs: 'Odobri smanjeno',
    hr: 'Odobri smanjeno',
    srLatn: 'Odobri smanjeno',
  },
  return: { en: 'Return…', bs: 'Vrati…', hr: 'Vrati…', srLatn: 'Vrati…' },
  returnIt: { en: 'Return the order', bs: 'Vrati narudžbu', hr: 'Vrati narudžbu', srLatn: 'Vrati porudžbinu' },
  returnHint: {
    en: 'The order ends and its goods are free again. They read your note, can put the lines into the cart again and place a new order: {name}.',
    bs: 'Narudžba se završava i roba se oslobađa. Vašu poruku čita, stavke može vratiti u korpu i naručiti ispravljeno: {name}.',
    hr: 'Narudžba se završava i roba se oslobađa. Vašu poruku čita, stavke može vratiti u košaricu i naručiti ispravljeno: {name}.',
    srLatn:
      'Porudžbina se završava i roba se oslobađa. Vašu poruku čita, stavke može da vrati u korpu i poruči ispravljeno: {name}.',
  },
  note: { en: 'Message to {name}', bs: 'Poruka za: {name}', hr: 'Poruka za: {name}', srLatn: 'Poruka za: {name}' },
  waitForYou: { en: 'Wait for you', bs: 'Čekaju vas', hr: 'Čekaju vas', srLatn: 'Čekaju vas' },
  noneForYou: {
    en: 'Nothing waits for your decision',
    bs: 'Ništa ne čeka vašu odluku',
    hr: 'Ništa ne čeka vašu odluku',
    srLatn: 'Ništa ne čeka vašu odluku',
  },
  linkFor: {
    en: 'The link was sent to {name} and works until {until}. If that is not you, please close this page: what is decided here is recorded in their name. Nothing is decided before you press a button.',
    bs: 'Link je poslan na ime: {name}. Vrijedi do {until}. Ako to niste vi, zatvorite stranicu: ovdje se odlučuje u ime te osobe. Ništa nije odlučeno dok ne pritisnete dugme.',
    hr: 'Poveznica je poslana na ime: {name}. Vrijedi do {until}. Ako to niste vi, zatvorite stranicu: ovdje se odlučuje u ime te osobe. Ništa nije odlučeno dok ne pritisnete gumb.',
    srLatn:
      'Link je poslat na ime: {name}. Važi do {until}. Ako to niste vi, zatvorite stranicu: ovdje se odlučuje u ime te osobe. Ništa nije odlučeno dok ne pritisnete dugme.',
  },
  noLink: {
    en: 'Open the link from the mail, or log in and decide in your list of orders.',
    bs: 'Otvorite link iz e-maila ili se prijavite i odlučite u spisku narudžbi.',
    hr: 'Otvorite poveznicu iz e-maila ili se prijavite i odlučite u popisu narudžbi.',
    srLatn: 'Otvorite link iz imejla ili se prijavite i odlučite u spisku porudžbina.',
  },
  over: {
    en: 'Order {number} no longer waits for your decision',
    bs: 'Narudžba {number} više ne čeka vašu odluku',
    hr: 'Narudžba {number} više ne čeka vašu odluku',
    srLatn: 'Porudžbina {number} više ne čeka vašu odluku',
  },
  endedApproved: {
    en: 'Order {number} is approved',
    bs: 'Narudžba {number} je odobrena',
    hr: 'Narudžba {number} je odobrena',
    srLatn: 'Porudžbina {number} je odobrena',
  },
  endedReduced: {
    en: 'Order {number} is approved with less',
    bs: 'Narudžba {number} je odobrena s manjim količinama',
    hr: 'Narudžba {number} je odobrena s manjim količinama',
    srLatn: 'Porudžbina {number} je odobrena sa manjim količinama',
  },
  endedReturned: {
    en: 'Order {number} was returned',
    bs: 'Narudžba {number} je vraćena naručiocu',
    hr: 'Narudžba {number} je vraćena naručitelju',
    srLatn: 'Porudžbina {number} je vraćena naručiocu',
  },
  endedCancelled: {
    en: 'Order {number} was cancelled',
    bs: 'Narudžba {number} je otkazana',
    hr: 'Narudžba {number} je otkazana',
    srLatn: 'Porudžbina {number} je otkazana',
  },
  endedBy: { en: '{who}, {at}', bs: '{who}, {at}', hr: '{who}, {at}', srLatn: '{who}, {at}' },
  approvedInCompany: {
    en: 'Approved in your company',
    bs: 'Odobrena u vašoj firmi',
    hr: 'Odobrena u vašoj tvrtki',
    srLatn: 'Odobrena u vašoj firmi',
  },
  returnedInCompany: {
    en: 'Returned in your company',
    bs: 'Vraćena u vašoj firmi',
    hr: 'Vraćena u vašoj tvrtki',
    srLatn: 'Vraćena u vašoj firmi',
  },
  deputyNotice: {
    en: 'You approve orders for {name} until {day}. Those that wait are in this list.',
    bs: 'Do {day} odobravate narudžbe umjesto: {name}. One koje čekaju su na ovom popisu.',
    hr: 'Do {day} odobravate narudžbe umjesto: {name}. One koje čekaju su na ovom popisu.',
    srLatn: 'Do {day} odobravate porudžbine umjesto: {name}. One koje čekaju su na ovom spisku.',
  },
  decidesAs: {
    en: 'You decide as {name}',
    bs: 'Odlučujete kao {name}',
    hr: 'Odlučujete kao {name}',
    srLatn: 'Odlučujete kao {name}',
  },
  logIn: {
    en: 'Log in and decide',
    bs: 'Prijavi se i odluči',
    hr: 'Prijavi se i odluči',
    srLatn: 'Prijavi se i odluči',
  },
  toOrders: { en: 'To the orders', bs: 'Na narudžbe', hr: 'Na narudžbe', srLatn: 'Na porudžbine' },
});
