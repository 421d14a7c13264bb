import { texts } from '../texts.ts';

/** The first page of the profile area. */
export const dashboard = texts({
  lastOrders: {
    en: 'Latest orders',
    bs: 'Posljednje narudžbe',
    hr: 'Posljednje narudžbe',
    srLatn: 'Posljednje porudžbine',
  },
  all: { en: 'View all', bs: 'Prikaži sve', hr: 'Prikaži sve', srLatn: 'Prikaži sve' },
  usualArticles: {
    en: 'You often order',
    bs: 'Često naručujete',
    hr: 'Često naručujete',
    srLatn: 'Često poručujete',
  },
  lastBought: {
    en: 'Last time: {date}',
    bs: 'Posljednji put: {date}',
    hr: 'Posljednji put: {date}',
    srLatn: 'Posljednji put: {date}',
  },
  noArticles: {
    en: 'What you order appears here.',
    bs: 'Ovdje će biti ono što naručite.',
    hr: 'Ovdje će biti ono što naručite.',
    srLatn: 'Ovdje će biti ono što poručite.',
  },
  noRecords: { en: 'No records', bs: 'Nema zapisa', hr: 'Nema zapisa', srLatn: 'Nema zapisa' },
  chooseCompany: {
    en: 'Choose the company that you buy for',
    bs: 'Odaberite firmu za koju kupujete',
    hr: 'Odaberite tvrtku za koju kupujete',
    srLatn: 'Izaberite firmu za koju kupujete',
  },
  chooseCompanyHint: {
    en: 'Orders, saved carts and addresses of the company are here after that.',
    bs: 'Nakon toga su ovdje narudžbe, sačuvane korpe i adrese te firme.',
    hr: 'Nakon toga su ovdje narudžbe, spremljene košarice i adrese te tvrtke.',
    srLatn: 'Nakon toga su ovdje porudžbine, sačuvane korpe i adrese te firme.',
  },
});
