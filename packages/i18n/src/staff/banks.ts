import { texts } from '../texts.ts';

/** Banks, and the accounts that customers have there. */
export const banks = texts({
  new: { en: 'New bank', bs: 'Nova banka', hr: 'Nova banka', srLatn: 'Nova banka' },
  search: {
    en: 'Bank, code, SWIFT…',
    bs: 'Banka, oznaka, SWIFT…',
    hr: 'Banka, oznaka, SWIFT…',
    srLatn: 'Banka, oznaka, SWIFT…',
  },
  code: { en: 'Bank code', bs: 'Oznaka banke', hr: 'Oznaka banke', srLatn: 'Oznaka banke' },
  codeHint: {
    en: 'Three digits: every account of the bank begins with them',
    bs: 'Tri cifre kojima počinje svaki račun u banci',
    hr: 'Tri znamenke kojima počinje svaki račun u banci',
    srLatn: 'Tri cifre kojima počinje svaki račun u banci',
  },
  swift: { en: 'SWIFT (BIC)', bs: 'SWIFT (BIC)', hr: 'SWIFT (BIC)', srLatn: 'SWIFT (BIC)' },
  accounts: { en: 'Accounts of customers', bs: 'Računi kupaca', hr: 'Računi kupaca', srLatn: 'Računi kupaca' },
  showAccounts: { en: 'Show its accounts', bs: 'Prikaži račune', hr: 'Prikaži račune', srLatn: 'Prikaži račune' },
  active: {
    en: 'Chosen for new accounts',
    bs: 'Nudi se za nove račune',
    hr: 'Nudi se za nove račune',
    srLatn: 'Nudi se za nove račune',
  },
  remove: { en: 'Delete the bank?', bs: 'Obrisati banku?', hr: 'Izbrisati banku?', srLatn: 'Obrisati banku?' },
  removeSure: {
    en: '{name} will be deleted. A bank with accounts of customers stays.',
    bs: '{name} će biti obrisana. Banka s računima kupaca ostaje.',
    hr: '{name} će biti izbrisana. Banka s računima kupaca ostaje.',
    srLatn: '{name} će biti obrisana. Banka sa računima kupaca ostaje.',
  },
});

export const bankAccounts = texts({
  new: { en: 'New bank account', bs: 'Novi bankovni račun', hr: 'Novi bankovni račun', srLatn: 'Novi bankovni račun' },
  search: {
    en: 'Customer, bank, account, IBAN…',
    bs: 'Kupac, banka, račun, IBAN…',
    hr: 'Kupac, banka, račun, IBAN…',
    srLatn: 'Kupac, banka, račun, IBAN…',
  },
  account: { en: 'Account', bs: 'Broj računa', hr: 'Broj računa', srLatn: 'Broj računa' },
  accountHint: {
    en: '16 digits or an IBAN, with or without spaces',
    bs: '16 cifara ili IBAN, s razmacima ili bez njih',
    hr: '16 znamenki ili IBAN, s razmacima ili bez njih',
    srLatn: '16 cifara ili IBAN, sa razmacima ili bez njih',
  },
  iban: { en: 'IBAN', bs: 'IBAN', hr: 'IBAN', srLatn: 'IBAN' },
  bank: { en: 'Bank', bs: 'Banka', hr: 'Banka', srLatn: 'Banka' },
  chooseBank: { en: 'Choose a bank…', bs: 'Odaberite banku…', hr: 'Odaberite banku…', srLatn: 'Izaberite banku…' },
  company: { en: 'Customer', bs: 'Kupac', hr: 'Kupac', srLatn: 'Kupac' },
  chooseCompany: {
    en: 'Choose a customer…',
    bs: 'Odaberite kupca…',
    hr: 'Odaberite kupca…',
    srLatn: 'Izaberite kupca…',
  },
  isDefault: { en: 'Main account', bs: 'Glavni račun', hr: 'Glavni račun', srLatn: 'Glavni račun' },
  defaultHint: {
    en: 'The customer sees it in their data. Each customer has one main account.',
    bs: 'Kupac ga vidi u svojim podacima. Svaki kupac ima jedan glavni račun.',
    hr: 'Kupac ga vidi u svojim podacima. Svaki kupac ima jedan glavni račun.',
    srLatn: 'Kupac ga vidi u svojim podacima. Svaki kupac ima jedan glavni račun.',
  },
  doubt: {
    en: 'The check digits do not fit. Please compare the account with a document; it can be saved as it is.',
    bs: 'Kontrolne cifre ne odgovaraju. Uporedite račun s dokumentom; može se sačuvati i ovako.',
    hr: 'Kontrolne znamenke ne odgovaraju. Usporedite račun s dokumentom; može se spremiti i ovako.',
    srLatn: 'Kontrolne cifre ne odgovaraju. Uporedite račun sa dokumentom; može da se sačuva i ovako.',
  },
  otherBank: {
    en: 'Accounts of this bank begin with {code}.',
    bs: 'Računi ove banke počinju sa {code}.',
    hr: 'Računi ove banke počinju s {code}.',
    srLatn: 'Računi ove banke počinju sa {code}.',
  },
  doubtful: { en: 'Check digits', bs: 'Provjeriti', hr: 'Provjeriti', srLatn: 'Provjeriti' },
  viewDefault: { en: 'Main accounts', bs: 'Glavni računi', hr: 'Glavni računi', srLatn: 'Glavni računi' },
  viewDoubtful: { en: 'To be checked', bs: 'Za provjeru', hr: 'Za provjeru', srLatn: 'Za provjeru' },
  none: {
    en: 'No bank account is known.',
    bs: 'Nijedan bankovni račun nije poznat.',
    hr: 'Nijedan bankovni račun nije poznat.',
    srLatn: 'Nijedan bankovni račun nije poznat.',
  },
  remove: {
    en: 'Delete the bank account?',
    bs: 'Obrisati bankovni račun?',
    hr: 'Izbrisati bankovni račun?',
    srLatn: 'Obrisati bankovni račun?',
  },
  removeSure: {
    en: 'Account {name} will be deleted.',
    bs: 'Račun {name} će biti obrisan.',
    hr: 'Račun {name} će biti izbrisan.',
    srLatn: 'Račun {name} će biti obrisan.',
  },
});
