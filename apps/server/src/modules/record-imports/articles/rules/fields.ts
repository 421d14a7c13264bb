import { type ImportField, inLanguages } from '../../rules/fields.ts';

const code: ImportField = {
  key: 'code',
  kind: 'line',
  heading: 'importField.code',
  words: ['sifra artikla', 'sif', 'kod', 'sku', 'article code', 'product code', 'item no', 'artikal sifra'],
  isNeeded: true,
};

const PRICES: readonly ImportField[] = [
  {
    key: 'vpc',
    kind: 'money',
    heading: 'importField.vpc',
    words: [
      'vpc',
      'vp cena',
      'vp cijena',
      'veleprodajna cijena',
      'veleprodajna cena',
      'cijena bez pdv',
      'cijena bez pdv a',
      'cena bez pdv',
      'wholesale price',
      'net price',
    ],
  },
  {
    key: 'mpc',
    kind: 'money',
    heading: 'importField.mpc',
    words: [
      'mpc',
      'mp cijena',
      'mp cena',
      'maloprodajna cijena',
      'maloprodajna cena',
      'cijena s pdv',
      'cijena s pdv om',
      'cijena sa pdv',
      'cijena sa pdv om',
      'cena sa pdv',
      'retail price',
      'gross price',
    ],
  },
  {
    key: 'nc',
    kind: 'money',
    heading: 'importField.nc',
    words: ['nc', 'nabavna', 'nabavna cijena', 'nabavna cena', 'purchase price', 'cost', 'cost price'],
  },
  { key: 'breaks', kind: 'list', heading: 'importField.breaks', words: ['kolicinske cijene', 'quantity breaks'] },
];

/** The columns of a price list. */
export const PRICE_FIELDS: readonly ImportField[] = [code, ...PRICES];

/** The columns of articles, those of attributes apart. */
export const ARTICLE_FIELDS: readonly ImportField[] = [
  code,
  ...inLanguages({
    key: 'title',
    kind: 'line',
    heading: 'importField.title',
    words: ['naziv artikla', 'ime', 'artikal', 'artikl', 'proizvod', 'name', 'product', 'product name'],
  }),
  {
    key: 'categories',
    kind: 'list',
    heading: 'importField.categories',
    words: ['kategorije', 'grupa', 'grupa artikala', 'robna grupa', 'skupina', 'categories', 'group', 'product group'],
  },
  {
    key: 'brand',
    kind: 'line',
    heading: 'importField.brand',
    words: ['marka', 'robna marka', 'proizvodac', 'manufacturer', 'make'],
  },
  ...PRICES,
  {
    key: 'taxGroup',
    kind: 'line',
    heading: 'importField.taxGroup',
    words: ['pdv', 'stopa pdv', 'stopa pdv a', 'tarifa', 'porezna grupa', 'vat', 'vat rate', 'tax'],
  },
  {
    key: 'unit',
    kind: 'line',
    heading: 'importField.unit',
    words: [
      'jm',
      'j m',
      'jed mj',
      'jed mjere',
      'jedinica',
      'jedinica mjere',
      'jedinica mere',
      'mjerna jedinica',
      'uom',
    ],
  },
  {
    key: 'packSize',
    kind: 'count',
    heading: 'importField.packSize',
    words: ['pakovanje', 'pakiranje', 'kom u pakovanju', 'visekratnik', 'umnozak', 'pack', 'package'],
  },
  {
    key: 'minimumQuantity',
    kind: 'count',
    heading: 'importField.minimumQuantity',
    words: ['minimum', 'min kolicina', 'minimalna kolicina', 'min qty', 'minimum order'],
  },
  {
    key: 'ean',
    kind: 'line',
    heading: 'importField.ean',
    words: ['ean', 'ean kod', 'barkod', 'bar kod', 'bar code', 'barcode', 'gtin'],
  },
  { key: 'catalogNumber', kind: 'line', heading: 'importField.catalogNumber', words: ['kat br', 'kataloska oznaka'] },
  {
    key: 'onHand',
    kind: 'count',
    heading: 'importField.onHand',
    words: ['na stanju', 'na zalihi', 'stanje', 'zaliha', 'zalihe', 'kolicina', 'quantity', 'stock', 'on hand'],
  },
  { key: 'attributes', kind: 'list', heading: 'importField.attributes', words: ['svojstva', 'osobine', 'properties'] },
  { key: 'tags', kind: 'list', heading: 'importField.tags', words: ['tagovi', 'kljucne rijeci', 'kljucne reci'] },
  ...inLanguages({ key: 'shortDescription', kind: 'text', heading: 'importField.shortDescription' }),
  ...inLanguages({ key: 'description', kind: 'text', heading: 'importField.description', words: ['opis artikla'] }),
  { key: 'netWeightG', kind: 'count', heading: 'importField.netWeightG', words: ['tezina g', 'neto tezina g'] },
  {
    key: 'warrantyMonths',
    kind: 'count',
    heading: 'importField.warrantyMonths',
    words: ['garancija', 'jamstvo', 'warranty'],
  },
  { key: 'videoUrl', kind: 'line', heading: 'importField.videoUrl', words: ['video'] },
  { key: 'articleType', kind: 'type', heading: 'importField.articleType', words: ['vrsta', 'tip', 'type'] },
  {
    key: 'isVisibleOnWeb',
    kind: 'flag',
    heading: 'importField.isVisibleOnWeb',
    words: ['vidljiv', 'vidljivo', 'web', 'visible', 'aktivan', 'active'],
  },
  { key: 'disableSelling', kind: 'flag', heading: 'importField.disableSelling' },
  { key: 'isDiscontinued', kind: 'flag', heading: 'importField.isDiscontinued', words: ['ukinut', 'discontinued'] },
];
