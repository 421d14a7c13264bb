import { paragraph } from './pages/page.ts';
import { type Texts, WRITTEN } from './texts.ts';

const TITLE: Texts = {
  bs: 'Uslovi korištenja',
  hr: 'Uvjeti korištenja',
  srLatn: 'Uslovi korišćenja',
  en: 'Terms of use',
};

/** Paragraphs with an empty line between them. */
const PARAGRAPHS: Texts = {
  bs: `Prodavnica je namijenjena registrovanim kupcima. Cijene su u konvertibilnim markama (KM), bez PDV-a, ako nije drukčije napisano.

Narudžba je obavezujuća kada je odobrimo; o tome dobijate poruku. Do odobrenja je možete otkazati.

Dostavljamo samo unutar Bosne i Hercegovine. Vlastita dostava traje oko 7 dana i besplatna je, a brza pošta 2 do 3 radna dana.

Robu možete vratiti ili zamijeniti u roku od 7 dana od prijema. Reklamaciju rješavamo za 2 do 3 dana, a najkasnije za 15 dana.

Lične podatke koristimo samo za obradu narudžbi i ispunjavanje zakonskih obaveza. Na vaš zahtjev ih ispravljamo ili brišemo, osim onih koje moramo čuvati po zakonu.`,
  hr: `Trgovina je namijenjena registriranim kupcima. Cijene su u konvertibilnim markama (KM), bez PDV-a, ako nije drukčije napisano.

Narudžba je obvezujuća kada je odobrimo; o tome dobivate poruku. Do odobrenja je možete otkazati.

Dostavljamo samo unutar Bosne i Hercegovine. Vlastita dostava traje oko 7 dana i besplatna je, a brza pošta 2 do 3 radna dana.

Robu možete vratiti ili zamijeniti u roku od 7 dana od primitka. Reklamaciju rješavamo za 2 do 3 dana, a najkasnije za 15 dana.

Osobne podatke koristimo samo za obradu narudžbi i ispunjavanje zakonskih obveza. Na vaš zahtjev ih ispravljamo ili brišemo, osim onih koje moramo čuvati po zakonu.`,
  srLatn: `Prodavnica je namijenjena registrovanim kupcima. Cijene su u konvertibilnim markama (KM), bez PDV-a, ako nije drugačije napisano.

Porudžbina je obavezujuća kada je odobrimo; o tome dobijate poruku. Do odobrenja možete da je otkažete.

Dostavljamo samo unutar Bosne i Hercegovine. Sopstvena dostava traje oko 7 dana i besplatna je, a brza pošta 2 do 3 radna dana.

Robu možete da vratite ili zamijenite u roku od 7 dana od prijema. Reklamaciju rješavamo za 2 do 3 dana, a najkasnije za 15 dana.

Lične podatke koristimo samo za obradu porudžbina i ispunjavanje zakonskih obaveza. Na vaš zahtjev ih ispravljamo ili brišemo, osim onih koje moramo da čuvamo po zakonu.`,
  en: `The shop is meant for registered customers. Prices are in convertible marks (KM), without VAT unless stated otherwise.

An order is binding once we approve it; you receive a message about it. Until then you can cancel it.

We deliver within Bosnia and Herzegovina only. Own delivery takes about 7 days and is free; express post takes 2 to 3 working days.

Goods can be returned or exchanged within 7 days of receipt. We settle complaints in 2 to 3 days, 15 days at the latest.

We use personal data only to process orders and to meet legal duties. On request we correct or delete it, except what the law obliges us to keep.`,
};

const inHtml = (language: keyof Texts): string => PARAGRAPHS[language].split('\n\n').map(paragraph).join('');

/** The terms of use that a new shop begins with. The owner puts the shop's own in their place in the back office. */
export const terms: { readonly title: Texts; readonly content: Texts } = {
  title: TITLE,
  content: Object.fromEntries(WRITTEN.map((language) => [language, inHtml(language)])) as unknown as Texts,
};
