import {
  adminArticles,
  type RecordImport,
  type RecordImportPreview,
  type RecordImportRow,
  recordImports,
} from '@sjaj/contract';
import { expect } from 'vitest';
import { one } from '../../src/modules/articles/store/articles.ts';
import { processPending } from '../../src/modules/record-imports/service/process-pending.ts';
import type { Reply } from '../http.ts';
import { sendFile } from '../send-file.ts';
import type { SeededShop } from './seeded-shop.ts';

type Kind = RecordImport['kind'];
type Query = Readonly<Record<string, string>>;

/** The back office of a seeded with files of records, and the worker that applies them, two lines a piece. */
export interface RecordImportFixture {
  readonly preview: (kind: Kind, lines: readonly string[]) => Promise<RecordImportPreview>;
  /** Compares a file of these lines; the columns are those that the headings name, unless the query says them. */
  readonly compare: (kind: Kind, lines: readonly string[], query?: Query) => Promise<RecordImport>;
  readonly send: (kind: Kind, lines: readonly string[], query: Query) => ReturnType<typeof sendFile>;
  readonly applyCall: (id: number, body: object) => Promise<Reply>;
  /** Lets the worker apply it, to the end. */
  readonly apply: (id: number, body?: object) => Promise<void>;
  readonly undoCall: (id: number) => Promise<Reply>;
  readonly undo: (id: number) => Promise<void>;
  readonly work: (clock?: () => Date) => Promise<void>;
  readonly file: (id: number) => Promise<RecordImport>;
  readonly rows: (id: number, view?: string, quickSearch?: string) => Promise<readonly RecordImportRow[]>;
  readonly article: (id: number) => Promise<Reply['data']>;
  readonly setPrice: (id: number, vpc: number) => Promise<void>;
  /** Creates an attribute with these values; their ids. */
  readonly attribute: (title: string, values: readonly string[]) => Promise<number[]>;
  readonly download: (path: string) => Promise<string>;
  /** What is wrong with each faulty line. */
  readonly messages: (id: number) => Promise<readonly (readonly string[])[]>;
  readonly exportedLines: (kind: Kind) => Promise<string[]>;
  /** Imports what is exported, which has these records at the least. */
  readonly expectNoDifference: (kind: Kind, least: number) => Promise<void>;
  readonly contractPrices: () => Promise<number[]>;
  /** How many records have the names of the first import. */
  readonly names: () => Promise<Readonly<Record<string, number>>>;
}

export function openRecordImportFixture({ shop, administrator: token, companyId }: SeededShop): RecordImportFixture {
  const { db, call } = shop;
  const headers = { authorization: `Bearer ${token}` };
  const upload = (
    route: typeof recordImports.preview | typeof recordImports.compare,
    query: Query,
    lines: readonly string[],
  ) =>
    sendFile(
      shop,
      { ...route, path: `${route.path}?${new URLSearchParams(query).toString()}` },
      { token, name: 'uvoz.csv', bytes: lines.join('\r\n') },
    );
  const preview = async (kind: Kind, lines: readonly string[]): Promise<RecordImportPreview> =>
    (await upload(recordImports.preview, { kind }, lines)).data;
  const send = (kind: Kind, lines: readonly string[], query: Query) =>
    upload(recordImports.compare, { kind, hasHeading: 'true', ...query }, lines);
  const applyCall = (id: number, body: object) => call(recordImports.apply, { token, params: { id }, body });
  const undoCall = (id: number) => call(recordImports.undo, { token, params: { id } });
  const work = (clock: () => Date = shop.now) =>
    processPending(shop, { clock, signal: new AbortController().signal, size: 2, onError: () => undefined });
  const article = async (id: number) => {
    const stored = await one(db, id);
    return stored && { ...stored.form, version: stored.version, onHand: stored.onHand };
  };
  const count = async (table: 'article' | 'brand' | 'category', title: string): Promise<number> => {
    const rows = await db.selectFrom(table).select(['id', 'title']).execute();
    return rows.filter((row) => JSON.stringify(row.title).includes(title)).length;
  };
  const compare: RecordImportFixture['compare'] = async (kind, lines, query = {}) => {
    const columns = query['columns'] ?? (await preview(kind, lines)).chosen.join(',');
    return (await send(kind, lines, { ...query, columns })).data;
  };
  const rows: RecordImportFixture['rows'] = async (id, view = 'differences', quickSearch = '') =>
    (await call(recordImports.rows, { token, params: { id }, body: { view, pageSize: 100, quickSearch } })).data;
  const download = async (path: string): Promise<string> =>
    (await shop.app.inject({ url: `/api/admin/record-imports/${path}`, headers })).body;
  const exportedLines = async (kind: Kind): Promise<string[]> =>
    (await download(`exports/${kind}/csv`)).replace('\uFEFF', '').trimEnd().split('\r\n');
  return {
    preview,
    send,
    compare,
    download,
    exportedLines,
    expectNoDifference: async (kind, least) => {
      const lines = await exportedLines(kind);
      const all = lines.length - 1;
      expect(all).toBeGreaterThanOrEqual(least);
      expect(await compare(kind, lines)).toMatchObject({ lines: all, same: all, added: 0, changed: 0, faulty: 0 });
    },
    messages: async (id) => (await rows(id, 'faulty')).map(({ errors }) => errors.map(({ message }) => message)),
    applyCall,
    apply: async (id, body = {}) => {
      await applyCall(id, body);
      await work();
    },
    undoCall,
    undo: async (id) => {
      await undoCall(id);
      await work();
    },
    work,
    file: async (id) => (await call(recordImports.one, { token, params: { id } })).data,
    rows,
    article,
    setPrice: async (id, vpc) => {
      const version = (await article(id))?.version;
      const confirmedPrices = [{ field: 'vpc', price: vpc }];
      await call(adminArticles.quickEdit, { token, params: { id }, body: { version, vpc, confirmedPrices } });
    },
    attribute: async (title, values) => {
      const attribute = { key: 'boja', kind: 'choice', title: JSON.stringify({ bs: title }) };
      const { id } = await db.insertInto('attribute').values(attribute).returning('id').executeTakeFirstOrThrow();
      const rows = values.map((value, position) => ({
        attribute_id: id,
        title: JSON.stringify({ bs: value }),
        position,
      }));
      const created = await db.insertInto('attribute_value').values(rows).returning('id').execute();
      return created.map((row) => row.id);
    },
    contractPrices: async () =>
      (await db.selectFrom('contract_price').select('price').where('company_id', '=', companyId).execute()).map(
        ({ price }) => price,
      ),
    names: async () => ({
      articles: await count('article', 'Kanta 10 L'),
      brands: await count('brand', 'Vedro'),
      categories: await count('category', 'Uvoz'),
    }),
  };
}
