import { texts } from '../texts.ts';

/** The guide of an owner through the set-up of an empty shop. */
export const setupGuide = texts({
  title: {
    en: 'Set up your shop',
    bs: 'Postavite svoju prodavnicu',
    hr: 'Postavite svoju trgovinu',
    srLatn: 'Postavite svoju prodavnicu',
  },
  progress: {
    en: 'Done: {done} of {all}. You can leave at any time and go on later.',
    bs: 'Gotovo: {done} od {all}. Možete prekinuti kad god želite i nastaviti kasnije.',
    hr: 'Gotovo: {done} od {all}. Možete prekinuti kad god želite i nastaviti kasnije.',
    srLatn: 'Gotovo: {done} od {all}. Možete prekinuti kad god želite i nastaviti kasnije.',
  },
  doneOf: {
    en: '{done} of {all} done',
    bs: 'gotovo {done} od {all}',
    hr: 'gotovo {done} od {all}',
    srLatn: 'gotovo {done} od {all}',
  },
  allSteps: { en: 'All steps', bs: 'Svi koraci', hr: 'Svi koraci', srLatn: 'Svi koraci' },
  next: { en: 'Next: {step}', bs: 'Dalje: {step}', hr: 'Dalje: {step}', srLatn: 'Dalje: {step}' },
  begin: { en: 'Begin', bs: 'Počni', hr: 'Počni', srLatn: 'Počni' },
  skip: { en: 'Later', bs: 'Kasnije', hr: 'Kasnije', srLatn: 'Kasnije' },
  skipOf: { en: 'Later: {step}', bs: 'Kasnije: {step}', hr: 'Kasnije: {step}', srLatn: 'Kasnije: {step}' },
  resume: { en: 'Take up again', bs: 'Vrati na listu', hr: 'Vrati na popis', srLatn: 'Vrati na listu' },
  resumeOf: {
    en: 'Take up again: {step}',
    bs: 'Vrati na listu: {step}',
    hr: 'Vrati na popis: {step}',
    srLatn: 'Vrati na listu: {step}',
  },
  deliverySettings: {
    en: 'Delivery settings',
    bs: 'Postavke dostave',
    hr: 'Postavke dostave',
    srLatn: 'Podešavanja dostave',
  },
  isDone: { en: 'done', bs: 'gotovo', hr: 'gotovo', srLatn: 'gotovo' },
  isSkipped: { en: 'later', bs: 'kasnije', hr: 'kasnije', srLatn: 'kasnije' },
});

export const setupStep = texts({
  company: {
    en: 'Company data and VAT',
    bs: 'Podaci o firmi i PDV',
    hr: 'Podaci o tvrtki i PDV',
    srLatn: 'Podaci o firmi i PDV',
  },
  logo: { en: 'Logo and colour', bs: 'Logotip i boja', hr: 'Logotip i boja', srLatn: 'Logotip i boja' },
  branches: {
    en: 'Branches and hours',
    bs: 'Poslovnice i radno vrijeme',
    hr: 'Poslovnice i radno vrijeme',
    srLatn: 'Poslovnice i radno vrijeme',
  },
  delivery: { en: 'Delivery', bs: 'Dostava', hr: 'Dostava', srLatn: 'Dostava' },
  terms: { en: 'Terms of use', bs: 'Uslovi korištenja', hr: 'Uvjeti korištenja', srLatn: 'Uslovi korišćenja' },
  mail: { en: 'Mail', bs: 'E-pošta', hr: 'E-pošta', srLatn: 'E-pošta' },
  articles: { en: 'Products', bs: 'Artikli', hr: 'Artikli', srLatn: 'Artikli' },
  customer: { en: 'First customer', bs: 'Prvi kupac', hr: 'Prvi kupac', srLatn: 'Prvi kupac' },
  user: {
    en: 'First user of the customer',
    bs: 'Prvi korisnik kod kupca',
    hr: 'Prvi korisnik kod kupca',
    srLatn: 'Prvi korisnik kod kupca',
  },
});

export const setupHint = texts({
  company: {
    en: 'Name, tax numbers, address and bank accounts, as they stand on orders, mails and payment slips.',
    bs: 'Naziv, JIB, PDV broj, adresa i računi u banci, kako stoje na narudžbama, u e-pošti i na uplatnicama.',
    hr: 'Naziv, JIB, PDV broj, adresa i računi u banci, kako stoje na narudžbama, u e-pošti i na uplatnicama.',
    srLatn: 'Naziv, JIB, PDV broj, adresa i računi u banci, kako stoje na porudžbinama, u e-pošti i na uplatnicama.',
  },
  logo: {
    en: 'The logo stands in the header of the shop, in mails and on documents; buttons and links have your colour.',
    bs: 'Logotip stoji u zaglavlju prodavnice, u e-pošti i na dokumentima; dugmad i linkovi imaju vašu boju.',
    hr: 'Logotip stoji u zaglavlju trgovine, u e-pošti i na dokumentima; gumbi i poveznice imaju vašu boju.',
    srLatn: 'Logotip stoji u zaglavlju prodavnice, u e-pošti i na dokumentima; dugmad i linkovi imaju vašu boju.',
  },
  branches: {
    en: 'Where customers find you and pick up orders.',
    bs: 'Gdje vas kupci mogu naći i preuzeti narudžbe.',
    hr: 'Gdje vas kupci mogu naći i preuzeti narudžbe.',
    srLatn: 'Gdje vas kupci mogu naći i preuzeti porudžbine.',
  },
  delivery: {
    en: 'Express posts with their prices by weight. Own delivery and its free limit are in the settings.',
    bs: 'Brze pošte s cijenama po masi. Vlastita dostava i iznos za besplatnu su u postavkama.',
    hr: 'Brze pošte s cijenama po masi. Vlastita dostava i iznos za besplatnu nalaze se u postavkama.',
    srLatn: 'Brze pošte sa cijenama po masi. Sopstvena dostava i iznos za besplatnu su u podešavanjima.',
  },
  terms: {
    en: 'What customers accept with each order. A draft stands there: read it and save your own version.',
    bs: 'Ono što kupci prihvataju uz svaku narudžbu. Nacrt je već upisan: pročitajte ga i sačuvajte svoju verziju.',
    hr: 'Ono što kupci prihvaćaju uz svaku narudžbu. Nacrt je već upisan: pročitajte ga i spremite svoju verziju.',
    srLatn:
      'Ono što kupci prihvataju uz svaku porudžbinu. Nacrt je već upisan: pročitajte ga i sačuvajte svoju verziju.',
  },
  mail: {
    en: 'Sending is set up on the server, as its manual says. The step is done with the first mail that has left.',
    bs: 'Slanje se podešava na serveru, kako kaže njegovo uputstvo. Korak je gotov s prvom poslanom porukom.',
    hr: 'Slanje se podešava na poslužitelju, kako kažu njegove upute. Korak je gotov s prvom poslanom porukom.',
    srLatn: 'Slanje se podešava na serveru, kako kaže njegovo uputstvo. Korak je gotov sa prvom poslatom porukom.',
  },
  articles: {
    en: 'Import your price list from CSV or XLSX: categories and brands are created with it.',
    bs: 'Uvezite cjenovnik iz datoteke CSV ili XLSX: kategorije i brendovi prave se uz njega.',
    hr: 'Uvezite cjenik iz datoteke CSV ili XLSX: kategorije i brendovi izrađuju se uz njega.',
    srLatn: 'Uvezite cjenovnik iz datoteke CSV ili XLSX: kategorije i brendovi prave se uz njega.',
    srCyrl: 'Увезите цјеновник из датотеке CSV или XLSX: категорије и брендови праве се уз њега.',
  },
  customer: {
    en: 'The company that will order, with its tax number and address.',
    bs: 'Firma koja će naručivati, s JIB-om i adresom.',
    hr: 'Tvrtka koja će naručivati, s JIB-om i adresom.',
    srLatn: 'Firma koja će poručivati, sa JIB-om i adresom.',
  },
  user: {
    en: 'The person who orders for it. They get a link that sets their password.',
    bs: 'Osoba koja za nju naručuje. Dobija link kojim postavlja lozinku.',
    hr: 'Osoba koja za nju naručuje. Dobiva poveznicu kojom postavlja lozinku.',
    srLatn: 'Osoba koja za nju poručuje. Dobija link kojim postavlja lozinku.',
  },
});
