import { texts } from '../texts.ts';

/** Statuses of a complaint or service request (neuter, fitting both). */
export const complaintStatus = texts({
  received: { en: 'Received', bs: 'Zaprimljeno', hr: 'Zaprimljeno', srLatn: 'Primljeno' },
  in_processing: { en: 'In processing', bs: 'U obradi', hr: 'U obradi', srLatn: 'U obradi' },
  rejected: { en: 'Rejected', bs: 'Odbijeno', hr: 'Odbijeno', srLatn: 'Odbijeno' },
  resolved: { en: 'Resolved', bs: 'Riješeno', hr: 'Riješeno', srLatn: 'Riješeno' },
  pending: { en: 'Pending', bs: 'U toku', hr: 'U tijeku', srLatn: 'U toku' },
  completed: { en: 'Completed', bs: 'Završeno', hr: 'Završeno', srLatn: 'Završeno' },
});
