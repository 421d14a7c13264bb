import type { ShopFile } from './document-tables.ts';
import { sheet } from './sheet.ts';
import { type Cell, table, type Table } from './table.ts';

const DAY_MS = 86_400_000;

const APPLICATIONS = [
  {
    name: 'Tarik Selimović',
    email: 'tarik.selimovic@posta.test',
    phone: '+387 61 555 014',
    message: 'Pet godina vozim dostavu po Hercegovini. Mogu početi prvog u mjesecu.',
    position: 'Vozač dostave, kategorije B i C',
    daysAgo: 3,
  },
  {
    name: 'Ivana Marković',
    email: 'ivana.markovic@posta.test',
    phone: '+387 63 555 027',
    message: 'Prijavljujem se za posao u skladištu; imam uvjerenje za viličar.',
    position: 'Skladištar',
    daysAgo: 12,
  },
];

/** Applications for work with their CVs, both waiting; the ids of stored files follow `lastFileId`. */
export function jobApplicationTables(lastFileId: number, today: Date): { tables: Table[]; files: ShopFile[] } {
  const files: ShopFile[] = [];
  const stored: Cell[][] = [];
  const rows: Cell[][] = [];
  for (const [index, { name, email, phone, message, position, daysAgo }] of APPLICATIONS.entries()) {
    const fileId = lastFileId + index + 1;
    const at = new Date(today.getTime() - daysAgo * DAY_MS);
    const key = `private/demo/application-${index + 1}`;
    const bytes = sheet([name, position, email, phone]);
    files.push({ key, bytes });
    stored.push([fileId, key, `${name}, CV.pdf`, 'application/pdf', bytes.length, at]);
    rows.push([name, email, phone, message, fileId, 'bs', at]);
  }
  const tables = [
    table('stored_file', 'id storage_key name media_type bytes created_at', stored),
    table('job_application', 'name email phone message file_id language received_at', rows),
  ];
  return { tables, files };
}
