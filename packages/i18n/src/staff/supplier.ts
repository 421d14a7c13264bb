import { texts } from '../texts.ts';

/** The company that runs the shop, as staff enter it. */
export const supplier = texts({
  title: { en: 'Company data', bs: 'Podaci o firmi', hr: 'Podaci o tvrtki', srLatn: 'Podaci o firmi' },
  open: {
    en: 'Open the company data',
    bs: 'Otvori podatke o firmi',
    hr: 'Otvori podatke o tvrtki',
    srLatn: 'Otvori podatke o firmi',
  },
  settingsHint: {
    en: 'Name, tax numbers, address, bank accounts and logo on documents, in mails and in the shop.',
    bs: 'Naziv, porezni brojevi, adresa, bankovni računi i logo na dokumentima, u porukama i u prodavnici.',
    hr: 'Naziv, porezni brojevi, adresa, bankovni računi i logo na dokumentima, u porukama i u trgovini.',
    srLatn: 'Naziv, poreski brojevi, adresa, bankovni računi i logo na dokumentima, u porukama i u prodavnici.',
  },
  missing: {
    en: 'Not entered yet. Until then there are no documents, and mails and pages name no company.',
    bs: 'Još nisu uneseni. Do tada nema dokumenata, a poruke i stranice ne navode firmu.',
    hr: 'Još nisu uneseni. Do tada nema dokumenata, a poruke i stranice ne navode tvrtku.',
    srLatn: 'Još nisu unijeti. Do tada nema dokumenata, a poruke i stranice ne navode firmu.',
  },
  identity: { en: 'Company', bs: 'Firma', hr: 'Tvrtka', srLatn: 'Firma' },
  contact: { en: 'Address and contact', bs: 'Adresa i kontakt', hr: 'Adresa i kontakt', srLatn: 'Adresa i kontakt' },
  legalNameHint: {
    en: 'As in the court register; on documents and in the footer',
    bs: 'Kao u sudskom registru; na dokumentima i u podnožju',
    hr: 'Kao u sudskom registru; na dokumentima i u podnožju',
    srLatn: 'Kao u sudskom registru; na dokumentima i u podnožju',
  },
  shortNameHint: {
    en: 'Window titles, sender of mails',
    bs: 'Naslovi prozora, pošiljalac poruka',
    hr: 'Naslovi prozora, pošiljatelj poruka',
    srLatn: 'Naslovi prozora, pošiljalac poruka',
  },
  jibHint: { en: '13 digits', bs: '13 cifara', hr: '13 znamenki', srLatn: '13 cifara' },
  pdvNumberHint: {
    en: '12 digits; empty outside the VAT system',
    bs: '12 cifara; prazno ako niste u sistemu PDV-a',
    hr: '12 znamenki; prazno ako niste u sustavu PDV-a',
    srLatn: '12 cifara; prazno ako niste u sistemu PDV-a',
  },
  pdvOfAnother: {
    en: 'Check it: it does not belong to this JIB.',
    bs: 'Provjerite: ne pripada ovom JIB-u.',
    hr: 'Provjerite: ne pripada ovom JIB-u.',
    srLatn: 'Provjerite: ne pripada ovom JIB-u.',
  },
  courtHint: {
    en: 'Court and registration number',
    bs: 'Sud i broj upisa',
    hr: 'Sud i broj upisa',
    srLatn: 'Sud i broj upisa',
  },
  emailHint: {
    en: 'Mails come from it, unless the server names another address',
    bs: 'S nje stižu poruke, osim ako server ima drugu adresu',
    hr: 'S nje stižu poruke, osim ako poslužitelj ima drugu adresu',
    srLatn: 'Sa nje stižu poruke, osim ako server ima drugu adresu',
  },
  webHint: {
    en: 'The whole address, as the browser shows it',
    bs: 'Cijela adresa, kako je prikazuje preglednik',
    hr: 'Cijela adresa, kako je prikazuje preglednik',
    srLatn: 'Cijela adresa, kako je prikazuje pregledač',
  },
  accounts: { en: 'Bank accounts', bs: 'Bankovni računi', hr: 'Bankovni računi', srLatn: 'Bankovni računi' },
  accountsNote: {
    en: 'on proforma invoices',
    bs: 'na predračunima',
    hr: 'na predračunima',
    srLatn: 'na predračunima',
  },
  noAccounts: { en: 'No account yet.', bs: 'Još nema računa.', hr: 'Još nema računa.', srLatn: 'Još nema računa.' },
  addAccount: { en: 'Add an account', bs: 'Dodaj račun', hr: 'Dodaj račun', srLatn: 'Dodaj račun' },
  accountRow: { en: 'Account {line}', bs: 'Račun {line}', hr: 'Račun {line}', srLatn: 'Račun {line}' },
  forSlips: { en: 'Payment slips', bs: 'Uplatnice', hr: 'Uplatnice', srLatn: 'Uplatnice' },
  oneAccount: {
    en: 'Enter at least one account.',
    bs: 'Unesite najmanje jedan račun.',
    hr: 'Unesite najmanje jedan račun.',
    srLatn: 'Unesite najmanje jedan račun.',
  },
  logo: { en: 'Logo', bs: 'Logo', hr: 'Logo', srLatn: 'Logo' },
  colour: { en: 'Colour', bs: 'Boja', hr: 'Boja', srLatn: 'Boja' },
  colourHint: {
    en: 'Of buttons and links in the shop and in mails. White text has to be readable on it (contrast 4.5:1). Empty: teal.',
    bs: 'Dugmad i linkovi u prodavnici i u porukama. Bijeli tekst mora biti čitljiv na njoj (kontrast 4,5:1). Prazno: tirkizna.',
    hr: 'Gumbi i poveznice u trgovini i u porukama. Bijeli tekst mora biti čitljiv na njoj (kontrast 4,5:1). Prazno: tirkizna.',
    srLatn:
      'Dugmad i linkovi u prodavnici i u porukama. Bijeli tekst mora biti čitljiv na njoj (kontrast 4,5:1). Prazno: tirkizna.',
  },
  pickColour: { en: 'Pick the colour', bs: 'Odaberi boju', hr: 'Odaberi boju', srLatn: 'Izaberi boju' },
  colourSample: { en: 'Button', bs: 'Dugme', hr: 'Gumb', srLatn: 'Dugme' },
  logoHint: {
    en: 'JPG, PNG or WebP. On documents, in mails and in the header of the shop; saved at once.',
    bs: 'JPG, PNG ili WebP. Na dokumentima, u porukama i u zaglavlju prodavnice; čuva se odmah.',
    hr: 'JPG, PNG ili WebP. Na dokumentima, u porukama i u zaglavlju trgovine; sprema se odmah.',
    srLatn: '[[JPG, PNG]] ili [[WebP]]. Na dokumentima, u porukama i u zaglavlju prodavnice; čuva se odmah.',
  },
  defaultLogo: {
    en: 'The default logo is used.',
    bs: 'Koristi se zadani logo.',
    hr: 'Koristi se zadani logo.',
    srLatn: 'Koristi se podrazumijevani logo.',
  },
  chooseLogo: { en: 'Choose a logo', bs: 'Odaberi logo', hr: 'Odaberi logo', srLatn: 'Izaberi logo' },
  removeLogo: { en: 'Remove the logo', bs: 'Ukloni logo', hr: 'Ukloni logo', srLatn: 'Ukloni logo' },
  atOnce: {
    en: 'In force within a second. Documents of earlier orders show the present data too, so that payments reach the account in use.',
    bs: 'Važi za sekundu. I dokumenti ranijih narudžbi prikazuju sadašnje podatke, da uplate stignu na važeći račun.',
    hr: 'Vrijedi za sekundu. I dokumenti ranijih narudžbi prikazuju sadašnje podatke, da uplate stignu na važeći račun.',
    srLatn:
      'Važi za sekundu. I dokumenti ranijih porudžbina prikazuju sadašnje podatke, da uplate stignu na važeći račun.',
  },
});
