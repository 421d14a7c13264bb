import { texts } from '../../texts.ts';

/** Messages about datasheets of articles that were bought. */
export const datasheetMessage = texts({
  newVersion: {
    en: 'New version {version} of the safety data sheet {title}, for products that you have bought.',
    bs: 'Nova verzija {version} sigurnosnog lista {title} za artikle koje ste kupovali.',
    hr: 'Nova verzija {version} sigurnosnog lista {title} za artikle koje ste kupovali.',
    srLatn: 'Nova verzija {version} bezbjednosnog lista {title} za artikle koje ste kupovali.',
  },
  replaced: {
    en: 'New safety data sheet {title}, for products that you have bought.',
    bs: 'Novi sigurnosni list {title} za artikle koje ste kupovali.',
    hr: 'Novi sigurnosni list {title} za artikle koje ste kupovali.',
    srLatn: 'Novi bezbjednosni list {title} za artikle koje ste kupovali.',
  },
});
