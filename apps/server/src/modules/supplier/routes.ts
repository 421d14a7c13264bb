import type { adminSupplier, supplier as publicRoutes, SupplierView } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { logoUrlOf, placeOf, type Supplier } from './supplier.ts';
import { adminView, replaceLogo, saveSupplier } from './service.ts';

function viewOf(supplier: Supplier, language: Language): SupplierView {
  const { bankAccounts: _, logoKey, ...details } = supplier;
  return { ...details, ...placeOf(supplier, language), logoUrl: logoUrlOf(logoKey) };
}

/** What anybody may know of the supplier. */
export const supplierHandlers = (supplier: () => Promise<Supplier | null>): Handlers<typeof publicRoutes> => ({
  async current({ language }) {
    const entered = await supplier();
    return entered && viewOf(entered, language);
  },
});

/** Staff read and change the company data; what was and became stands in the audit log. */
export const adminSupplierHandlers = (db: Db, storage: Storage): Handlers<typeof adminSupplier> => ({
  read: () => adminView(db),
  update: async ({ actor, body: { version, ...form } }) =>
    new WithMessage(await saveSupplier(db, actor, form, version), 'records.saved'),
  setLogo: async ({ actor, file }) =>
    new WithMessage(await replaceLogo({ db, storage }, actor, file.bytes), 'records.saved'),
  removeLogo: async ({ actor }) => new WithMessage(await replaceLogo({ db, storage }, actor, null), 'records.saved'),
});
