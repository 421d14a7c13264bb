import type { adminSupplier } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readAdminSupplier, replaceLogo, saveSupplier } from './service/supplier.ts';

/** Staff read and change the company data. */
export const adminSupplierHandlers = (db: Db, storage: Storage): Handlers<typeof adminSupplier> => ({
  read: () => readAdminSupplier(db),
  update: async ({ actor, body: { version, ...form } }) =>
    new WithMessage(await saveSupplier(db, actor, form, version), 'records.saved'),
  setLogo: async ({ actor, file }) =>
    new WithMessage(await replaceLogo({ db, storage }, actor, file.bytes), 'records.saved'),
  removeLogo: async ({ actor }) => new WithMessage(await replaceLogo({ db, storage }, actor, null), 'records.saved'),
});
