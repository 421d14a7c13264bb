import { texts } from '../../texts.ts';

/** Infos about products. */
export const articles = texts({
  request_sent: {
    en: 'The request has been sent',
    bs: 'Zahtjev je poslan',
    hr: 'Zahtjev je poslan',
    srLatn: 'Zahtjev je poslat',
  },
  request_answered: {
    en: 'The customer has been told.',
    bs: 'Kupac je obaviješten.',
    hr: 'Kupac je obaviješten.',
    srLatn: 'Kupac je obaviješten.',
  },
  review_received: {
    en: 'Thank you. The review will show when it has been approved.',
    bs: 'Hvala. Ocjena će biti prikazana kad bude odobrena.',
    hr: 'Hvala. Ocjena će biti prikazana kad bude odobrena.',
    srLatn: 'Hvala. Ocjena će biti prikazana kad bude odobrena.',
  },
  saved: {
    en: 'The product is saved.',
    bs: 'Artikal je sačuvan.',
    hr: 'Artikl je spremljen.',
    srLatn: 'Artikal je sačuvan.',
  },
  stock_corrected: {
    en: 'Stock is corrected.',
    bs: 'Zaliha je ispravljena.',
    hr: 'Zaliha je ispravljena.',
    srLatn: 'Zaliha je ispravljena.',
  },
  archived: {
    en: 'The product is archived.',
    bs: 'Artikal je arhiviran.',
    hr: 'Artikl je arhiviran.',
    srLatn: 'Artikal je arhiviran.',
  },
  restored: {
    en: 'The product is restored. It stays hidden until you show it.',
    bs: 'Artikal je vraćen iz arhive. Ostaje sakriven dok ga ne prikažete.',
    hr: 'Artikl je vraćen iz arhive. Ostaje skriven dok ga ne prikažete.',
    srLatn: 'Artikal je vraćen iz arhive. Ostaje sakriven dok ga ne prikažete.',
  },
  picture_added: {
    en: 'The picture is added.',
    bs: 'Slika je dodana.',
    hr: 'Slika je dodana.',
    srLatn: 'Slika je dodata.',
  },
  picture_removed: {
    en: 'The picture is removed.',
    bs: 'Slika je uklonjena.',
    hr: 'Slika je uklonjena.',
    srLatn: 'Slika je uklonjena.',
  },
});
