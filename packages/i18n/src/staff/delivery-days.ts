import { texts } from '../texts.ts';

/** The settings that days of delivery follow from. */
export const deliveryDays = texts({
  title: { en: 'Days of delivery', bs: 'Dani dostave', hr: 'Dani dostave', srLatn: 'Dani dostave' },
  hint: {
    en: 'Products, the cart and the checkout name the day of arrival by this calendar.',
    bs: 'Artikli, korpa i blagajna navode dan dolaska po ovom kalendaru.',
    hr: 'Artikli, košarica i blagajna navode dan dolaska po ovom kalendaru.',
    srLatn: 'Artikli, korpa i blagajna navode dan dolaska po ovom kalendaru.',
  },
  cutOffHour: {
    en: 'Orders go out the same day until',
    bs: 'Narudžbe se istog dana obrađuju do',
    hr: 'Narudžbe se isti dan obrađuju do',
    srLatn: 'Porudžbine se istog dana obrađuju do',
  },
  cutOffHourHint: {
    en: 'A full hour from 1 to 23, on working days. Later orders count from the next working day.',
    bs: 'Puni sat od 1 do 23, radnim danom. Kasnije narudžbe računaju se od sljedećeg radnog dana.',
    hr: 'Puni sat od 1 do 23, radnim danom. Kasnije narudžbe računaju se od sljedećega radnog dana.',
    srLatn: 'Puni sat od 1 do 23, radnim danom. Kasnije porudžbine računaju se od sljedećeg radnog dana.',
  },
  hour: { en: 'h', bs: 'h', hr: 'h', srLatn: 'h', srCyrl: 'ч' },
  daysOff: {
    en: 'Days without delivery',
    bs: 'Dani bez dostave',
    hr: 'Dani bez dostave',
    srLatn: 'Dani bez dostave',
  },
  daysOffHint: {
    en: 'One in each line, such as 6. 4. 2026. Weekends, New Year, Labour Day, 1 March and 25 November are known.',
    bs: 'Po jedan u redu, npr. 6. 4. 2026. Vikendi, Nova godina, Praznik rada, 1. mart i 25. novembar su poznati.',
    hr: 'Po jedan u retku, npr. 6. 4. 2026. Vikendi, Nova godina, Praznik rada, 1. ožujka i 25. studenoga su poznati.',
    srLatn: 'Po jedan u redu, npr. 6. 4. 2026. Vikendi, Nova godina, Praznik rada, 1. mart i 25. novembar su poznati.',
  },
});
