import { texts } from '../../texts.ts';

/** Placing an order. */
export const checkout = texts({
  empty: { en: 'The cart is empty.', bs: 'Korpa je prazna.', hr: 'Košarica je prazna.', srLatn: 'Korpa je prazna.' },
  may_not_order: {
    en: 'Your user account may not order.',
    bs: 'Vaš korisnički račun nema pravo naručivanja.',
    hr: 'Vaš korisnički račun nema pravo naručivanja.',
    srLatn: 'Vaš korisnički nalog nema pravo poručivanja.',
  },
  address_required: {
    en: 'Please enter at least one delivery address before proceeding with the order',
    bs: 'Upišite najmanje jednu adresu dostave prije nastavka narudžbe',
    hr: 'Upišite najmanje jednu adresu dostave prije nastavka narudžbe',
    srLatn: 'Unesite najmanje jednu adresu dostave prije nastavka poručivanja',
  },
  guest_details_required: {
    en: 'Enter your name, e-mail and phone number to order.',
    bs: 'Upišite ime, e-mail i broj telefona da naručite.',
    hr: 'Upišite ime, e-poštu i broj telefona da naručite.',
    srLatn: 'Unesite ime, imejl i broj telefona da poručite.',
  },
  terms_required: {
    en: 'The Terms of Use field is required',
    bs: 'Polje Uslovi korištenja je obavezno',
    hr: 'Polje Uvjeti korištenja je obavezno',
    srLatn: 'Polje Uslovi korišćenja je obavezno',
  },
  debt_overdue: {
    en: 'The order cannot be placed while invoices are overdue since {since}. Settle them under Finance, or call us.',
    bs: 'Narudžbu nije moguće poslati dok ima faktura koje su dospjele {since}. Podmirite ih pod Finansije ili nas nazovite.',
    hr: 'Narudžbu nije moguće poslati dok ima računa koji su dospjeli {since}. Podmirite ih pod Financije ili nas nazovite.',
    srLatn:
      'Porudžbinu nije moguće poslati dok ima faktura koje su dospjele {since}. Izmirite ih pod Finansije ili nas pozovite.',
  },
  no_terms: {
    en: 'Ordering is not possible yet: the shop has no terms of use.',
    bs: 'Naručivanje još nije moguće: prodavnica nema uslove korištenja.',
    hr: 'Naručivanje još nije moguće: trgovina nema uvjete korištenja.',
    srLatn: 'Poručivanje još nije moguće: prodavnica nema uslove korišćenja.',
  },
  cart_changed: {
    en: 'The cart has changed since you saw it. Check it and confirm again.',
    bs: 'Korpa se promijenila otkako ste je vidjeli. Provjerite je i potvrdite ponovo.',
    hr: 'Košarica se promijenila otkako ste je vidjeli. Provjerite je i potvrdite ponovno.',
    srLatn: 'Korpa se promijenila otkako ste je vidjeli. Provjerite je i potvrdite ponovo.',
  },
  total_changed: {
    en: 'The total is now {total}. Check it and confirm again.',
    bs: 'Ukupni iznos je sada {total}. Provjerite ga i potvrdite ponovo.',
    hr: 'Ukupni iznos sada je {total}. Provjerite ga i potvrdite ponovno.',
    srLatn: 'Ukupni iznos je sada {total}. Provjerite ga i potvrdite ponovo.',
  },
  not_sellable: {
    en: 'These lines can no longer be ordered:',
    bs: 'Ove stavke više nije moguće naručiti:',
    hr: 'Ove stavke više nije moguće naručiti:',
    srLatn: 'Ove stavke više nije moguće poručiti:',
  },
  short: {
    en: 'There is not enough stock for some lines. Available: {lines}',
    bs: 'Za neke stavke nema dovoljno robe. Dostupno: {lines}',
    hr: 'Za neke stavke nema dovoljno robe. Dostupno: {lines}',
    srLatn: 'Za neke stavke nema dovoljno robe. Dostupno: {lines}',
  },
  stock_changed: {
    en: 'Some lines are no longer in stock in full. Available: {lines}. Check them and confirm again.',
    bs: 'Neke stavke više nisu u cijelosti na stanju. Dostupno: {lines}. Provjerite ih i potvrdite ponovo.',
    hr: 'Neke stavke više nisu u cijelosti na zalihi. Dostupno: {lines}. Provjerite ih i potvrdite ponovno.',
    srLatn: 'Neke stavke više nisu u cijelosti na stanju. Dostupno: {lines}. Provjerite ih i potvrdite ponovo.',
  },
  delivery_unknown: {
    en: 'This delivery method is not on offer for the order.',
    bs: 'Ovaj način dostave nije moguć za narudžbu.',
    hr: 'Ovaj način dostave nije moguć za narudžbu.',
    srLatn: 'Ovaj način dostave nije moguć za porudžbinu.',
  },
  payment_unknown: {
    en: 'This payment method is not on offer for the order.',
    bs: 'Ovaj način plaćanja nije moguć za narudžbu.',
    hr: 'Ovaj način plaćanja nije moguć za narudžbu.',
    srLatn: 'Ovaj način plaćanja nije moguć za porudžbinu.',
  },
  card_not_for_pre_order: {
    en: 'An order that waits for stock or for approval cannot be paid by card. Choose another payment method.',
    bs: 'Narudžbu koja čeka robu ili odobrenje nije moguće platiti karticom. Odaberite drugi način plaćanja.',
    hr: 'Narudžbu koja čeka robu ili odobrenje nije moguće platiti karticom. Odaberite drugi način plaćanja.',
    srLatn: 'Porudžbinu koja čeka robu ili odobrenje nije moguće platiti karticom. Izaberite drugi način plaćanja.',
  },
  card_amount_too_low: {
    en: 'By card you can pay from 1 KM on. Choose another payment method.',
    bs: 'Karticom je moguće platiti najmanje 1 KM. Odaberite drugi način plaćanja.',
    hr: 'Karticom je moguće platiti najmanje 1 KM. Odaberite drugi način plaćanja.',
    srLatn: 'Karticom je moguće platiti najmanje 1 KM. Izaberite drugi način plaćanja.',
  },
  quantity_changed: {
    en: 'The quantity of a line no longer fits its pack.',
    bs: 'Količina jedne stavke više ne odgovara pakovanju.',
    hr: 'Količina jedne stavke više ne odgovara pakiranju.',
    srLatn: 'Količina jedne stavke više ne odgovara pakovanju.',
  },
  guest_too_many_lines: {
    en: 'An order without an account takes {count} line at most. ¦ An order without an account takes {count} lines at most.',
    bs: 'Narudžba bez računa može imati najviše {count} stavku. ¦ Narudžba bez računa može imati najviše {count} stavke. ¦ Narudžba bez računa može imati najviše {count} stavki.',
    hr: 'Narudžba bez računa može imati najviše {count} stavku. ¦ Narudžba bez računa može imati najviše {count} stavke. ¦ Narudžba bez računa može imati najviše {count} stavki.',
    srLatn:
      'Porudžbina bez naloga može da ima najviše {count} stavku. ¦ Porudžbina bez naloga može da ima najviše {count} stavke. ¦ Porudžbina bez naloga može da ima najviše {count} stavki.',
  },
  guest_too_many_pieces: {
    en: 'Without an account you can order {count} piece of a product at most. ¦ Without an account you can order {count} pieces of a product at most.',
    bs: 'Bez računa možete naručiti najviše {count} komad jednog artikla. ¦ Bez računa možete naručiti najviše {count} komada jednog artikla. ¦ Bez računa možete naručiti najviše {count} komada jednog artikla.',
    hr: 'Bez računa možete naručiti najviše {count} komad jednog artikla. ¦ Bez računa možete naručiti najviše {count} komada jednog artikla. ¦ Bez računa možete naručiti najviše {count} komada jednog artikla.',
    srLatn:
      'Bez naloga možete da poručite najviše {count} komad jednog artikla. ¦ Bez naloga možete da poručite najviše {count} komada jednog artikla. ¦ Bez naloga možete da poručite najviše {count} komada jednog artikla.',
  },
  guest_total_too_high: {
    en: 'An order without an account may come to {maximum} at most. Call us for more.',
    bs: 'Narudžba bez računa može iznositi najviše {maximum}. Za više nas nazovite.',
    hr: 'Narudžba bez računa može iznositi najviše {maximum}. Za više nas nazovite.',
    srLatn: 'Porudžbina bez naloga može da iznosi najviše {maximum}. Za više nas pozovite.',
  },
  guest_open_orders: {
    en: 'Too many orders are open: at most {count} without a confirmed e-mail address, {maximum} together, and {confirmed} confirmed ones that we have not looked at yet. Confirm or cancel one of them first, or call us.',
    bs: 'Previše je otvorenih narudžbi: najviše {count} s nepotvrđenom e-mail adresom, ukupno do {maximum}, i {confirmed} potvrđenih koje još nismo pregledali. Prvo potvrdite ili otkažite jednu od njih ili nas nazovite.',
    hr: 'Previše je otvorenih narudžbi: najviše {count} s nepotvrđenom adresom e-pošte, ukupno do {maximum}, i {confirmed} potvrđenih koje još nismo pregledali. Prvo potvrdite ili otkažite jednu od njih ili nas nazovite.',
    srLatn:
      'Previše je otvorenih porudžbina: najviše {count} sa nepotvrđenom imejl adresom, ukupno do {maximum}, i {confirmed} potvrđenih koje još nismo pregledali. Prvo potvrdite ili otkažite jednu od njih ili nas pozovite.',
  },
  newcomer_open_orders: {
    en: 'Until your first order is delivered, {count} orders at most may be open, and come to {maximum} together. Call us for more.',
    bs: 'Dok vam ne isporučimo prvu narudžbu, otvorenih narudžbi može biti najviše {count}, ukupno do {maximum}. Za više nas nazovite.',
    hr: 'Dok vam ne isporučimo prvu narudžbu, otvorenih narudžbi može biti najviše {count}, ukupno do {maximum}. Za više nas nazovite.',
    srLatn:
      'Dok vam ne isporučimo prvu porudžbinu, otvorenih porudžbina može da bude najviše {count}, ukupno do {maximum}. Za više nas pozovite.',
  },
  guest_too_often: {
    en: 'Too many orders came within the hour. Try again in {minutes} min.',
    bs: 'Previše je narudžbi stiglo u jednom satu. Pokušajte ponovo za {minutes} min.',
    hr: 'Previše je narudžbi stiglo u jednom satu. Pokušajte ponovno za {minutes} min.',
    srLatn: 'Previše je porudžbina stiglo u jednom satu. Pokušajte ponovo za {minutes} min.',
  },
});
