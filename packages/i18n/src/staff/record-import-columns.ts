import { texts } from '../texts.ts';

/** The step of an import in which its columns are chosen. */
export const recordImportColumns = texts({
  compare: {
    en: 'Compare with the shop',
    bs: 'Uporedi s prodavnicom',
    hr: 'Usporedi s trgovinom',
    srLatn: 'Uporedi sa prodavnicom',
  },
  yourColumn: { en: 'Column of the file', bs: 'Kolona datoteke', hr: 'Stupac datoteke', srLatn: 'Kolona datoteke' },
  examples: { en: 'Examples', bs: 'Primjeri', hr: 'Primjeri', srLatn: 'Primjeri' },
  field: { en: 'Field', bs: 'Polje', hr: 'Polje', srLatn: 'Polje' },
  fieldOf: {
    en: 'Field of the column “{column}”',
    bs: 'Polje kolone „{column}“',
    hr: 'Polje stupca „{column}“',
    srLatn: 'Polje kolone „{column}“',
  },
  notRead: { en: 'Not read', bs: 'Ne čita se', hr: 'Ne čita se', srLatn: 'Ne čita se' },
  read: {
    en: 'Columns that are read: {count} of {all}. An empty cell leaves the field as it is, a dash empties it.',
    bs: 'Čita se kolona: {count} od {all}. Prazna ćelija ostavlja polje kakvo jeste, crtica ga prazni.',
    hr: 'Čita se stupaca: {count} od {all}. Prazna ćelija ostavlja polje kakvo jest, crtica ga prazni.',
    srLatn: 'Čita se kolona: {count} od {all}. Prazna ćelija ostavlja polje kakvo jeste, crtica ga prazni.',
  },
  neededForNew: {
    en: 'New products need also: {fields}. Choose its column, or write a value for all below. Products of the shop need none of it.',
    bs: 'Novim artiklima treba još: {fields}. Odaberite kolonu ili ispod upišite vrijednost za sve. Postojećim artiklima ne treba.',
    hr: 'Novim artiklima treba još: {fields}. Odaberite stupac ili ispod upišite vrijednost za sve. Postojećim artiklima ne treba.',
    srLatn:
      'Novim artiklima treba još: {fields}. Izaberite kolonu ili ispod upišite vrijednost za sve. Postojećim artiklima ne treba.',
  },
  noPrice: {
    en: 'No column is a price. New products are not imported without one: say which column is the net price or the retail price.',
    bs: 'Nijedna kolona nije cijena. Novi artikli se bez nje ne uvoze: odaberite koja kolona je VPC ili MPC.',
    hr: 'Nijedan stupac nije cijena. Novi artikli se bez nje ne uvoze: odaberite koji je stupac VPC ili MPC.',
    srLatn: 'Nijedna kolona nije cijena. Novi artikli se bez nje ne uvoze: izaberite koja kolona je VPC ili MPC.',
  },
  whichPrice: {
    en: 'Is the price in “{column}” without or with VAT?',
    bs: 'Je li cijena u koloni „{column}” bez PDV-a ili s PDV-om?',
    hr: 'Je li cijena u stupcu „{column}” bez PDV-a ili s PDV-om?',
    srLatn: 'Da li je cijena u koloni „{column}” bez PDV-a ili sa PDV-om?',
  },
  withoutVat: {
    en: 'Without VAT (VPC)',
    bs: 'Bez PDV-a (VPC)',
    hr: 'Bez PDV-a (VPC)',
    srLatn: 'Bez PDV-a (VPC)',
  },
  withVat: { en: 'With VAT (MPC)', bs: 'S PDV-om (MPC)', hr: 'S PDV-om (MPC)', srLatn: 'Sa PDV-om (MPC)' },
  visibleAtOnce: {
    en: 'New products are visible to buyers as soon as they are imported. A column “Visible in the shop” decides for each.',
    bs: 'Novi artikli vidljivi su kupcima čim se uvezu. Kolona „Vidljivo u prodavnici” odlučuje za svaki posebno.',
    hr: 'Novi artikli vidljivi su kupcima čim se uvezu. Stupac „Vidljivo u trgovini” odlučuje za svaki posebno.',
    srLatn: 'Novi artikli su vidljivi kupcima čim se uvezu. Kolona „Vidljivo u prodavnici” odlučuje za svaki posebno.',
  },
  visibleByFile: {
    en: 'A column of the file says which products buyers see.',
    bs: 'Kolona datoteke određuje koje artikle kupci vide.',
    hr: 'Stupac datoteke određuje koje artikle kupci vide.',
    srLatn: 'Kolona fajla određuje koje artikle kupci vide.',
  },
  nothingFits: {
    en: 'No row can be imported. See what stands beside the rows; often another choice of columns is enough.',
    bs: 'Nijedan red se ne može uvesti. Pogledajte šta stoji uz redove; često je dovoljno drugačije odabrati kolone.',
    hr: 'Nijedan se red ne može uvesti. Pogledajte što stoji uz retke; često je dovoljno drukčije odabrati stupce.',
    srLatn:
      'Nijedan red se ne može uvesti. Pogledajte šta stoji uz redove; često je dovoljno drugačije izabrati kolone.',
  },
  chooseColumns: {
    en: 'Choose the columns again',
    bs: 'Ponovo odaberi kolone',
    hr: 'Ponovno odaberi stupce',
    srLatn: 'Ponovo izaberi kolone',
  },
  needed: {
    en: 'Still missing: {fields}.',
    bs: 'Još nedostaje: {fields}.',
    hr: 'Još nedostaje: {fields}.',
    srLatn: 'Još nedostaje: {fields}.',
  },
  twice: {
    en: 'Chosen for two columns: {fields}.',
    bs: 'Odabrano za dvije kolone: {fields}.',
    hr: 'Odabrano za dva stupca: {fields}.',
    srLatn: 'Izabrano za dvije kolone: {fields}.',
  },
  createsMissing: {
    en: 'Create categories, brands, tags and attribute values that the shop does not have',
    bs: 'Napravi kategorije, brendove, oznake i vrijednosti atributa kojih u prodavnici nema',
    hr: 'Izradi kategorije, brendove, oznake i vrijednosti atributa kojih u trgovini nema',
    srLatn: 'Napravi kategorije, brendove, oznake i vrijednosti atributa kojih u prodavnici nema',
  },
  category: {
    en: 'Category of new products without one',
    bs: 'Kategorija novih artikala koji je nemaju',
    hr: 'Kategorija novih artikala koji je nemaju',
    srLatn: 'Kategorija novih artikala koji je nemaju',
  },
  categoryHint: {
    en: 'A path: Cleaning > Buckets',
    bs: 'Putanja: Čišćenje > Kante',
    hr: 'Putanja: Čišćenje > Kante',
    srLatn: 'Putanja: Čišćenje > Kante',
  },
  brand: {
    en: 'Brand of new products without one',
    bs: 'Brend novih artikala koji ga nemaju',
    hr: 'Brend novih artikala koji ga nemaju',
    srLatn: 'Brend novih artikala koji ga nemaju',
  },
  whose: {
    en: 'Whose contract prices',
    bs: 'Čije su ugovorne cijene',
    hr: 'Čije su ugovorne cijene',
    srLatn: 'Čije su ugovorne cijene',
  },
  whoseHint: {
    en: 'Only if the file has no column with the company.',
    bs: 'Samo ako datoteka nema kolonu s firmom.',
    hr: 'Samo ako datoteka nema stupac s tvrtkom.',
    srLatn: 'Samo ako datoteka nema kolonu sa firmom.',
  },
});
