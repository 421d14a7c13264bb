import { texts } from '../texts.ts';

/** Buying without an account in an open shop. */
export const guest = texts({
  haveAccount: {
    en: 'Do you have an account?',
    bs: 'Imate korisnički račun?',
    hr: 'Imate korisnički račun?',
    srLatn: 'Imate korisnički nalog?',
  },
  cartComesAlong: {
    en: 'Log in, and what is in this cart is added to the one of your account.',
    bs: 'Prijavite se i ono što je u ovoj korpi dodajemo u korpu vašeg računa.',
    hr: 'Prijavite se i ono što je u ovoj košarici dodajemo u košaricu vašeg računa.',
    srLatn: 'Prijavite se i ono što je u ovoj korpi dodajemo u korpu vašeg naloga.',
  },
  emptyHint: {
    en: 'Add products from the catalogue.',
    bs: 'Dodajte artikle iz kataloga.',
    hr: 'Dodajte artikle iz kataloga.',
    srLatn: 'Dodajte artikle iz kataloga.',
  },
  howToOrder: {
    en: 'How would you like to order?',
    bs: 'Kako želite naručiti?',
    hr: 'Kako želite naručiti?',
    srLatn: 'Kako želite da poručite?',
  },
  withoutAccount: {
    en: 'Without an account',
    bs: 'Bez korisničkog računa',
    hr: 'Bez korisničkog računa',
    srLatn: 'Bez korisničkog naloga',
  },
  withoutAccountHint: {
    en: 'We need delivery details and an email for the confirmation.',
    bs: 'Trebaju nam podaci za dostavu i e-mail za potvrdu.',
    hr: 'Trebaju nam podaci za dostavu i e-pošta za potvrdu.',
    srLatn: 'Potrebni su nam podaci za dostavu i imejl za potvrdu.',
  },
  details: { en: 'Your details', bs: 'Vaši podaci', hr: 'Vaši podaci', srLatn: 'Vaši podaci' },
  emailHint: {
    en: 'We send the confirmation and a link to your order here.',
    bs: 'Ovdje šaljemo potvrdu i link za vašu narudžbu.',
    hr: 'Ovdje šaljemo potvrdu i poveznicu za vašu narudžbu.',
    srLatn: 'Ovdje šaljemo potvrdu i link za vašu porudžbinu.',
  },
  phoneHint: {
    en: 'We call only about this order.',
    bs: 'Zovemo samo zbog ove narudžbe.',
    hr: 'Zovemo samo zbog ove narudžbe.',
    srLatn: 'Zovemo samo zbog ove porudžbine.',
  },
  addressNote: {
    en: 'Note for the delivery',
    bs: 'Napomena za dostavu',
    hr: 'Napomena za dostavu',
    srLatn: 'Napomena za dostavu',
  },
  addressNoteHint: {
    en: 'Floor, entrance, or how to find you.',
    bs: 'Sprat, ulaz ili kako vas naći.',
    hr: 'Kat, ulaz ili kako vas naći.',
    srLatn: 'Sprat, ulaz ili kako da vas nađemo.',
  },
  mailFollows: {
    en: 'The confirmation is on its way to your email. The link in it opens the order on any device.',
    bs: 'Potvrda stiže na vaš e-mail. Link u njoj otvara narudžbu na svakom uređaju.',
    hr: 'Potvrda stiže na vašu e-poštu. Poveznica u njoj otvara narudžbu na svakom uređaju.',
    srLatn: 'Potvrda stiže na vaš imejl. Link u njoj otvara porudžbinu na svakom uređaju.',
  },
  joined: {
    en: 'Added from your cart: {count} line ¦ Added from your cart: {count} lines',
    bs: 'Dodano iz vaše korpe: {count} stavka ¦ Dodano iz vaše korpe: {count} stavke ¦ Dodano iz vaše korpe: {count} stavki',
    hr: 'Dodano iz vaše košarice: {count} stavka ¦ Dodano iz vaše košarice: {count} stavke ¦ Dodano iz vaše košarice: {count} stavki',
    srLatn:
      'Dodato iz vaše korpe: {count} stavka ¦ Dodato iz vaše korpe: {count} stavke ¦ Dodato iz vaše korpe: {count} stavki',
  },
  notJoined: {
    en: 'Not added, or less of it:',
    bs: 'Nije dodano ili je dodano manje:',
    hr: 'Nije dodano ili je dodano manje:',
    srLatn: 'Nije dodato ili je dodato manje:',
  },
  linkOver: {
    en: 'The link to the order has expired',
    bs: 'Link za narudžbu je istekao',
    hr: 'Poveznica za narudžbu je istekla',
    srLatn: 'Link za porudžbinu je istekao',
  },
  linkOverHint: {
    en: 'Open the link in our latest email about the order, or call us with the order number.',
    bs: 'Otvorite link iz našeg posljednjeg e-maila o narudžbi, ili nas nazovite i recite broj narudžbe.',
    hr: 'Otvorite poveznicu iz naše posljednje poruke o narudžbi, ili nas nazovite i recite broj narudžbe.',
    srLatn: 'Otvorite link iz našeg posljednjeg imejla o porudžbini, ili nas pozovite i recite broj porudžbine.',
  },
  notHere: {
    en: 'This browser does not know the order',
    bs: 'Ovaj preglednik ne poznaje narudžbu',
    hr: 'Ovaj preglednik ne poznaje narudžbu',
    srLatn: 'Ovaj pregledač ne poznaje porudžbinu',
  },
  notHereHint: {
    en: 'Open it by the link in our email about the order, or call us with the order number.',
    bs: 'Otvorite je preko linka iz našeg e-maila o narudžbi, ili nas nazovite i recite broj narudžbe.',
    hr: 'Otvorite je putem poveznice iz naše poruke o narudžbi, ili nas nazovite i recite broj narudžbe.',
    srLatn: 'Otvorite je preko linka iz našeg imejla o porudžbini, ili nas pozovite i recite broj porudžbine.',
  },
  tooManyLines: {
    en: 'Without an account an order takes {count} line at most. Remove some, log in, or call us: {phone}. ¦ Without an account an order takes {count} lines at most. Remove some, log in, or call us: {phone}.',
    bs: 'Narudžba bez računa može imati najviše {count} stavku. Uklonite višak, prijavite se ili nas nazovite: {phone}. ¦ Narudžba bez računa može imati najviše {count} stavke. Uklonite višak, prijavite se ili nas nazovite: {phone}. ¦ Narudžba bez računa može imati najviše {count} stavki. Uklonite višak, prijavite se ili nas nazovite: {phone}.',
    hr: 'Narudžba bez računa može imati najviše {count} stavku. Uklonite višak, prijavite se ili nas nazovite: {phone}. ¦ Narudžba bez računa može imati najviše {count} stavke. Uklonite višak, prijavite se ili nas nazovite: {phone}. ¦ Narudžba bez računa može imati najviše {count} stavki. Uklonite višak, prijavite se ili nas nazovite: {phone}.',
    srLatn:
      'Porudžbina bez naloga može da ima najviše {count} stavku. Uklonite višak, prijavite se ili nas pozovite: {phone}. ¦ Porudžbina bez naloga može da ima najviše {count} stavke. Uklonite višak, prijavite se ili nas pozovite: {phone}. ¦ Porudžbina bez naloga može da ima najviše {count} stavki. Uklonite višak, prijavite se ili nas pozovite: {phone}.',
  },
  tooManyPieces: {
    en: 'Without an account you can order {count} piece of a product at most. For more log in or call us: {phone}. ¦ Without an account you can order {count} pieces of a product at most. For more log in or call us: {phone}.',
    bs: 'Bez računa možete naručiti najviše {count} komad jednog artikla. Za više se prijavite ili nas nazovite: {phone}. ¦ Bez računa možete naručiti najviše {count} komada jednog artikla. Za više se prijavite ili nas nazovite: {phone}. ¦ Bez računa možete naručiti najviše {count} komada jednog artikla. Za više se prijavite ili nas nazovite: {phone}.',
    hr: 'Bez računa možete naručiti najviše {count} komad jednog artikla. Za više se prijavite ili nas nazovite: {phone}. ¦ Bez računa možete naručiti najviše {count} komada jednog artikla. Za više se prijavite ili nas nazovite: {phone}. ¦ Bez računa možete naručiti najviše {count} komada jednog artikla. Za više se prijavite ili nas nazovite: {phone}.',
    srLatn:
      'Bez naloga možete da poručite najviše {count} komad jednog artikla. Za više se prijavite ili nas pozovite: {phone}. ¦ Bez naloga možete da poručite najviše {count} komada jednog artikla. Za više se prijavite ili nas pozovite: {phone}. ¦ Bez naloga možete da poručite najviše {count} komada jednog artikla. Za više se prijavite ili nas pozovite: {phone}.',
  },
  totalTooHigh: {
    en: 'Without an account an order may come to {maximum} at most. For more log in or call us: {phone}.',
    bs: 'Narudžba bez računa može iznositi najviše {maximum}. Za više se prijavite ili nas nazovite: {phone}.',
    hr: 'Narudžba bez računa može iznositi najviše {maximum}. Za više se prijavite ili nas nazovite: {phone}.',
    srLatn: 'Porudžbina bez naloga može da iznosi najviše {maximum}. Za više se prijavite ili nas pozovite: {phone}.',
  },
  blocked: {
    en: 'Earlier orders still wait for the confirmation by e-mail, or for us. Confirm or cancel them before you order again, or call us: {phone}.',
    bs: 'Ranije narudžbe još čekaju potvrdu e-mailom ili nas. Potvrdite ih ili otkažite prije nove narudžbe, ili nas nazovite: {phone}.',
    hr: 'Ranije narudžbe još čekaju potvrdu e-poštom ili nas. Potvrdite ih ili otkažite prije nove narudžbe, ili nas nazovite: {phone}.',
    srLatn:
      'Ranije porudžbine još čekaju potvrdu imejlom ili nas. Potvrdite ih ili otkažite prije nove porudžbine, ili nas pozovite: {phone}.',
  },
  confirmTitle: {
    en: 'Confirm the order by e-mail',
    bs: 'Potvrdite narudžbu e-mailom',
    hr: 'Potvrdite narudžbu e-poštom',
    srLatn: 'Potvrdite porudžbinu imejlom',
  },
  confirmHint: {
    en: 'We have sent an e-mail to {email}. Open the link in it and confirm by {until}. Until then the goods are set aside for you; after that the order is cancelled.',
    bs: 'Poslali smo e-mail na {email}. Otvorite link u njemu i potvrdite narudžbu do {until}. Do tada roba čeka na vas, a nakon toga se narudžba otkazuje.',
    hr: 'Poslali smo e-poruku na {email}. Otvorite poveznicu u njoj i potvrdite narudžbu do {until}. Do tada roba čeka na vas, a nakon toga se narudžba otkazuje.',
    srLatn:
      'Poslali smo imejl na {email}. Otvorite link u njemu i potvrdite porudžbinu do {until}. Do tada roba čeka na vas, a nakon toga se porudžbina otkazuje.',
  },
  sendAgain: {
    en: 'Send the e-mail again',
    bs: 'Pošalji e-mail ponovo',
    hr: 'Pošalji e-poruku ponovno',
    srLatn: 'Pošalji imejl ponovo',
  },
  wrongEmailHint: {
    en: 'Not there? Look into the spam folder. If the address is wrong, cancel the order and order again.',
    bs: 'Nije stigao? Pogledajte neželjenu poštu. Ako je adresa pogrešna, otkažite narudžbu i naručite ponovo.',
    hr: 'Nije stigla? Pogledajte neželjenu poštu. Ako je adresa pogrešna, otkažite narudžbu i naručite ponovno.',
    srLatn: 'Nije stigao? Pogledajte neželjenu poštu. Ako je adresa pogrešna, otkažite porudžbinu i poručite ponovo.',
  },
  confirmPage: {
    en: 'Confirm your order',
    bs: 'Potvrdite narudžbu',
    hr: 'Potvrdite narudžbu',
    srLatn: 'Potvrdite porudžbinu',
  },
  confirmPageHint: {
    en: 'With the button you confirm your e-mail address and the order.',
    bs: 'Dugmetom potvrđujete svoju e-mail adresu i narudžbu.',
    hr: 'Gumbom potvrđujete svoju adresu e-pošte i narudžbu.',
    srLatn: 'Dugmetom potvrđujete svoju imejl adresu i porudžbinu.',
  },
  confirmOrder: {
    en: 'Confirm the order',
    bs: 'Potvrdi narudžbu',
    hr: 'Potvrdi narudžbu',
    srLatn: 'Potvrdi porudžbinu',
  },
  confirmed: {
    en: 'Order {number} is confirmed',
    bs: 'Narudžba {number} je potvrđena',
    hr: 'Narudžba {number} je potvrđena',
    srLatn: 'Porudžbina {number} je potvrđena',
  },
  confirmedHint: {
    en: 'Thank you. An e-mail with all details and a link to the order is on its way. Questions: {phone}.',
    bs: 'Hvala. E-mail sa svim podacima i linkom za narudžbu je na putu. Pitanja: {phone}.',
    hr: 'Hvala. E-poruka sa svim podacima i poveznicom za narudžbu je na putu. Pitanja: {phone}.',
    srLatn: 'Hvala. Imejl sa svim podacima i linkom za porudžbinu je na putu. Pitanja: {phone}.',
  },
  confirmOver: {
    en: 'The link has expired',
    bs: 'Link je istekao',
    hr: 'Poveznica je istekla',
    srLatn: 'Link je istekao',
  },
  confirmOverHint: {
    en: 'An order that is not confirmed in time is cancelled. Order again, or call us with the order number: {phone}.',
    bs: 'Narudžba koja nije potvrđena na vrijeme se otkazuje. Naručite ponovo ili nas nazovite i recite broj narudžbe: {phone}.',
    hr: 'Narudžba koja nije potvrđena na vrijeme se otkazuje. Naručite ponovno ili nas nazovite i recite broj narudžbe: {phone}.',
    srLatn:
      'Porudžbina koja nije potvrđena na vrijeme se otkazuje. Poručite ponovo ili nas pozovite i recite broj porudžbine: {phone}.',
  },
});
