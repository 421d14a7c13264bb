import { texts } from '../../texts.ts';

/** The audit log as a spreadsheet. */
export const auditSheet = texts({
  name: { en: 'Audit log', bs: 'Dnevnik izmjena', hr: 'Dnevnik izmjena', srLatn: 'Dnevnik izmjena' },
  at: { en: 'Time', bs: 'Vrijeme', hr: 'Vrijeme', srLatn: 'Vrijeme' },
  who: { en: 'Who', bs: 'Ko', hr: 'Tko', srLatn: 'Ko' },
  customer: { en: 'For the customer', bs: 'Za kupca', hr: 'Za kupca', srLatn: 'Za kupca' },
  deed: { en: 'Action', bs: 'Radnja', hr: 'Radnja', srLatn: 'Radnja' },
  kind: { en: 'Record', bs: 'Zapis', hr: 'Zapis', srLatn: 'Zapis' },
  number: { en: 'No.', bs: 'Br.', hr: 'Br.', srLatn: 'Br.' },
  record: { en: 'Name of the record', bs: 'Naziv zapisa', hr: 'Naziv zapisa', srLatn: 'Naziv zapisa' },
  changes: { en: 'Changes', bs: 'Izmjene', hr: 'Izmjene', srLatn: 'Izmjene' },
});
