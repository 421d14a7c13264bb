import type { Phrase } from '../texts/phrase.ts';

export const termsTitle: Phrase = ['Uslovi korištenja', 'Terms of use'];

/** Paragraphs of the terms of use that every order refers to. */
export const terms: readonly Phrase[] = [
  [
    'Prodavnica je namijenjena registrovanim kupcima. Cijene su u konvertibilnim markama (KM), bez PDV-a, ako nije drukčije napisano.',
    'The shop is meant for registered customers. Prices are in convertible marks (KM), without VAT unless stated otherwise.',
    'Trgovina je namijenjena registriranim kupcima. Cijene su u konvertibilnim markama (KM), bez PDV-a, ako nije drukčije napisano.',
    'Prodavnica je namijenjena registrovanim kupcima. Cijene su u konvertibilnim markama (KM), bez PDV-a, ako nije drugačije napisano.',
  ],
  [
    'Narudžba je obavezujuća kada je odobrimo; o tome dobijate poruku. Do odobrenja je možete otkazati.',
    'An order is binding once we approve it; you receive a message about it. Until then you can cancel it.',
    'Narudžba je obvezujuća kada je odobrimo; o tome dobivate poruku. Do odobrenja je možete otkazati.',
    'Porudžbina je obavezujuća kada je odobrimo; o tome dobijate poruku. Do odobrenja možete da je otkažete.',
  ],
  [
    'Dostavljamo samo unutar Bosne i Hercegovine. Vlastita dostava traje oko 7 dana i besplatna je, a brza pošta 2 do 3 radna dana.',
    'We deliver within Bosnia and Herzegovina only. Own delivery takes about 7 days and is free; express post takes 2 to 3 working days.',
    'Dostavljamo samo unutar Bosne i Hercegovine. Vlastita dostava traje oko 7 dana i besplatna je, a brza pošta 2 do 3 radna dana.',
    'Dostavljamo samo unutar Bosne i Hercegovine. Sopstvena dostava traje oko 7 dana i besplatna je, a brza pošta 2 do 3 radna dana.',
  ],
  [
    'Robu možete vratiti ili zamijeniti u roku od 7 dana od prijema. Reklamaciju rješavamo za 2 do 3 dana, a najkasnije za 15 dana.',
    'Goods can be returned or exchanged within 7 days of receipt. We settle complaints in 2 to 3 days, 15 days at the latest.',
    'Robu možete vratiti ili zamijeniti u roku od 7 dana od primitka. Reklamaciju rješavamo za 2 do 3 dana, a najkasnije za 15 dana.',
    'Robu možete da vratite ili zamijenite u roku od 7 dana od prijema. Reklamaciju rješavamo za 2 do 3 dana, a najkasnije za 15 dana.',
  ],
];
