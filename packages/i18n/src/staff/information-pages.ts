import { texts } from '../texts.ts';

/** Information pages: list and form. */
export const infoPages = texts({
  search: { en: 'Title…', bs: 'Naslov…', hr: 'Naslov…', srLatn: 'Naslov…' },
  path: { en: 'Address', bs: 'Adresa', hr: 'Adresa', srLatn: 'Adresa' },
  updatedAt: { en: 'Last change', bs: 'Posljednja izmjena', hr: 'Posljednja izmjena', srLatn: 'Posljednja izmjena' },
  lead: { en: 'Introduction', bs: 'Uvod', hr: 'Uvod', srLatn: 'Uvod' },
  facts: { en: 'Facts of the shop', bs: 'Podaci o prodavnici', hr: 'Podaci o trgovini', srLatn: 'Podaci o prodavnici' },
  factsHint: {
    en: 'Names in braces are filled from the settings, the company data and the branches. A paragraph with a fact that the shop does not have is not shown.',
    bs: 'Nazivi u vitičastim zagradama popunjavaju se iz postavki, podataka o firmi i poslovnica. Pasus s podatkom koji prodavnica nema ne prikazuje se.',
    hr: 'Nazivi u vitičastim zagradama popunjavaju se iz postavki, podataka o tvrtki i poslovnica. Odlomak s podatkom koji trgovina nema ne prikazuje se.',
    srLatn:
      'Nazivi u vitičastim zagradama popunjavaju se iz podešavanja, podataka o firmi i poslovnica. Pasus sa podatkom koji prodavnica nema ne prikazuje se.',
  },
});

/** Facts of the shop that a text may name. */
export const pageFact = texts({
  shop: { en: 'Name of the shop', bs: 'Naziv prodavnice', hr: 'Naziv trgovine', srLatn: 'Naziv prodavnice' },
  legalName: { en: 'Company', bs: 'Firma', hr: 'Tvrtka', srLatn: 'Firma' },
  address: { en: 'Address', bs: 'Adresa', hr: 'Adresa', srLatn: 'Adresa' },
  phone: { en: 'Phone', bs: 'Telefon', hr: 'Telefon', srLatn: 'Telefon' },
  infoPhone: { en: 'Info phone', bs: 'Info telefon', hr: 'Info telefon', srLatn: 'Info telefon' },
  email: { en: 'Email', bs: 'E-mail', hr: 'E-pošta', srLatn: 'Imejl' },
  webAddress: { en: 'Web address', bs: 'Web adresa', hr: 'Web-adresa', srLatn: 'Veb-adresa' },
  jib: { en: 'JIB', bs: 'JIB', hr: 'JIB', srLatn: 'JIB' },
  pdvNumber: { en: 'VAT number', bs: 'PDV broj', hr: 'PDV broj', srLatn: 'PDV broj' },
  courtRegistration: {
    en: 'Court registration',
    bs: 'Sudski registar',
    hr: 'Sudski registar',
    srLatn: 'Sudski registar',
  },
  branches: { en: 'Branches', bs: 'Poslovnice', hr: 'Poslovnice', srLatn: 'Poslovnice' },
  hours: { en: 'Working hours', bs: 'Radno vrijeme', hr: 'Radno vrijeme', srLatn: 'Radno vrijeme' },
  cities: {
    en: 'Towns of own delivery',
    bs: 'Gradovi vlastite dostave',
    hr: 'Gradovi vlastite dostave',
    srLatn: 'Gradovi sopstvene dostave',
  },
  freeDeliveryAmount: {
    en: 'Amount of free delivery',
    bs: 'Iznos besplatne dostave',
    hr: 'Iznos besplatne dostave',
    srLatn: 'Iznos besplatne dostave',
  },
  withdrawalDays: {
    en: 'Days to withdraw from a purchase',
    bs: 'Dana za odustanak od kupovine',
    hr: 'Dana za odustanak od kupnje',
    srLatn: 'Dana za odustanak od kupovine',
  },
});

/** Frequently asked questions: list and form. */
export const faq = texts({
  new: { en: 'New question', bs: 'Novo pitanje', hr: 'Novo pitanje', srLatn: 'Novo pitanje' },
  search: { en: 'Question…', bs: 'Pitanje…', hr: 'Pitanje…', srLatn: 'Pitanje…' },
  topic: { en: 'Topic', bs: 'Tema', hr: 'Tema', srLatn: 'Tema' },
  answer: { en: 'Answer', bs: 'Odgovor', hr: 'Odgovor', srLatn: 'Odgovor' },
  remove: { en: 'Delete the question', bs: 'Obriši pitanje', hr: 'Izbriši pitanje', srLatn: 'Obriši pitanje' },
  removeSure: {
    en: '{name} is no longer in the shop.',
    bs: '{name} više nije u prodavnici.',
    hr: '{name} više nije u trgovini.',
    srLatn: '{name} više nije u prodavnici.',
  },
});

/** Topics of questions. */
export const faqTopic = texts({
  ordering: {
    en: 'Order and payment',
    bs: 'Narudžba i plaćanje',
    hr: 'Narudžba i plaćanje',
    srLatn: 'Porudžbina i plaćanje',
  },
  delivery: { en: 'Delivery', bs: 'Dostava', hr: 'Dostava', srLatn: 'Dostava' },
  returns: {
    en: 'Returns and complaints',
    bs: 'Povrat i reklamacije',
    hr: 'Povrat i reklamacije',
    srLatn: 'Povrat i reklamacije',
  },
  products: { en: 'Products', bs: 'Artikli', hr: 'Artikli', srLatn: 'Artikli' },
  account: { en: 'User account', bs: 'Korisnički račun', hr: 'Korisnički račun', srLatn: 'Korisnički nalog' },
});

/** Tabs of article pages: list and form. */
export const articleTabs = texts({
  new: { en: 'New tab', bs: 'Nova kartica', hr: 'Nova kartica', srLatn: 'Nova kartica' },
  search: { en: 'Title…', bs: 'Naslov…', hr: 'Naslov…', srLatn: 'Naslov…' },
  scope: {
    en: 'Products with this tab',
    bs: 'Artikli s ovom karticom',
    hr: 'Artikli s ovom karticom',
    srLatn: 'Artikli sa ovom karticom',
  },
  category: { en: 'Category', bs: 'Kategorija', hr: 'Kategorija', srLatn: 'Kategorija' },
  categoryHint: {
    en: 'With all categories below it.',
    bs: 'Sa svim potkategorijama.',
    hr: 'Sa svim potkategorijama.',
    srLatn: 'Sa svim potkategorijama.',
  },
  brand: { en: 'Brand', bs: 'Brend', hr: 'Brend', srLatn: 'Brend' },
  codes: { en: 'Product codes', bs: 'Šifre artikala', hr: 'Šifre artikala', srLatn: 'Šifre artikala' },
  codesHint: {
    en: 'One in each line. Empty: all products of the category and the brand.',
    bs: 'Po jedna u redu. Prazno: svi artikli kategorije i brenda.',
    hr: 'Po jedna u retku. Prazno: svi artikli kategorije i brenda.',
    srLatn: 'Po jedna u redu. Prazno: svi artikli kategorije i brenda.',
  },
  remove: { en: 'Delete the tab', bs: 'Obriši karticu', hr: 'Izbriši karticu', srLatn: 'Obriši karticu' },
  removeSure: {
    en: '{name} is no longer on the pages of products.',
    bs: '{name} više nije na stranicama artikala.',
    hr: '{name} više nije na stranicama artikala.',
    srLatn: '{name} više nije na stranicama artikala.',
  },
});

/** The editor of texts. */
export const editor = texts({
  toolbar: {
    en: 'Formatting of {field}',
    bs: 'Oblikovanje: {field}',
    hr: 'Oblikovanje: {field}',
    srLatn: 'Oblikovanje: {field}',
  },
  bold: { en: 'Bold', bs: 'Podebljano', hr: 'Podebljano', srLatn: 'Podebljano' },
  italic: { en: 'Italic', bs: 'Kurziv', hr: 'Kurziv', srLatn: 'Kurziv' },
  heading: { en: 'Heading', bs: 'Naslov', hr: 'Naslov', srLatn: 'Naslov' },
  subheading: { en: 'Subheading', bs: 'Podnaslov', hr: 'Podnaslov', srLatn: 'Podnaslov' },
  list: { en: 'List', bs: 'Lista', hr: 'Popis', srLatn: 'Lista' },
  numbers: { en: 'Numbered list', bs: 'Numerisana lista', hr: 'Numerirani popis', srLatn: 'Numerisana lista' },
  quote: { en: 'Quotation', bs: 'Citat', hr: 'Citat', srLatn: 'Citat' },
  link: { en: 'Link', bs: 'Link', hr: 'Poveznica', srLatn: 'Link' },
  picture: { en: 'Picture', bs: 'Slika', hr: 'Slika', srLatn: 'Slika' },
  undo: { en: 'Undo', bs: 'Poništi', hr: 'Poništi', srLatn: 'Poništi' },
  redo: { en: 'Redo', bs: 'Ponovi', hr: 'Ponovi', srLatn: 'Ponovi' },
  fact: { en: 'Insert a fact', bs: 'Ubaci podatak', hr: 'Umetni podatak', srLatn: 'Ubaci podatak' },
  address: { en: 'Address of the link', bs: 'Adresa linka', hr: 'Adresa poveznice', srLatn: 'Adresa linka' },
  addressHint: {
    en: 'A page of the shop, beginning with a slash, or the full address of another site, a mailbox or a phone.',
    bs: 'Stranica prodavnice, s kosom crtom na početku, ili puna adresa druge stranice, e-mail ili telefon.',
    hr: 'Stranica trgovine, s kosom crtom na početku, ili puna adresa druge stranice, e-pošta ili telefon.',
    srLatn: 'Stranica prodavnice, sa kosom crtom na početku, ili puna adresa druge stranice, imejl ili telefon.',
  },
  addressWrong: {
    en: 'This is no address of a link.',
    bs: 'Ovo nije adresa linka.',
    hr: 'Ovo nije adresa poveznice.',
    srLatn: 'Ovo nije adresa linka.',
  },
  apply: { en: 'Set the link', bs: 'Postavi link', hr: 'Postavi poveznicu', srLatn: 'Postavi link' },
  unlink: { en: 'Remove the link', bs: 'Ukloni link', hr: 'Ukloni poveznicu', srLatn: 'Ukloni link' },
  description: { en: 'Description of the picture', bs: 'Opis slike', hr: 'Opis slike', srLatn: 'Opis slike' },
  insert: { en: 'Insert', bs: 'Ubaci', hr: 'Umetni', srLatn: 'Ubaci' },
});

/** Applications for work. */
export const jobApplications = texts({
  search: { en: 'Name, email…', bs: 'Ime, e-mail…', hr: 'Ime, e-pošta…', srLatn: 'Ime, imejl…' },
  message: { en: 'Message', bs: 'Poruka', hr: 'Poruka', srLatn: 'Poruka' },
  cv: { en: 'CV', bs: 'Životopis', hr: 'Životopis', srLatn: 'Biografija' },
  receivedAt: { en: 'Received', bs: 'Zaprimljeno', hr: 'Zaprimljeno', srLatn: 'Primljeno' },
  handled: { en: 'Handled', bs: 'Obrađeno', hr: 'Obrađeno', srLatn: 'Obrađeno' },
  viewWaiting: { en: 'Waiting', bs: 'Čekaju', hr: 'Čekaju', srLatn: 'Čekaju' },
  markHandled: {
    en: 'Mark as handled: {name}',
    bs: 'Označi kao obrađeno: {name}',
    hr: 'Označi kao obrađeno: {name}',
    srLatn: 'Označi kao obrađeno: {name}',
  },
  markWaiting: {
    en: 'Mark as waiting: {name}',
    bs: 'Vrati među neobrađene: {name}',
    hr: 'Vrati među neobrađene: {name}',
    srLatn: 'Vrati među neobrađene: {name}',
  },
  remove: { en: 'Delete the application', bs: 'Obriši prijavu', hr: 'Izbriši prijavu', srLatn: 'Obriši prijavu' },
  removeThis: { en: 'Delete: {name}', bs: 'Obriši: {name}', hr: 'Izbriši: {name}', srLatn: 'Obriši: {name}' },
  removeSure: {
    en: 'The application of {name} is deleted with its CV.',
    bs: '{name}: prijava se briše zajedno sa životopisom.',
    hr: '{name}: prijava se briše zajedno sa životopisom.',
    srLatn: '{name}: prijava se briše zajedno sa biografijom.',
  },
});
