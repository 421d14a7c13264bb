import { texts } from '../texts.ts';

/** Companies that goods are bought from. */
export const vendors = texts({
  new: { en: 'New vendor', bs: 'Novi dobavljač', hr: 'Novi dobavljač', srLatn: 'Novi dobavljač' },
  search: {
    en: 'Name, code or contact',
    bs: 'Naziv, šifra ili kontakt',
    hr: 'Naziv, šifra ili kontakt',
    srLatn: 'Naziv, šifra ili kontakt',
  },
  code: { en: 'Code', bs: 'Šifra', hr: 'Šifra', srLatn: 'Šifra' },
  contact: { en: 'Contact person', bs: 'Kontakt osoba', hr: 'Osoba za kontakt', srLatn: 'Kontakt osoba' },
  email: { en: 'Email', bs: 'E-mail', hr: 'E-pošta', srLatn: 'Imejl' },
  phone: { en: 'Phone', bs: 'Telefon', hr: 'Telefon', srLatn: 'Telefon' },
  deliveryDays: {
    en: 'Delivery, days',
    bs: 'Rok isporuke, dana',
    hr: 'Rok isporuke, dana',
    srLatn: 'Rok isporuke, dana',
  },
  minimumWorth: {
    en: 'Minimum order, KM without VAT',
    bs: 'Najmanja nabavka, KM bez PDV-a',
    hr: 'Najmanja nabava, KM bez PDV-a',
    srLatn: 'Najmanja nabavka, KM bez PDV-a',
  },
  note: { en: 'Note', bs: 'Napomena', hr: 'Napomena', srLatn: 'Napomena' },
  hint: {
    en: 'Products are assigned to a vendor on their stock page.',
    bs: 'Artikli se dobavljaču dodjeljuju na stranici njihove zalihe.',
    hr: 'Artikli se dobavljaču dodjeljuju na stranici njihove zalihe.',
    srLatn: 'Artikli se dobavljaču dodjeljuju na stranici njihove zalihe.',
  },
  emptyTitle: {
    en: 'No vendors yet',
    bs: 'Još nema dobavljača',
    hr: 'Još nema dobavljača',
    srLatn: 'Još nema dobavljača',
  },
  emptyText: {
    en: 'Add the companies that you buy goods from.',
    bs: 'Dodajte firme od kojih nabavljate robu.',
    hr: 'Dodajte tvrtke od kojih nabavljate robu.',
    srLatn: 'Dodajte firme od kojih nabavljate robu.',
  },
  remove: {
    en: 'Delete the vendor?',
    bs: 'Obrisati dobavljača?',
    hr: 'Izbrisati dobavljača?',
    srLatn: 'Obrisati dobavljača?',
  },
  removeSure: {
    en: '{name} will be deleted.',
    bs: 'Briše se dobavljač: {name}.',
    hr: 'Briše se dobavljač: {name}.',
    srLatn: 'Briše se dobavljač: {name}.',
  },
});
