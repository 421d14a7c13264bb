import { texts } from '../texts.ts';

/** Who orders for a company and up to which amounts, for its admin. */
export const ordering = texts({
  title: {
    en: 'Limits and approval',
    bs: 'Limiti i odobravanje',
    hr: 'Limiti i odobravanje',
    srLatn: 'Limiti i odobravanje',
  },
  note: {
    en: 'An order above a limit waits until a company admin approves it. Amounts include VAT.',
    bs: 'Narudžba iznad limita čeka dok je ne odobri administrator firme. Iznosi su s PDV-om.',
    hr: 'Narudžba iznad limita čeka dok je ne odobri administrator tvrtke. Iznosi su s PDV-om.',
    srLatn: 'Porudžbina iznad limita čeka dok je ne odobri administrator firme. Iznosi su sa PDV-om.',
  },
  people: { en: 'People', bs: 'Korisnici', hr: 'Korisnici', srLatn: 'Korisnici' },
  person: { en: 'Person', bs: 'Osoba', hr: 'Osoba', srLatn: 'Osoba' },
  role: { en: 'Role', bs: 'Uloga', hr: 'Uloga', srLatn: 'Uloga' },
  perOrder: { en: 'Per order', bs: 'Po narudžbi', hr: 'Po narudžbi', srLatn: 'Po porudžbini' },
  perMonth: { en: 'Per month', bs: 'Mjesečno', hr: 'Mjesečno', srLatn: 'Mjesečno' },
  used: { en: 'Used this month', bs: 'Ovaj mjesec', hr: 'Ovaj mjesec', srLatn: 'Ovaj mjesec' },
  usedOf: {
    en: '{percent} of the monthly limit',
    bs: '{percent} mjesečnog limita',
    hr: '{percent} mjesečnog limita',
    srLatn: '{percent} mjesečnog limita',
  },
  rights: { en: 'Rights', bs: 'Prava', hr: 'Prava', srLatn: 'Prava' },
  noLimit: { en: 'no limit', bs: 'bez limita', hr: 'bez limita', srLatn: 'bez limita' },
  canOrder: { en: 'May order', bs: 'Može naručivati', hr: 'Može naručivati', srLatn: 'Može naručivati' },
  seesPrices: { en: 'Sees prices', bs: 'Vidi cijene', hr: 'Vidi cijene', srLatn: 'Vidi cijene' },
  cannotOrder: {
    en: 'does not order',
    bs: 'ne naručuje',
    hr: 'ne naručuje',
    srLatn: 'ne naručuje',
  },
  withoutPrices: { en: 'without prices', bs: 'bez cijena', hr: 'bez cijena', srLatn: 'bez cijena' },
  inactive: { en: 'inactive', bs: 'neaktivan', hr: 'neaktivan', srLatn: 'neaktivan' },
  you: { en: 'you', bs: 'vi', hr: 'vi', srLatn: 'vi' },
  edit: { en: 'Edit: {name}', bs: 'Uredi: {name}', hr: 'Uredi: {name}', srLatn: 'Izmijeni: {name}' },
  adminSeesPrices: {
    en: 'A company admin always sees prices.',
    bs: 'Administrator firme uvijek vidi cijene.',
    hr: 'Administrator tvrtke uvijek vidi cijene.',
    srLatn: 'Administrator firme uvijek vidi cijene.',
  },
  emptyIsNone: {
    en: 'Empty: no limit',
    bs: 'Prazno: bez limita',
    hr: 'Prazno: bez limita',
    srLatn: 'Prazno: bez limita',
  },
  amountWrong: {
    en: 'Enter an amount such as 1.000,00.',
    bs: 'Upišite iznos, npr. 1.000,00.',
    hr: 'Upišite iznos, npr. 1.000,00.',
    srLatn: 'Upišite iznos, npr. 1.000,00.',
  },
  holdsAtOnce: {
    en: 'Changes hold at once, for people who are logged in too.',
    bs: 'Izmjene važe odmah, i za korisnike koji su prijavljeni.',
    hr: 'Izmjene vrijede odmah, i za korisnike koji su prijavljeni.',
    srLatn: 'Izmjene važe odmah, i za korisnike koji su prijavljeni.',
  },
  approval: { en: 'Approval', bs: 'Odobravanje', hr: 'Odobravanje', srLatn: 'Odobravanje' },
  ownOrders: {
    en: 'Company admins may approve their own orders',
    bs: 'Administratori firme mogu odobriti vlastite narudžbe',
    hr: 'Administratori tvrtke mogu odobriti vlastite narudžbe',
    srLatn: 'Administratori firme mogu odobriti sopstvene porudžbine',
  },
  ownOrdersHint: {
    en: 'Without this, an admin’s order above the admin’s limit waits for another admin.',
    bs: 'Bez toga narudžba administratora iznad njegovog limita čeka drugog administratora.',
    hr: 'Bez toga narudžba administratora iznad njegovog limita čeka drugog administratora.',
    srLatn: 'Bez toga porudžbina administratora iznad njegovog limita čeka drugog administratora.',
  },
  changedMeanwhile: {
    en: 'Somebody else changed this in the meantime. The values of now are shown; check them and save again.',
    bs: 'Neko drugi je ovo u međuvremenu izmijenio. Prikazane su trenutne vrijednosti; provjerite ih i sačuvajte ponovo.',
    hr: 'Netko drugi je ovo u međuvremenu izmijenio. Prikazane su trenutačne vrijednosti; provjerite ih i spremite ponovno.',
    srLatn:
      'Neko drugi je ovo u međuvremenu izmijenio. Prikazane su trenutne vrijednosti; provjerite ih i sačuvajte ponovo.',
  },
  adminsOnly: {
    en: 'Only company admins may open this page.',
    bs: 'Ovu stranicu mogu otvoriti samo administratori firme.',
    hr: 'Ovu stranicu mogu otvoriti samo administratori tvrtke.',
    srLatn: 'Ovu stranicu mogu otvoriti samo administratori firme.',
  },
});
