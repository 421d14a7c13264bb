import { texts } from '../../texts.ts';

/** Words of the pages that search engines and browsers without script read. */
export const openPage = texts({
  homeTitle: {
    en: 'Cleaning, hygiene and safety at work',
    bs: 'Čišćenje, higijena i zaštita na radu',
    hr: 'Čišćenje, higijena i zaštita na radu',
    srLatn: 'Čišćenje, higijena i zaštita na radu',
  },
  homeHeading: {
    en: 'Everything for a clean and safe workplace',
    bs: 'Sve za čisto i sigurno radno mjesto',
    hr: 'Sve za čisto i sigurno radno mjesto',
    srLatn: 'Sve za čisto i bezbjedno radno mjesto',
  },
  homeDescription: {
    en: 'Web shop for cleaning products, hygiene supplies, protective equipment and machines.',
    bs: 'Web shop za sredstva za čišćenje, higijenski materijal, zaštitnu opremu i mašine.',
    hr: 'Web shop za sredstva za čišćenje, higijenski materijal, zaštitnu opremu i strojeve.',
    srLatn: 'Internet prodavnica: sredstva za čišćenje, higijenski materijal, zaštitna oprema i mašine.',
  },
  noScript: {
    en: 'Forms, logging in and ordering need JavaScript: switch it on in your browser.',
    bs: 'Za obrasce, prijavu i naručivanje potreban je JavaScript: uključite ga u pregledniku.',
    hr: 'Za obrasce, prijavu i naručivanje potreban je JavaScript: uključite ga u pregledniku.',
    srLatn: 'Za obrasce, prijavu i poručivanje potreban je JavaScript: uključite ga u pregledaču.',
  },
  callUs: {
    en: 'Or call us: {phone}.',
    bs: 'Ili nas nazovite: {phone}.',
    hr: 'Ili nas nazovite: {phone}.',
    srLatn: 'Ili nas pozovite: {phone}.',
  },
  menu: { en: 'Pages of the shop', bs: 'Stranice shopa', hr: 'Stranice shopa', srLatn: 'Stranice prodavnice' },
  trail: { en: 'You are here', bs: 'Nalazite se ovdje', hr: 'Nalazite se ovdje', srLatn: 'Nalazite se ovdje' },
  home: { en: 'Home', bs: 'Početna', hr: 'Početna', srLatn: 'Početna' },
  brands: { en: 'Brands', bs: 'Brendovi', hr: 'Brendovi', srLatn: 'Brendovi' },
  categories: { en: 'Categories', bs: 'Kategorije', hr: 'Kategorije', srLatn: 'Kategorije' },
  promotions: { en: 'Promotions', bs: 'Akcije', hr: 'Akcije', srLatn: 'Akcije' },
  newArticles: { en: 'Newly added', bs: 'Novo u ponudi', hr: 'Novo u ponudi', srLatn: 'Novo u ponudi' },
  news: { en: 'News', bs: 'Novosti', hr: 'Novosti', srLatn: 'Novosti' },
  terms: {
    en: 'Terms and conditions',
    bs: 'Opći uslovi poslovanja',
    hr: 'Opći uvjeti poslovanja',
    srLatn: 'Opšti uslovi poslovanja',
  },
  articleCount: {
    en: '{count} article ¦ {count} articles',
    bs: '{count} artikal ¦ {count} artikla ¦ {count} artikala',
    hr: '{count} artikl ¦ {count} artikla ¦ {count} artikala',
    srLatn: '{count} artikal ¦ {count} artikla ¦ {count} artikala',
  },
  price: {
    en: '{amount} with VAT',
    bs: '{amount} s PDV-om',
    hr: '{amount} s PDV-om',
    srLatn: '{amount} sa PDV-om',
  },
  priceFrom: {
    en: 'from {amount} with VAT',
    bs: 'od {amount} s PDV-om',
    hr: 'od {amount} s PDV-om',
    srLatn: 'od {amount} sa PDV-om',
  },
  linked: { en: 'Linked articles', bs: 'Povezani artikli', hr: 'Povezani artikli', srLatn: 'Povezani artikli' },
  pageNumber: { en: 'page {page}', bs: 'strana {page}', hr: 'stranica {page}', srLatn: 'strana {page}' },
  previousPage: {
    en: 'Previous page',
    bs: 'Prethodna strana',
    hr: 'Prethodna stranica',
    srLatn: 'Prethodna strana',
  },
  nextPage: { en: 'Next page', bs: 'Sljedeća strana', hr: 'Sljedeća stranica', srLatn: 'Sljedeća strana' },
  notFound: {
    en: 'Requested page not found',
    bs: 'Tražena stranica nije pronađena',
    hr: 'Tražena stranica nije pronađena',
    srLatn: 'Tražena stranica nije pronađena',
  },
  gone: {
    en: 'This article is no longer offered',
    bs: 'Ovaj artikal više nije u ponudi',
    hr: 'Ovaj artikl više nije u ponudi',
    srLatn: 'Ovaj artikal više nije u ponudi',
  },
});
