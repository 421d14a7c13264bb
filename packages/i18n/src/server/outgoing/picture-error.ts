import { texts } from '../../texts.ts';

/** Why a picture of a ZIP stays out of an import. */
export const pictureError = texts({
  not_a_picture: {
    en: '“{name}” is not a picture. JPG, PNG and WebP are taken, up to 24 megapixels.',
    bs: '„{name}“ nije slika. Primaju se JPG, PNG i WebP, do 24 megapiksela.',
    hr: '„{name}“ nije slika. Primaju se JPG, PNG i WebP, do 24 megapiksela.',
    srLatn: '„{name}“ nije slika. Primaju se JPG, PNG i WebP, do 24 megapiksela.',
    srCyrl: '„{name}“ није слика. Примају се JPG, PNG и WebP, до 24 мегапиксела.',
  },
  too_large: {
    en: '“{name}” is larger than 10 MB.',
    bs: '„{name}“ je veća od 10 MB.',
    hr: '„{name}“ je veća od 10 MB.',
    srLatn: '„{name}“ je veća od 10 MB.',
    srCyrl: '„{name}“ је већа од 10 MB.',
  },
  unreadable: {
    en: '“{name}” could not be unpacked. It is broken, or locked by a password.',
    bs: '„{name}“ nije moguće raspakovati. Oštećena je ili zaključana lozinkom.',
    hr: '„{name}“ nije moguće raspakirati. Oštećena je ili zaključana lozinkom.',
    srLatn: '„{name}“ nije moguće raspakovati. Oštećena je ili zaključana lozinkom.',
  },
  unknown: {
    en: 'No product has a code like “{name}”.',
    bs: 'Nijedan artikal nema šifru kao „{name}“.',
    hr: 'Nijedan artikl nema šifru kao „{name}“.',
    srLatn: 'Nijedan artikal nema šifru kao „{name}“.',
  },
  of_several: {
    en: 'Several products have a code like “{name}”. Add this picture at the product.',
    bs: 'Više artikala ima šifru kao „{name}“. Dodajte ovu sliku kod artikla.',
    hr: 'Više artikala ima šifru kao „{name}“. Dodajte ovu sliku kod artikla.',
    srLatn: 'Više artikala ima šifru kao „{name}“. Dodajte ovu sliku kod artikla.',
  },
  twice: {
    en: '“{name}” is in the ZIP twice for this product.',
    bs: '„{name}“ je za ovaj artikal u ZIP-u dvaput.',
    hr: '„{name}“ je za ovaj artikl u ZIP-u dvaput.',
    srLatn: '„{name}“ je za ovaj artikal u ZIP-u dvaput.',
    srCyrl: '„{name}“ је за овај артикал у ZIP-у двапут.',
  },
  there: {
    en: 'The product has “{name}” already.',
    bs: 'Artikal već ima sliku „{name}“.',
    hr: 'Artikl već ima sliku „{name}“.',
    srLatn: 'Artikal već ima sliku „{name}“.',
  },
  no_room: {
    en: '“{name}” is one picture too many for this product.',
    bs: '„{name}“ je slika previše za ovaj artikal.',
    hr: '„{name}“ je slika previše za ovaj artikl.',
    srLatn: '„{name}“ je slika previše za ovaj artikal.',
  },
});
