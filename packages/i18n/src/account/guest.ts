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
    en: 'Open the link in our latest email about the order, or call us with the order number: {phone}.',
    bs: 'Otvorite link iz našeg posljednjeg e-maila o narudžbi, ili nas nazovite i recite broj narudžbe: {phone}.',
    hr: 'Otvorite poveznicu iz naše posljednje poruke o narudžbi, ili nas nazovite i recite broj narudžbe: {phone}.',
    srLatn:
      'Otvorite link iz našeg posljednjeg imejla o porudžbini, ili nas pozovite i recite broj porudžbine: {phone}.',
  },
  notHere: {
    en: 'This browser does not know the order',
    bs: 'Ovaj preglednik ne poznaje narudžbu',
    hr: 'Ovaj preglednik ne poznaje narudžbu',
    srLatn: 'Ovaj pregledač ne poznaje porudžbinu',
  },
  notHereHint: {
    en: 'Open it by the link in our email about the order, or call us with the order number: {phone}.',
    bs: 'Otvorite je preko linka iz našeg e-maila o narudžbi, ili nas nazovite i recite broj narudžbe: {phone}.',
    hr: 'Otvorite je putem poveznice iz naše poruke o narudžbi, ili nas nazovite i recite broj narudžbe: {phone}.',
    srLatn: 'Otvorite je preko linka iz našeg imejla o porudžbini, ili nas pozovite i recite broj porudžbine: {phone}.',
  },
});
