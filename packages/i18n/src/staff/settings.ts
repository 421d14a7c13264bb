import { texts } from '../texts.ts';

/** Settings and the system. */
export const settings = texts({
  title: { en: 'Settings', bs: 'Postavke', hr: 'Postavke', srLatn: 'Podešavanja' },
  shopMode: {
    en: 'Shop mode',
    bs: 'Način rada prodavnice',
    hr: 'Način rada trgovine',
    srLatn: 'Način rada prodavnice',
  },
  modeClosed: {
    en: 'Shop mode: closed',
    bs: 'Način rada prodavnice: zatvoren',
    hr: 'Način rada trgovine: zatvoren',
    srLatn: 'Način rada prodavnice: zatvoren',
  },
  modeOpen: {
    en: 'Shop mode: open',
    bs: 'Način rada prodavnice: otvoren',
    hr: 'Način rada trgovine: otvoren',
    srLatn: 'Način rada prodavnice: otvoren',
  },
  auditLog: { en: 'Audit log', bs: 'Dnevnik izmjena', hr: 'Dnevnik izmjena', srLatn: 'Dnevnik izmjena' },
  jobs: { en: 'Background jobs', bs: 'Pozadinski zadaci', hr: 'Pozadinski zadaci', srLatn: 'Pozadinski zadaci' },
  mails: { en: 'Outgoing mail', bs: 'Odlazna pošta', hr: 'Odlazna pošta', srLatn: 'Odlazna pošta' },
  informationPages: {
    en: 'Information pages',
    bs: 'Informativne stranice',
    hr: 'Informativne stranice',
    srLatn: 'Informativne stranice',
  },
  banners: { en: 'Banners (jumbotrons)', bs: 'Baneri', hr: 'Baneri', srLatn: 'Baneri' },
  freeShipping: {
    en: 'Free delivery',
    bs: 'Besplatna dostava',
    hr: 'Besplatna dostava',
    srLatn: 'Besplatna dostava',
  },
  freeShippingFrom: {
    en: 'Free delivery from amount',
    bs: 'Besplatna dostava od iznosa',
    hr: 'Besplatna dostava od iznosa',
    srLatn: 'Besplatna dostava od iznosa',
  },
  orderWithoutStock: {
    en: 'Allow ordering without stock',
    bs: 'Dozvoli naručivanje bez zalihe',
    hr: 'Dopusti naručivanje bez zalihe',
    srLatn: 'Dozvoli poručivanje bez zalihe',
  },
  forceLanguage: {
    en: 'Force the default language',
    bs: 'Uvijek zadani jezik',
    hr: 'Uvijek zadani jezik',
    srLatn: 'Uvijek podrazumijevani jezik',
  },
  defaultLanguage: {
    en: 'Default language',
    bs: 'Zadani jezik',
    hr: 'Zadani jezik',
    srLatn: 'Podrazumijevani jezik',
  },
});
