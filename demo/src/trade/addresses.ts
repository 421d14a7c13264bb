import { townNamed } from '../../../db/base-data/towns.ts';
import { companies, type Company } from './companies.ts';
import { orderersOf, userNamed } from './users.ts';

export interface Address {
  readonly id: number;
  readonly company: Company | null;
  readonly userId: number | null;
  readonly title: string;
  readonly contact: string;
  readonly phone: string;
  readonly street: string;
  readonly town: string;
  readonly note: string | null;
  readonly isDefault: boolean;
}

type Place = readonly [title: string, street: string, town: string, note: string | null];

/** Further places of delivery by number in the ERP. */
const MORE: Readonly<Record<string, readonly Place[]>> = {
  'K-00231': [
    ['Kuhinja', 'Bulevar 14, ulaz iz dvorišta', 'Mostar', 'Dostava do 10 sati, rampa za kombi.'],
    ['Depandansa Neretva', 'Maršala Tita 88', 'Mostar', null],
    ['Hotel Vodenica Neum', 'Kralja Tomislava 33', 'Neum', 'Nazvati sat ranije.'],
  ],
  'K-00118': [['Skladište', 'Rajlovac 5', 'Sarajevo', null]],
  'K-00412': [
    ['Centralno skladište', 'Lipa bb, objekat C', 'Sarajevo', 'Prijem robe 7–13 sati.'],
    ['Apoteka', 'Lipa bb, objekat A', 'Sarajevo', null],
  ],
  'K-00152': [['Pogon Novoselija', 'Novoselija bb', 'Banja Luka', null]],
  'K-00096': [['Proizvodna hala 2', 'Rajlovačka 42', 'Sarajevo', 'Viljuškar na raspolaganju.']],
  'K-00361': [['Dom B', 'Sveučilišna 14', 'Mostar', null]],
};

function addressesOf(company: Company): Omit<Address, 'id'>[] {
  const [orderer] = orderersOf(company);
  const contact = orderer ? `${orderer.firstName} ${orderer.lastName}` : company.title;
  const seat: Place = ['Sjedište', company.street, company.town, null];
  return [seat, ...(MORE[company.external] ?? [])].map(([title, street, town, note], index) => ({
    company,
    userId: null,
    title,
    contact,
    phone: company.phone,
    street,
    town,
    note,
    isDefault: index === 0,
  }));
}

function privateAddress(): Omit<Address, 'id'> {
  const ana = userNamed('ana');
  return {
    company: null,
    userId: ana.id,
    title: 'Kuća',
    contact: `${ana.firstName} ${ana.lastName}`,
    phone: ana.phone,
    street: 'Jovana Dučića 17',
    town: 'Trebinje',
    note: null,
    isDefault: true,
  };
}

/** Where goods go, the default of each company first. */
export const addresses: readonly Address[] = [...companies.flatMap(addressesOf), privateAddress()].map(
  (address, index) => ({ ...address, id: index + 1 }),
);

/** The place as an order keeps it. */
export function asWritten(address: Address): Record<string, string | null> {
  const { name, postalCode } = townNamed(address.town);
  const { contact, phone, street, note } = address;
  return { contactPerson: contact, phone, street, town: name, postalCode, country: 'Bosna i Hercegovina', note };
}
