import { texts } from '../texts.ts';

/** Machines that companies have bought. */
export const machines = texts({
  new: { en: 'New machine', bs: 'Nova mašina', hr: 'Novi stroj', srLatn: 'Nova mašina' },
  search: {
    en: 'Serial number, article, company…',
    bs: 'Serijski broj, artikal, firma…',
    hr: 'Serijski broj, artikl, tvrtka…',
    srLatn: 'Serijski broj, artikal, firma…',
  },
  machine: { en: 'Machine', bs: 'Mašina', hr: 'Stroj', srLatn: 'Mašina' },
  articleCode: { en: 'Article code', bs: 'Šifra artikla', hr: 'Šifra artikla', srLatn: 'Šifra artikla' },
  company: { en: 'Company', bs: 'Firma', hr: 'Tvrtka', srLatn: 'Firma' },
  place: { en: 'Place', bs: 'Mjesto', hr: 'Mjesto', srLatn: 'Mjesto' },
  state: { en: 'Status', bs: 'Stanje', hr: 'Stanje', srLatn: 'Stanje' },
  boughtOn: { en: 'Bought on', bs: 'Datum kupovine', hr: 'Datum kupnje', srLatn: 'Datum kupovine' },
  deliveredOn: { en: 'Delivered on', bs: 'Datum isporuke', hr: 'Datum isporuke', srLatn: 'Datum isporuke' },
  warrantyUntil: { en: 'Warranty until', bs: 'Garancija do', hr: 'Jamstvo do', srLatn: 'Garancija do' },
  lastServiceOn: { en: 'Last service', bs: 'Zadnji servis', hr: 'Zadnji servis', srLatn: 'Zadnji servis' },
  nextServiceOn: { en: 'Next service', bs: 'Sljedeći servis', hr: 'Sljedeći servis', srLatn: 'Sljedeći servis' },
  dates: {
    en: 'Status and dates',
    bs: 'Stanje i datumi',
    hr: 'Stanje i datumi',
    srLatn: 'Stanje i datumi',
  },
  warrantyHint: {
    en: 'Empty: from the delivery and the warranty of the article.',
    bs: 'Prazno: od isporuke i garancije artikla.',
    hr: 'Prazno: od isporuke i jamstva artikla.',
    srLatn: 'Prazno: od isporuke i garancije artikla.',
  },
  serialHint: {
    en: 'As on the type plate. Case, spaces and dashes do not matter.',
    bs: 'Kako piše na natpisnoj pločici. Velika slova, razmaci i crtice nisu važni.',
    hr: 'Kako piše na natpisnoj pločici. Velika slova, razmaci i crtice nisu važni.',
    srLatn: 'Kako piše na natpisnoj pločici. Velika slova, razmaci i crtice nisu važni.',
  },
  enterSerial: {
    en: 'Enter the serial number',
    bs: 'Upiši serijski broj',
    hr: 'Upiši serijski broj',
    srLatn: 'Upiši serijski broj',
  },
  ownersNotes: {
    en: 'Notes of the company',
    bs: 'Bilješke firme',
    hr: 'Bilješke tvrtke',
    srLatn: 'Bilješke firme',
  },
  origin: { en: 'Purchase', bs: 'Kupovina', hr: 'Kupnja', srLatn: 'Kupovina' },
  order: { en: 'Order', bs: 'Narudžba', hr: 'Narudžba', srLatn: 'Porudžbina' },
  byHand: { en: 'entered by staff', bs: 'upisalo osoblje', hr: 'upisalo osoblje', srLatn: 'upisalo osoblje' },
  reports: {
    en: 'Complaints and service requests',
    bs: 'Reklamacije i zahtjevi za servis',
    hr: 'Reklamacije i zahtjevi za servis',
    srLatn: 'Reklamacije i zahtjevi za servis',
  },
  noReports: {
    en: 'Nothing has been reported.',
    bs: 'Ništa nije prijavljeno.',
    hr: 'Ništa nije prijavljeno.',
    srLatn: 'Ništa nije prijavljeno.',
  },
  show: {
    en: 'Show the machines',
    bs: 'Prikaži mašine',
    hr: 'Prikaži strojeve',
    srLatn: 'Prikaži mašine',
  },
  viewInUse: { en: 'In use', bs: 'U upotrebi', hr: 'U uporabi', srLatn: 'U upotrebi' },
  viewService: { en: 'Service due', bs: 'Za servis', hr: 'Za servis', srLatn: 'Za servis' },
  viewWarranty: { en: 'Warranty ends', bs: 'Garancija ističe', hr: 'Jamstvo istječe', srLatn: 'Garancija ističe' },
  viewNoSerial: {
    en: 'Without serial number',
    bs: 'Bez serijskog broja',
    hr: 'Bez serijskog broja',
    srLatn: 'Bez serijskog broja',
  },
  viewRetired: { en: 'Retired', bs: 'Van upotrebe', hr: 'Izvan uporabe', srLatn: 'Van upotrebe' },
  remove: { en: 'Delete machine', bs: 'Obriši mašinu', hr: 'Obriši stroj', srLatn: 'Obriši mašinu' },
  removeSure: {
    en: 'Delete {name}? What was reported about it stays. A machine that is out of use can be set to retired instead.',
    bs: 'Obrisati {name}? Prijave o njoj ostaju. Mašinu koja se više ne koristi možete označiti kao van upotrebe.',
    hr: 'Obrisati {name}? Prijave o njemu ostaju. Stroj koji se više ne koristi možete označiti kao izvan uporabe.',
    srLatn:
      'Obrisati {name}? Prijave o njoj ostaju. Mašinu koja se više ne koristi možete da označite kao van upotrebe.',
  },
});

export const machineState = texts({
  in_use: { en: 'In use', bs: 'U upotrebi', hr: 'U uporabi', srLatn: 'U upotrebi' },
  in_service: { en: 'At the service', bs: 'Na servisu', hr: 'Na servisu', srLatn: 'Na servisu' },
  retired: { en: 'Retired', bs: 'Van upotrebe', hr: 'Izvan uporabe', srLatn: 'Van upotrebe' },
});
