import type { AdminCarrier, adminCarriers, AdminPickupPlace, adminPickupPlaces, CarrierForm } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { recordListHandlers } from '../../../kernel/record-lists.ts';
import type { Stored } from '../../../kernel/records.ts';
import { carrierRecords, carrierRows } from './store/carriers.ts';
import { pickupPlaceRecords, type PickupPlaceRow, pickupPlaceRows } from './store/pickup-places.ts';

interface ActiveQuery {
  readonly view: 'all' | 'active' | 'inactive';
}

const isIn = ({ isActive }: { readonly isActive: boolean }, { view }: ActiveQuery): boolean =>
  view === 'all' || isActive === (view === 'active');

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
export const adminCarrierHandlers = (db: Db): Handlers<typeof adminCarriers> =>
  recordListHandlers({
    db,
    definition: carrierRecords,
    views: async (_context, id) => (await carrierRows(db, id)).map(adminCarrierView),
    isIn,
    text: ({ title }) => title,
    columns: { name: ({ title }) => title },
  });

/** Staff maintain the pickup places. */
export const adminPickupPlaceHandlers = (db: Db): Handlers<typeof adminPickupPlaces> =>
  recordListHandlers({
    db,
    definition: pickupPlaceRecords,
    views: async ({ language }, id) => (await pickupPlaceRows(db, id)).map((row) => placeView(row, language)),
    isIn,
    text: ({ title, street, town }) => `${title} ${street} ${town}`,
    columns: { name: ({ title }) => title },
  });
