import type { ADMIN_FILE_SORTS, USER_FILE_SOURCES, UserFileKind } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Customer } from '../../kernel/actor.ts';
import { releaseFiles } from '../files/index.ts';
import type { PersonalData } from '../../kernel/personal-data.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { insertRow, updateRow, updateVersion } from '../../platform/database/rows.ts';
import { type ListRequest, queryPage, type RowPage } from '../../platform/database/list-page.ts';
import { allRows, execute } from '../../platform/database/statements.ts';
import { mentions } from '../../platform/database/list-search.ts';

/** Whose files are read: those of a company or private customer, or all for staff. */
export type FileScope = Pick<Customer, 'companyId' | 'userId'> | 'all';

interface UserFileFilter {
  readonly scope: FileScope;
  readonly kind?: UserFileKind | undefined;
  readonly source: (typeof USER_FILE_SOURCES)[number];
  readonly quickSearch?: string | undefined;
  /** Of this company, for staff. */
  readonly companyId?: number | undefined;
  readonly isDeleted: boolean;
}

const scoped = (db: Db | Tx, scope: FileScope) =>
  db
    .selectFrom('user_file as u')
    .innerJoin('stored_file as f', 'f.id', 'u.file_id')
    .leftJoin('company as c', 'c.id', 'u.company_id')
    .leftJoin('user_account as p', 'p.id', 'u.user_id')
    .$if(scope !== 'all', (query) =>
      query.where((eb) => {
        const { companyId, userId } = scope as Exclude<FileScope, 'all'>;
        return companyId === null
          ? eb('u.user_id', '=', userId).and('u.company_id', 'is', null)
          : eb('u.company_id', '=', companyId);
      }),
    );

const filtered = (db: Db, { scope, kind, source, quickSearch, companyId, isDeleted }: UserFileFilter) =>
  scoped(db, scope)
    .where('u.deleted_at', isDeleted ? 'is not' : 'is', null)
    .$if(kind !== undefined, (query) => query.where('u.kind', '=', kind ?? 'other'))
    .$if(source !== 'all', (query) => query.where('u.is_from_supplier', '=', source === 'supplier'))
    .$if(companyId !== undefined, (query) => query.where('u.company_id', '=', companyId ?? 0))
    .$if(quickSearch !== undefined && quickSearch !== '', (query) =>
      query.where(mentions(quickSearch, sql`u.title, u.description, f.name, u.added_by_name, c.title`)),
    );

const COLUMNS = [
  'u.id',
  'u.title',
  'u.description',
  'u.is_from_supplier as isFromSupplier',
  'u.added_by as addedById',
  'u.added_by_name as addedBy',
  'u.created_at as createdAt',
  'u.deleted_at as deletedAt',
  'u.version',
  'u.file_id as fileId',
  'u.company_id as companyId',
] as const;

const selected = (query: ReturnType<typeof scoped>) =>
  query.select((eb) => [
    ...COLUMNS,
    eb.ref('u.kind').$castTo<UserFileKind>().as('kind'),
    sql<string>`coalesce(c.title, p.first_name || ' ' || p.last_name, '')`.as('customer'),
  ]);

export type UserFileRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

const SORTS = {
  default: sql`u.created_at`,
  createdDate: sql`u.created_at`,
  title: sql`search_text(u.title)`,
  size: sql`f.bytes`,
  customer: sql`search_text(coalesce(c.title, p.last_name, ''))`,
};

/** One page of files, newest first by default, and how many there are; ties go by id. */
export function page(
  db: Db,
  filter: UserFileFilter,
  query: ListRequest<'default' | (typeof ADMIN_FILE_SORTS)[number]>,
): Promise<RowPage<UserFileRow>> {
  const direction = query.sortBy !== 'default' && query.isSortAscending ? 'asc' : 'desc';
  return queryPage(
    selected(filtered(db, filter)).orderBy(SORTS[query.sortBy], direction).orderBy('u.id', direction),
    query,
  );
}

/** How many files of each kind there are. */
export const countByKind = (db: Db, scope: FileScope): Promise<{ kind: UserFileKind; files: number }[]> =>
  scoped(db, scope)
    .where('u.deleted_at', 'is', null)
    .groupBy('u.kind')
    .select((eb) => [eb.ref('u.kind').$castTo<UserFileKind>().as('kind'), eb.fn.countAll<number>().as('files')])
    .orderBy('u.kind')
    .execute();

export const read = (db: Db | Tx, scope: FileScope, id: number): Promise<UserFileRow | undefined> =>
  selected(scoped(db, scope)).where('u.id', '=', id).executeTakeFirst();

/** The file, locked until the transaction ends. */
export const lock = (tx: Tx, scope: FileScope, id: number): Promise<UserFileRow | undefined> =>
  selected(scoped(tx, scope)).where('u.id', '=', id).forUpdate('u').executeTakeFirst();

interface NewUserFile {
  readonly companyId: number | null;
  readonly userId: number | null;
  readonly fileId: number;
  readonly title: string;
  readonly description: string | null;
  readonly kind: UserFileKind;
  readonly isFromSupplier: boolean;
  readonly addedBy: { readonly userId: number; readonly name: string };
  readonly now: Date;
}

export const insert = (tx: Tx, { addedBy, now, ...file }: NewUserFile): Promise<number> =>
  insertRow(tx, 'user_file', {
    company_id: file.companyId,
    user_id: file.userId,
    file_id: file.fileId,
    title: file.title,
    description: file.description,
    kind: file.kind,
    is_from_supplier: file.isFromSupplier,
    added_by: addedBy.userId,
    added_by_name: addedBy.name,
    created_at: now,
  });

interface Changes {
  readonly title: string;
  readonly description: string | null;
  readonly kind: UserFileKind;
}

export const update = (tx: Tx, id: number, changes: Changes): Promise<void> =>
  updateVersion(tx, 'user_file', id, changes);

export const setDeleted = (tx: Tx, id: number, deletedAt: Date | null): Promise<void> =>
  updateRow(tx, 'user_file', id, { deleted_at: deletedAt });

export const hasCompany = async (tx: Tx, companyId: number): Promise<boolean> =>
  (await tx.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst()) !== undefined;

/** Own files of a private customer are deleted; those of a company stay, without the name of who has added them. */
export const personalData: PersonalData = {
  section: 'myFiles',
  async read(db, { userId }) {
    return allRows(db)`
      select title, description, kind, created_at from user_file where user_id = ${userId} or added_by = ${userId} order by id
    `;
  },
  async erase(tx, { userId, now }) {
    const rows = await allRows<{ id: number }>(tx)`
      update user_file set deleted_at = coalesce(deleted_at, ${now}) where user_id = ${userId} returning file_id as id
    `;
    const ids = rows.map(({ id }) => id);
    await releaseFiles(tx, ids, now);
    await execute(tx)`update user_file set added_by_name = '' where added_by = ${userId}`;
  },
};
