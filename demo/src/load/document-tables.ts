import { hash } from '../random.ts';
import type { Numbered } from './article-tables.ts';
import { sheet } from './sheet.ts';
import { table, type Cell, type Table } from './table.ts';

/** A generated file of the store: its key and its bytes. */
export interface ShopFile {
  readonly key: string;
  readonly bytes: Buffer;
}

interface Sheet {
  readonly kind: 'safety' | 'technical' | 'certificate' | 'manual';
  readonly language: string;
  readonly name: string;
  readonly title: string;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Which sheets a make has: safety data for mixtures, a manual for machines, a certificate for protective equipment. */
function sheetsOf({ article }: Numbered): Sheet[] {
  const make = [article.brand, article.series].filter((part) => part !== '').join(' ');
  const of = (kind: Sheet['kind'], language: string, name: string, title: string): Sheet => ({
    kind,
    language,
    title,
    name: `${name} ${make} (${language}).pdf`,
  });
  const sheets: Sheet[] = [];
  if (article.hazard) {
    sheets.push(
      of('safety', 'bs', 'STL', 'Sigurnosno-tehnicki list'),
      of('safety', 'srLatn', 'BL', 'Bezbjednosni list'),
    );
  }
  if (article.category.startsWith('1')) sheets.push(of('technical', 'bs', 'Tehnički list', 'Tehnicki list'));
  if (article.kind === 'machine') sheets.push(of('manual', 'bs', 'Uputstvo', 'Uputstvo za rad'));
  if (article.facts['ppe'] !== undefined)
    sheets.push(of('certificate', 'en', 'EU izjava', 'EU declaration of conformity'));
  return sheets;
}

/** Documents of the articles: a make shares its sheets; every sheet is one small PDF. */
export function documentTables(articles: readonly Numbered[], today: Date): { tables: Table[]; files: ShopFile[] } {
  const stored: Cell[][] = [];
  const documents: Cell[][] = [];
  const files: ShopFile[] = [];
  const known = new Map<string, number>();
  for (const one of articles) {
    const { id, article } = one;
    for (const { kind, language, name, title } of sheetsOf(one)) {
      const make = `${article.family} ${article.brand} ${article.series}`;
      const key = `documents/demo/${kind}-${language.toLowerCase()}-${slug(make)}.pdf`;
      const issued = new Date(today.getTime() - (60 + (hash(key) % 700)) * 86_400_000).toISOString().slice(0, 10);
      const version = `${1 + (hash(key) % 4)}.0`;
      let fileId = known.get(key);
      if (fileId === undefined) {
        fileId = known.size + 1;
        known.set(key, fileId);
        const bytes = sheet([title, `${article.brand} ${article.series}`, `Verzija ${version}, ${issued}`]);
        files.push({ key, bytes });
        stored.push([fileId, key, name, 'application/pdf', bytes.length]);
      }
      documents.push([id, kind, language, version, issued, fileId]);
    }
  }
  const tables = [
    table('stored_file', 'id storage_key name media_type bytes', stored),
    table('article_datasheet', 'article_id kind language version issued_on file_id', documents),
  ];
  return { tables, files };
}
