import { texts } from '../../texts.ts';

/** E-mails: letters to one person, with the capital of courtesy. What they tell is the system message itself. */
export const mail = texts({
  test: {
    en: 'This is the test that you asked for in the back office. You read it: the shop can send mail.',
    bs: 'Ovo je proba koju ste zatražili u administraciji. Čitate je: prodavnica može slati poštu.',
    hr: 'Ovo je proba koju ste zatražili u administraciji. Čitate je: trgovina može slati poštu.',
    srLatn: 'Ovo je proba koju ste zatražili u administraciji. Čitate je: prodavnica može da šalje poštu.',
  },
  testSubject: { en: 'Test mail', bs: 'Probna poruka', hr: 'Probna poruka', srLatn: 'Probna poruka' },
  greeting: {
    en: 'Hello {name},',
    bs: 'Dobar dan, {name},',
    hr: 'Dobar dan, {name},',
    srLatn: 'Dobar dan, {name},',
  },
  orderRejected: {
    en: 'Order {number} has been rejected',
    bs: 'Narudžba {number} je odbijena',
    hr: 'Narudžba {number} je odbijena',
    srLatn: 'Porudžbina {number} je odbijena',
  },
  waitsForStock: {
    en: 'Some of the goods are not in stock now. We will let you know when they arrive.',
    bs: 'Dio robe trenutno nije na stanju. Javit ćemo vam čim stigne.',
    hr: 'Dio robe trenutačno nije na zalihi. Javit ćemo vam čim stigne.',
    srLatn: 'Dio robe trenutno nije na stanju. Javićemo vam čim stigne.',
  },
  waitsForApproval: {
    en: 'The order waits for approval in your company. We will process it after that.',
    bs: 'Narudžba čeka odobrenje u vašoj firmi. Nakon toga je obrađujemo.',
    hr: 'Narudžba čeka odobrenje u vašoj tvrtki. Nakon toga je obrađujemo.',
    srLatn: 'Porudžbina čeka odobrenje u vašoj firmi. Nakon toga je obrađujemo.',
  },
  waitsForPayment: {
    en: 'The order waits for your payment. You can pay on the page of the order.',
    bs: 'Narudžba čeka vašu uplatu. Platiti možete na stranici narudžbe.',
    hr: 'Narudžba čeka vašu uplatu. Platiti možete na stranici narudžbe.',
    srLatn: 'Porudžbina čeka vašu uplatu. Platiti možete na stranici porudžbine.',
  },
  followsApproval: {
    en: 'We check the order now and let you know when it is approved.',
    bs: 'Narudžbu sada provjeravamo i javljamo vam kad je odobrena.',
    hr: 'Narudžbu sada provjeravamo i javljamo vam kad je odobrena.',
    srLatn: 'Porudžbinu sada provjeravamo i javljamo vam kad je odobrena.',
  },
  paid: { en: 'Paid: {amount}.', bs: 'Plaćeno: {amount}.', hr: 'Plaćeno: {amount}.', srLatn: 'Plaćeno: {amount}.' },
  repeatUnpaid: {
    en: 'The goods are no longer set aside for you. If you still need them, repeat the order: you see the prices and stock of today before you place it.',
    bs: 'Roba više nije rezervisana za vas. Ako vam i dalje treba, ponovite narudžbu: prije slanja vidite današnje cijene i stanje.',
    hr: 'Roba više nije rezervirana za vas. Ako vam i dalje treba, ponovite narudžbu: prije slanja vidite današnje cijene i zalihu.',
    srLatn:
      'Roba više nije rezervisana za vas. Ako vam i dalje treba, ponovite porudžbinu: prije slanja vidite današnje cijene i stanje.',
  },
  orderAgain: {
    en: 'The goods are no longer set aside for you. If you still need them, place a new order: the page of this one leads to each of its products.',
    bs: 'Roba više nije rezervisana za vas. Ako vam i dalje treba, naručite ponovo: stranica ove narudžbe vodi do svakog njenog artikla.',
    hr: 'Roba više nije rezervirana za vas. Ako vam i dalje treba, naručite ponovno: stranica ove narudžbe vodi do svakog njezina artikla.',
    srLatn:
      'Roba više nije rezervisana za vas. Ako vam i dalje treba, poručite ponovo: stranica ove porudžbine vodi do svakog njenog artikla.',
  },
  chargedAllTheSame: {
    en: 'If your card was charged all the same, the money goes back to it.',
    bs: 'Ako je kartica ipak terećena, novac vraćamo na nju.',
    hr: 'Ako je kartica ipak terećena, novac vraćamo na nju.',
    srLatn: 'Ako je kartica ipak zadužena, novac vraćamo na nju.',
  },
  repeatOrder: { en: 'Repeat order', bs: 'Ponovi narudžbu', hr: 'Ponovi narudžbu', srLatn: 'Ponovi porudžbinu' },
  openOrder: { en: 'Open the order', bs: 'Otvori narudžbu', hr: 'Otvori narudžbu', srLatn: 'Otvori porudžbinu' },
  decideOrder: {
    en: 'Look and decide',
    bs: 'Pogledaj i odluči',
    hr: 'Pogledaj i odluči',
    srLatn: 'Pogledaj i odluči',
  },
  approvalAsked: {
    en: 'The button opens a page where you approve the order, take out lines or return it, without logging in. The link is yours alone and works for 72 hours: please do not pass it on.',
    bs: 'Dugme otvara stranicu na kojoj narudžbu odobravate, smanjujete ili vraćate, bez prijave. Link je samo vaš i vrijedi 72 sata: molimo da ga ne prosljeđujete.',
    hr: 'Gumb otvara stranicu na kojoj narudžbu odobravate, smanjujete ili vraćate, bez prijave. Poveznica je samo vaša i vrijedi 72 sata: molimo da je ne prosljeđujete.',
    srLatn:
      'Dugme otvara stranicu na kojoj porudžbinu odobravate, smanjujete ili vraćate, bez prijave. Link je samo vaš i važi 72 sata: molimo da ga ne prosljeđujete.',
  },
  orderedBy: {
    en: 'Ordered by {name}.',
    bs: 'Naručuje: {name}.',
    hr: 'Naručuje: {name}.',
    srLatn: 'Poručuje: {name}.',
  },
  openArticle: { en: 'Open the product', bs: 'Otvori artikal', hr: 'Otvori artikl', srLatn: 'Otvori artikal' },
  openComplaint: { en: 'Open the complaint', bs: 'Otvori prijavu', hr: 'Otvori prijavu', srLatn: 'Otvori prijavu' },
  openQuestion: { en: 'Open the question', bs: 'Otvori upit', hr: 'Otvori upit', srLatn: 'Otvori upit' },
  openShop: { en: 'Open the shop', bs: 'Otvori prodavnicu', hr: 'Otvori trgovinu', srLatn: 'Otvori prodavnicu' },
  automatic: {
    en: 'This message was sent automatically. We are glad to help: {phone}, {email}.',
    bs: 'Ova poruka je poslana automatski. Rado ćemo vam pomoći: {phone}, {email}.',
    hr: 'Ova je poruka poslana automatski. Rado ćemo vam pomoći: {phone}, {email}.',
    srLatn: 'Ova poruka je poslata automatski. Rado ćemo vam pomoći: {phone}, {email}.',
  },
  plainGreeting: { en: 'Hello,', bs: 'Dobar dan,', hr: 'Dobar dan,', srLatn: 'Dobar dan,' },
  confirmSubject: {
    en: 'Confirm order {number}',
    bs: 'Potvrdite narudžbu {number}',
    hr: 'Potvrdite narudžbu {number}',
    srLatn: 'Potvrdite porudžbinu {number}',
  },
  confirmOrder: {
    en: 'Confirm the order',
    bs: 'Potvrdi narudžbu',
    hr: 'Potvrdi narudžbu',
    srLatn: 'Potvrdi porudžbinu',
  },
  digest: {
    en: '{count} new request ¦ {count} new requests',
    bs: '{count} novi zahtjev ¦ {count} nova zahtjeva ¦ {count} novih zahtjeva',
    hr: '{count} novi zahtjev ¦ {count} nova zahtjeva ¦ {count} novih zahtjeva',
    srLatn: '{count} novi zahtjev ¦ {count} nova zahtjeva ¦ {count} novih zahtjeva',
  },
  digestMore: {
    en: '… and {count} more',
    bs: '… i još {count}',
    hr: '… i još {count}',
    srLatn: '… i još {count}',
  },
});
