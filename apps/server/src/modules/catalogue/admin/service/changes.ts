import type { ConfirmedPrice } from '@sjaj/contract';
import { fromKm } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { checkPriceChanges } from '../../../pricing/index.ts';
import { removePicture, storePicture } from '../pictures.ts';
import { checkPictures, checkRoomForPicture, checkVersion } from '../rules.ts';
import { priceChanges } from '../price-changes.ts';
import * as article from '../store/article.ts';
import * as store from '../store/changes.ts';
import { ENTITY } from './save.ts';

interface QuickEdit {
  readonly id: number;
  readonly version: number;
  /** KM. */
  readonly vpc?: number | undefined;
  readonly mpc?: number | undefined;
  readonly isVisibleOnWeb?: boolean | undefined;
  readonly confirmedPrices: readonly ConfirmedPrice[];
}

/**
 * Changes price or visibility. 404 where there is no such article, 409 where somebody saved it since, or a price is in doubt
 * and not confirmed.
 */
export const quickEdit = (db: Db, staff: Staff, { id, version, confirmedPrices, ...edit }: QuickEdit): Promise<void> =>
  inTransaction(db, async (tx) => {
    checkVersion(await article.lock(tx, id), version);
    const form = (await article.one(tx, id))?.form;
    if (!form) throw new Problem('articles.not_found', 404);
    const { vpc = form.vpc, mpc = form.mpc, isVisibleOnWeb = form.isVisibleOnWeb } = edit;
    const taxRateBp = await article.taxRateBp(tx, form.taxGroupId);
    checkPriceChanges(priceChanges(form, { ...form, vpc, mpc }, taxRateBp), confirmedPrices);
    await store.edit(tx, id, { vpc: fromKm(vpc), mpc: fromKm(mpc), isVisibleOnWeb });
    await writeAudit(tx, staff, {
      action: 'articles.quick_edit',
      entity: ENTITY,
      entityId: id,
      before: { vpc: form.vpc, mpc: form.mpc, isVisibleOnWeb: form.isVisibleOnWeb },
      after: { vpc, mpc, isVisibleOnWeb, ...(confirmedPrices.length > 0 && { confirmedPrices }) },
    });
  });

interface Files {
  readonly db: Db;
  readonly storage: Storage;
}

/** Adds a picture at the end. 404 without the article, 400 for what is no picture, 409 where there are too many. */
export async function addPicture({ db, storage }: Files, staff: Staff, id: number, bytes: Buffer): Promise<void> {
  const stored = await article.one(db, id);
  if (!stored) throw new Problem('articles.not_found', 404);
  checkRoomForPicture(stored.pictures.length);
  const key = await storePicture(storage, bytes);
  try {
    await inTransaction(db, async (tx) => {
      if ((await article.lock(tx, id)) === undefined) throw new Problem('articles.not_found', 404);
      const { pictures = [] } = (await article.one(tx, id)) ?? {};
      checkRoomForPicture(pictures.length);
      await store.addPicture(tx, id, key);
      await writeAudit(tx, staff, { action: 'articles.add_picture', entity: ENTITY, entityId: id, after: { key } });
    });
  } catch (error) {
    await removePicture(storage, key);
    throw error;
  }
}

/**
 * Orders the pictures and takes off those left out; their files stay, because orders show them. 404 without the article
 * or for a picture that is not its own.
 */
export const orderPictures = (db: Db, staff: Staff, id: number, pictureIds: readonly number[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    if ((await article.lock(tx, id)) === undefined) throw new Problem('articles.not_found', 404);
    const own = ((await article.one(tx, id))?.pictures ?? []).map((picture) => picture.id);
    checkPictures(own, pictureIds);
    await store.orderPictures(tx, id, pictureIds);
    await writeAudit(tx, staff, {
      action: 'articles.order_pictures',
      entity: ENTITY,
      entityId: id,
      before: { pictureIds: own },
      after: { pictureIds },
    });
  });
