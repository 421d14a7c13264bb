import { userNamed } from '../trade/users.ts';
import { table, type Cell, type Table } from './table.ts';

interface DemoNote {
  /** A user of the company that the note is on. */
  readonly customer: string;
  readonly author: string;
  readonly text: string;
  readonly mentions?: string;
  readonly daysAgo: number;
}

const NOTES: readonly DemoNote[] = [
  {
    customer: 'amra',
    author: 'lejla',
    text: '@Dario Kovač molim te provjeri do petka žele li i dalje mjesečni zbirni račun.',
    mentions: 'dario',
    daysAgo: 3,
  },
  { customer: 'amra', author: 'dario', text: 'Žele, razgovarao s Jasminom.', daysAgo: 1 },
  { customer: 'milica', author: 'ivo', text: 'Uplate stižu iz trezora, obično sedmog u mjesecu.', daysAgo: 30 },
];

const DAY_MS = 86_400_000;

/** Notes of staff on companies, with the colleagues whom they name. */
export function noteTables(today: Date): Table[] {
  const notes: Cell[][] = [];
  const mentions: Cell[][] = [];
  for (const [index, { customer, author, text, mentions: named, daysAgo }] of NOTES.entries()) {
    const { id, firstName, lastName } = userNamed(author);
    const at = new Date(today.getTime() - daysAgo * DAY_MS);
    const companyId = userNamed(customer).company?.id ?? null;
    notes.push([index + 1, 'company', companyId, id, `${firstName} ${lastName}`, text, at]);
    if (named !== undefined) mentions.push([index + 1, userNamed(named).id]);
  }
  return [
    table('record_note', 'id entity entity_id user_id user_name body created_at', notes),
    table('record_note_mention', 'note_id user_id', mentions),
  ];
}
