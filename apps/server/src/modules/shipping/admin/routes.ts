import type { AdminCarrier, adminCarriers, AdminPickupPlace, adminPickupPlaces, CarrierForm } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { recordHandlers, type Stored } from '../../../kernel/records.ts';
import { paginateInMemory } from '../../../kernel/paginate-in-memory.ts';
import { carrierRecords, carrierRows } from './store/carriers.ts';
import { pickupPlaceRecords, type PickupPlaceRow, pickupPlaceRows } from './store/pickup-places.ts';

type View = 'all' | 'active' | 'inactive';

const isIn = (view: View, isActive: boolean): boolean => view === 'all' || isActive === (view === 'active');

const adminCarrierView = ({ id, version, form }: Stored<CarrierForm>): AdminCarrier => ({
  ...form,
  id,
  version,
  name: form.title,
});

const placeView = ({ id, version, form, town }: PickupPlaceRow, language: Language): AdminPickupPlace => ({
  ...form,
  id,
  version,
  name: form.title,
  town: localised(town, language),
});

/** Staff maintain carriers and their rates; checkout uses saved changes at once. */
export const adminCarrierHandlers = (db: Db): Handlers<typeof adminCarriers> => ({
  ...recordHandlers({
    db,
    definition: carrierRecords,
    read: async (id) => (await carrierRows(db, id)).map(adminCarrierView)[0],
  }),
  list: async ({ body: { view, ...query }, language }) => {
    const views = (await carrierRows(db)).map(adminCarrierView).filter(({ isActive }) => isIn(view, isActive));
    const text = ({ title }: AdminCarrier): string => title;
    return paginateInMemory(views, query, { language, text, columns: { name: text } });
  },
});

/** Staff maintain the pickup places. */
export const adminPickupPlaceHandlers = (db: Db): Handlers<typeof adminPickupPlaces> => ({
  ...recordHandlers({
    db,
    definition: pickupPlaceRecords,
    read: async (id, { language }) => (await pickupPlaceRows(db, id)).map((row) => placeView(row, language))[0],
  }),
  list: async ({ body: { view, ...query }, language }) => {
    const rows = await pickupPlaceRows(db);
    const views = rows.map((row) => placeView(row, language)).filter(({ isActive }) => isIn(view, isActive));
    return paginateInMemory(views, query, {
      language,
      text: ({ title, street, town }) => `${title} ${street} ${town}`,
      columns: { name: ({ title }) => title },
    });
  },
});
