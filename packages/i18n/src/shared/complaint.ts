import { texts } from '../texts.ts';

/** Statuses of complaints and service requests; neuter, so that they fit both. */
export const complaintStatus = texts({
  received: { en: 'Received', bs: 'Zaprimljeno', hr: 'Zaprimljeno', srLatn: 'Primljeno' },
  inProcessing: { en: 'In processing', bs: 'U obradi', hr: 'U obradi', srLatn: 'U obradi' },
  rejected: { en: 'Rejected', bs: 'Odbijeno', hr: 'Odbijeno', srLatn: 'Odbijeno' },
  resolved: { en: 'Resolved', bs: 'Riješeno', hr: 'Riješeno', srLatn: 'Riješeno' },
});

/** What a resolved one is called that its customer has withdrawn. */
export const complaintEnd = texts({
  withdrawn: { en: 'Withdrawn', bs: 'Povučeno', hr: 'Povučeno', srLatn: 'Povučeno' },
});

/** Kinds of complaints. */
export const complaintKind = texts({
  complaint: { en: 'Complaint', bs: 'Reklamacija artikla', hr: 'Reklamacija artikla', srLatn: 'Reklamacija artikla' },
  service: { en: 'Machine service', bs: 'Servis mašine', hr: 'Servis stroja', srLatn: 'Servis mašine' },
  return: { en: 'Return', bs: 'Povrat', hr: 'Povrat', srLatn: 'Povraćaj' },
});

/** How complaints are resolved. */
export const complaintOutcome = texts({
  replacement: { en: 'Replacement', bs: 'Zamjena', hr: 'Zamjena', srLatn: 'Zamjena' },
  refund: { en: 'Refund', bs: 'Povrat novca', hr: 'Povrat novca', srLatn: 'Povraćaj novca' },
  credit_note: { en: 'Credit note', bs: 'Knjižno odobrenje', hr: 'Knjižno odobrenje', srLatn: 'Knjižno odobrenje' },
  repair: { en: 'Repair', bs: 'Popravka', hr: 'Popravak', srLatn: 'Popravka' },
  advice: { en: 'Advice', bs: 'Savjet', hr: 'Savjet', srLatn: 'Savjet' },
  withdrawn: {
    en: 'Withdrawn by the customer',
    bs: 'Kupac je povukao',
    hr: 'Kupac je povukao',
    srLatn: 'Kupac je povukao',
  },
});

/** What return period and warranty come to. */
export const complaintTerm = texts({
  in_time: {
    en: 'Within the period for complaints: until {returnUntil}',
    bs: 'U roku za reklamaciju: do {returnUntil}',
    hr: 'U roku za reklamaciju: do {returnUntil}',
    srLatn: 'U roku za reklamaciju: do {returnUntil}',
  },
  late: {
    en: 'The period of 7 days from receipt was over on {returnUntil}.',
    bs: 'Rok od 7 dana od prijema je istekao {returnUntil}.',
    hr: 'Rok od 7 dana od primitka istekao je {returnUntil}.',
    srLatn: 'Rok od 7 dana od prijema je istekao {returnUntil}.',
  },
  in_warranty: {
    en: 'Under warranty until {warrantyUntil}',
    bs: 'U garanciji do {warrantyUntil}',
    hr: 'Pod jamstvom do {warrantyUntil}',
    srLatn: 'U garanciji do {warrantyUntil}',
  },
  warranty_over: {
    en: 'The warranty was over on {warrantyUntil}.',
    bs: 'Garancija je istekla {warrantyUntil}.',
    hr: 'Jamstvo je isteklo {warrantyUntil}.',
    srLatn: 'Garancija je istekla {warrantyUntil}.',
  },
  unknown: {
    en: 'The day of receipt or the warranty is not known.',
    bs: 'Dan prijema ili garancija nisu poznati.',
    hr: 'Dan primitka ili jamstvo nisu poznati.',
    srLatn: 'Dan prijema ili garancija nisu poznati.',
  },
});
