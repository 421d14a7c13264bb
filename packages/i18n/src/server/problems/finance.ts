import { texts } from '../../texts.ts';

/** Accounts of companies. */
export const finance = texts({
  hidden: {
    en: 'Your user account does not see prices, so it does not see finances.',
    bs: 'Vaš korisnički račun ne vidi cijene, pa ni finansije.',
    hr: 'Vaš korisnički račun ne vidi cijene, pa ni financije.',
    srLatn: 'Vaš korisnički nalog ne vidi cijene, pa ni finansije.',
  },
  choose_company: {
    en: 'Name the company by its number in the ERP.',
    bs: 'Navedite firmu po njenom broju u ERP-u.',
    hr: 'Navedite tvrtku po njezinu broju u ERP-u.',
    srLatn: 'Navedite firmu po njenom broju u ERP-u.',
  },
  company_unknown: {
    en: 'There is no such company.',
    bs: 'Nema takve firme.',
    hr: 'Nema takve tvrtke.',
    srLatn: 'Nema takve firme.',
  },
  record_unknown: {
    en: 'There is no such document.',
    bs: 'Nema takvog dokumenta.',
    hr: 'Nema takvog dokumenta.',
    srLatn: 'Nema takvog dokumenta.',
  },
  nothing_to_pay: {
    en: 'Nothing is left to pay of this document.',
    bs: 'Po ovom dokumentu nema se šta platiti.',
    hr: 'Po ovom se dokumentu nema što platiti.',
    srLatn: 'Po ovom dokumentu nema šta da se plati.',
  },
  no_documents: {
    en: 'No documents are attached in this period.',
    bs: 'U ovom periodu nema priloženih dokumenata.',
    hr: 'U ovom razdoblju nema priloženih dokumenata.',
    srLatn: 'U ovom periodu nema priloženih dokumenata.',
  },
  too_many_documents: {
    en: 'These are too many documents for one file. At most {maximum}: choose a shorter period.',
    bs: 'Previše dokumenata za jednu datoteku. Najviše {maximum}: odaberite kraći period.',
    hr: 'Previše dokumenata za jednu datoteku. Najviše {maximum}: odaberite kraće razdoblje.',
    srLatn: 'Previše dokumenata za jednu datoteku. Najviše {maximum}: izaberite kraći period.',
  },
  too_many_records: {
    en: 'These are too many bookings for one statement. At most {maximum}: choose a shorter period.',
    bs: 'Previše knjiženja za jednu karticu. Najviše {maximum}: odaberite kraći period.',
    hr: 'Previše knjiženja za jednu karticu. Najviše {maximum}: odaberite kraće razdoblje.',
    srLatn: 'Previše knjiženja za jednu karticu. Najviše {maximum}: izaberite kraći period.',
  },
  columns_missing: {
    en: 'Choose the columns for customer, document number, document date, and debit or credit.',
    bs: 'Odaberite kolone za kupca, broj i datum dokumenta te duguje ili potražuje.',
    hr: 'Odaberite stupce za kupca, broj i datum dokumenta te duguje ili potražuje.',
    srLatn: 'Izaberite kolone za kupca, broj i datum dokumenta i duguje ili potražuje.',
  },
});
