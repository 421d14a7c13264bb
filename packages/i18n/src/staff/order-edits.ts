import { texts } from '../texts.ts';

/** Changing the lines of an order. */
export const orderEdits = texts({
  edits: { en: 'Changes of lines', bs: 'Izmjene stavki', hr: 'Izmjene stavki', srLatn: 'Izmjene stavki' },
  editLines: { en: 'Change lines', bs: 'Izmijeni stavke', hr: 'Izmijeni stavke', srLatn: 'Izmijeni stavke' },
  editTitle: {
    en: 'Change lines of order {number}',
    bs: 'Izmjena stavki narudžbe {number}',
    hr: 'Izmjena stavki narudžbe {number}',
    srLatn: 'Izmjena stavki porudžbine {number}',
  },
  editHint: {
    en: 'Lines that you do not touch keep their prices. The customer gets a message with the reason.',
    bs: 'Stavke koje ne dirate zadržavaju cijene. Kupac dobija poruku s razlogom.',
    hr: 'Stavke koje ne dirate zadržavaju cijene. Kupac dobiva poruku s razlogom.',
    srLatn: 'Stavke koje ne dirate zadržavaju cijene. Kupac dobija poruku sa razlogom.',
  },
  editSave: { en: 'Save and tell', bs: 'Sačuvaj i javi', hr: 'Spremi i javi', srLatn: 'Sačuvaj i javi' },
  editAdd: { en: 'Add a product', bs: 'Dodaj artikal', hr: 'Dodaj artikl', srLatn: 'Dodaj artikal' },
  editHasArticle: {
    en: 'Product {code} is in the order already.',
    bs: 'Artikal {code} je već u narudžbi.',
    hr: 'Artikl {code} je već u narudžbi.',
    srLatn: 'Artikal {code} je već u porudžbini.',
  },
  editRemove: { en: 'Take out', bs: 'Izbaci', hr: 'Izbaci', srLatn: 'Izbaci' },
  editUndo: { en: 'As before', bs: 'Kao prije', hr: 'Kao prije', srLatn: 'Kao prije' },
  editPrice: { en: 'Price', bs: 'Cijena', hr: 'Cijena', srLatn: 'Cijena' },
  editWas: { en: 'was {quantity}', bs: 'bilo {quantity}', hr: 'bilo {quantity}', srLatn: 'bilo {quantity}' },
  editQuantity: { en: '0 to 9999', bs: '0 do 9999', hr: '0 do 9999', srLatn: '0 do 9999' },
  editNothing: {
    en: 'Nothing is different yet, or a quantity is missing.',
    bs: 'Još ništa nije izmijenjeno ili nedostaje količina.',
    hr: 'Još ništa nije izmijenjeno ili nedostaje količina.',
    srLatn: 'Još ništa nije izmijenjeno ili nedostaje količina.',
  },
  editBefore: {
    en: 'Total so far',
    bs: 'Dosadašnje ukupno',
    hr: 'Dosadašnje ukupno',
    srLatn: 'Dosadašnje ukupno',
  },
  editLosesCoupon: {
    en: 'The order no longer reaches what the code {code} asks for and loses the discount.',
    bs: 'Narudžba više ne ispunjava uslove koda {code} i gubi popust.',
    hr: 'Narudžba više ne ispunjava uvjete koda {code} i gubi popust.',
    srLatn: 'Porudžbina više ne ispunjava uslove koda {code} i gubi popust.',
  },
  editMoved: {
    en: 'Somebody changed the order meanwhile. The lines above are up to date; what you typed is kept. Check and save again.',
    bs: 'Narudžbu je u međuvremenu neko izmijenio. Stavke su osvježene, a vaš unos je sačuvan. Provjerite i ponovo sačuvajte.',
    hr: 'Narudžbu je u međuvremenu netko izmijenio. Stavke su osvježene, a vaš unos je zadržan. Provjerite i ponovno spremite.',
    srLatn:
      'Porudžbinu je u međuvremenu neko izmijenio. Stavke su osvježene, a vaš unos je sačuvan. Provjerite i ponovo sačuvajte.',
  },
});
