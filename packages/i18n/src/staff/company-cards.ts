import { texts } from '../texts.ts';

/** Addresses and orders on the page of a company. */
export const companyCards = texts({
  addresses: { en: 'Delivery addresses', bs: 'Adrese dostave', hr: 'Adrese dostave', srLatn: 'Adrese dostave' },
  newAddress: { en: 'New address', bs: 'Nova adresa', hr: 'Nova adresa', srLatn: 'Nova adresa' },
  noAddresses: {
    en: 'No delivery address yet.',
    bs: 'Još nema adrese dostave.',
    hr: 'Još nema adrese dostave.',
    srLatn: 'Još nema adrese dostave.',
  },
  addressTitle: { en: 'Title', bs: 'Naziv adrese', hr: 'Naziv adrese', srLatn: 'Naziv adrese' },
  contactPerson: { en: 'Contact person', bs: 'Kontakt osoba', hr: 'Kontakt osoba', srLatn: 'Kontakt osoba' },
  street: { en: 'Street', bs: 'Ulica i broj', hr: 'Ulica i broj', srLatn: 'Ulica i broj' },
  deliveryNote: {
    en: 'Note for delivery',
    bs: 'Napomena za dostavu',
    hr: 'Napomena za dostavu',
    srLatn: 'Napomena za dostavu',
  },
  defaultAddress: { en: 'Default address', bs: 'Glavna adresa', hr: 'Glavna adresa', srLatn: 'Glavna adresa' },
  removeAddress: {
    en: 'Delete the address?',
    bs: 'Obrisati adresu?',
    hr: 'Izbrisati adresu?',
    srLatn: 'Obrisati adresu?',
  },
  removeAddressSure: {
    en: '{name} will not be offered any more. Orders keep the address that they were placed with.',
    bs: '{name} se više neće nuditi. Narudžbe zadržavaju adresu s kojom su poslane.',
    hr: '{name} se više neće nuditi. Narudžbe zadržavaju adresu s kojom su poslane.',
    srLatn: '{name} se više neće nuditi. Porudžbine zadržavaju adresu sa kojom su poslate.',
  },
  lastOrders: { en: 'Last orders', bs: 'Zadnje narudžbe', hr: 'Zadnje narudžbe', srLatn: 'Posljednje porudžbine' },
  allOrders: { en: 'All orders', bs: 'Sve narudžbe', hr: 'Sve narudžbe', srLatn: 'Sve porudžbine' },
  noOrders: {
    en: 'No order yet.',
    bs: 'Još nema narudžbi.',
    hr: 'Još nema narudžbi.',
    srLatn: 'Još nema porudžbina.',
  },
});
