import { userNamed } from '../trade/users.ts';
import type { ShopFile } from './document-tables.ts';
import { sheet } from './sheet.ts';
import { table, type Cell, type Table } from './table.ts';

interface DemoFile {
  /** A user of the company that has the file. */
  readonly customer: string;
  /** Who has added it: the same company, or staff who share it. */
  readonly addedBy: string;
  readonly title: string;
  readonly kind: string;
  readonly description?: string;
  readonly daysAgo: number;
  /** Lines of a CSV file; a PDF where left out. */
  readonly csv?: string;
}

const FILES: readonly DemoFile[] = [
  { customer: 'amra', addedBy: 'dario', title: 'Godišnji ugovor, potpisan', kind: 'contract', daysAgo: 214 },
  {
    customer: 'amra',
    addedBy: 'dario',
    title: 'Ponuda: kolica i mopovi',
    kind: 'offer',
    description: 'Važi 30 dana.',
    daysAgo: 33,
  },
  { customer: 'amra', addedBy: 'lejla', title: 'Sigurnosni listovi vaših artikala', kind: 'safety', daysAgo: 20 },
  { customer: 'amra', addedBy: 'edin', title: 'Servisni list, mašina za podove', kind: 'service', daysAgo: 67 },
  { customer: 'amra', addedBy: 'jasmin', title: 'Zapisnik HACCP obuke', kind: 'training', daysAgo: 65 },
  {
    customer: 'amra',
    addedBy: 'amra',
    title: 'Plan čišćenja, domaćinstvo',
    kind: 'plan',
    daysAgo: 17,
    csv: 'prostor;koliko puta;sredstvo\r\nsobe;dnevno;neutralno\r\nkupatila;dnevno;kiselo\r\n',
  },
  { customer: 'milica', addedBy: 'lejla', title: 'Okvirni ugovor', kind: 'contract', daysAgo: 120 },
  { customer: 'milica', addedBy: 'milica', title: 'Specifikacija za tender', kind: 'other', daysAgo: 9 },
  { customer: 'selma', addedBy: 'edin', title: 'Obuka za rad s mašinama', kind: 'training', daysAgo: 48 },
];

const DAY_MS = 86_400_000;
const STAFF_ROLES = new Set(['administrator', 'sales_representative']);

/** Files of companies; the ids of stored files follow `lastFileId`. */
export function userFileTables(lastFileId: number, today: Date): { tables: Table[]; files: ShopFile[] } {
  const stored: Cell[][] = [];
  const rows: Cell[][] = [];
  const files: ShopFile[] = [];
  for (const [index, { customer, addedBy, title, kind, description = null, daysAgo, csv }] of FILES.entries()) {
    const fileId = lastFileId + index + 1;
    const user = userNamed(addedBy);
    const companyId = userNamed(customer).company?.id ?? null;
    const at = new Date(today.getTime() - daysAgo * DAY_MS);
    const key = `private/demo/${index + 1}`;
    const bytes = csv === undefined ? sheet([title, 'Primjer dokumenta']) : Buffer.from(csv);
    const [mediaType, ending] = csv === undefined ? ['application/pdf', 'pdf'] : ['text/csv', 'csv'];
    files.push({ key, bytes });
    stored.push([fileId, key, `${title.replace(':', '_')}.${ending}`, mediaType, bytes.length, companyId, user.id, at]);
    const name = `${user.firstName} ${user.lastName}`;
    const isFromSupplier = STAFF_ROLES.has(user.role);
    rows.push([companyId, fileId, title, description, kind, isFromSupplier, user.id, name, at]);
  }
  const tables = [
    table('stored_file', 'id storage_key name media_type bytes company_id uploaded_by created_at', stored),
    table(
      'user_file',
      'company_id file_id title description kind is_from_supplier added_by added_by_name created_at',
      rows,
    ),
  ];
  return { tables, files };
}
