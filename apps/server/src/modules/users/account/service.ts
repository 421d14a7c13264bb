import { Readable } from 'node:stream';
import type { AccountView, ConsentView } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Customer, seesPrices, type Staff } from '../../../kernel/actor.ts';
import type { ReadConsents } from '../../../kernel/consents.ts';
import type { DataSubject, PersonalData } from '../../../kernel/personal-data.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Download, IncomingFile } from '../../../platform/http/answers.ts';
import { readOwnAccount, replaceOwnImage, updateOwnContact } from '../../auth/index.ts';
import {
  claimFiles,
  type FileDeps,
  fileViewer,
  ownerOf,
  readFiles,
  receiveFile,
  releaseFiles,
} from '../../files/index.ts';
import { accountView } from './views.ts';

type Person = Customer | Staff;

export interface AccountDeps {
  readonly files: FileDeps;
  /** What modules store about a person. */
  readonly personalData: readonly PersonalData[];
  /** What modules store of what a person has agreed to. */
  readonly consents: readonly ReadConsents[];
}

export async function readAccount(db: Db, actor: Person, now: Date): Promise<AccountView> {
  const row = await readOwnAccount(db, actor.userId);
  if (row.imageFileId === null) return accountView(row, null);
  const [view, files] = await Promise.all([fileViewer(db, actor, now), readFiles(db, [row.imageFileId])]);
  const file = files.get(row.imageFileId);
  return accountView(row, file ? view(file) : null);
}

interface UpdateAccountInput {
  readonly phoneNumber: string | null;
  readonly language: Language;
  readonly now: Date;
}

export async function updateAccount(db: Db, actor: Person, { now, ...form }: UpdateAccountInput): Promise<AccountView> {
  await inTransaction(db, (tx) => updateOwnContact(tx, actor.userId, form));
  return readAccount(db, actor, now);
}

/** Stores the picture, and gives up the one before. */
export async function replaceImage(
  files: FileDeps,
  actor: Person,
  { file, now }: { readonly file: IncomingFile; readonly now: Date },
): Promise<AccountView> {
  const { id } = await receiveFile(files, { file, purpose: 'picture', owner: ownerOf(actor), now });
  await inTransaction(files.db, async (tx) => {
    await claimFiles(tx, { ids: [id], userId: actor.userId, companyId: actor.companyId, purposes: ['picture'], now });
    await putImage(tx, actor, { fileId: id, now });
  });
  return readAccount(files.db, actor, now);
}

export async function removeImage(db: Db, actor: Person, now: Date): Promise<AccountView> {
  await inTransaction(db, (tx) => putImage(tx, actor, { fileId: null, now }));
  return readAccount(db, actor, now);
}

async function putImage(
  tx: Tx,
  { userId }: Pick<Person, 'userId'>,
  { fileId, now }: { readonly fileId: number | null; readonly now: Date },
): Promise<void> {
  const before = await replaceOwnImage(tx, userId, fileId);
  if (before !== null) await releaseFiles(tx, [before], now);
}

const MOST_CONSENTS = 200;

/** What the caller has agreed to or refused, the newest first. */
export async function readConsents({ files: { db }, consents }: AccountDeps, actor: Person): Promise<ConsentView[]> {
  const { userId } = actor;
  const { email } = await readOwnAccount(db, userId);
  const read = await Promise.all(consents.map((readOf) => readOf(db, { userId, email })));
  return read
    .flat()
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_CONSENTS)
    .map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() }));
}

/** Erases what the modules store about a person, the picture included. */
export const eraser =
  ({ personalData }: AccountDeps) =>
  async (tx: Tx, person: DataSubject): Promise<void> => {
    await putImage(tx, person, { fileId: null, now: person.now });
    for (const { erase } of personalData) await erase(tx, person);
  };

/** All that the shop stores about the caller, by module, as a JSON file. */
export async function exportData(
  { files: { db }, personalData }: AccountDeps,
  actor: Person,
  now: Date,
): Promise<Download> {
  const { imageFileId: _, ...account } = await readOwnAccount(db, actor.userId);
  const person = { userId: actor.userId, email: account.email, now, seesPrices: seesPrices(actor) };
  const data: Record<string, unknown> = { exportedAt: now, account };
  for (const { section, read } of personalData) data[section] = await read(db, person);
  const bytes = Buffer.from(JSON.stringify(data, null, 2));
  return {
    name: `sjaj-${account.username}.json`,
    mediaType: 'application/json; charset=utf-8',
    bytes: bytes.length,
    stream: Readable.from([bytes]),
  };
}
