import type { supplier as publicRoutes } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { type Supplier, supplierView } from './views.ts';

/** The public data of the supplier. */
export const supplierHandlers = (supplier: () => Promise<Supplier | null>): Handlers<typeof publicRoutes> => ({
  async current({ language }) {
    const current = await supplier();
    return current && supplierView(current, language);
  },
});
