import type { AdminPickupPlace } from '@sjaj/contract';
import { workingHoursText } from '@sjaj/i18n';
import { api } from '../../shared/api/api.ts';
import { YesNo, yesNoColumn } from '../../shared/list/cells.tsx';
import type { Column, ListDefinition } from '../../shared/list/definition.ts';
import { ACTIVE_VIEWS, activeRequest } from '../../shared/record/active-list.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { t } from '../../shared/texts/t.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const PICKUP_PLACE_COLUMNS: readonly Column<AdminPickupPlace>[] = [
  nameColumn('/pickup-places'),
  {
    key: 'street',
    title: 'pickupPlaces.address',
    onPhone: true,
    text: ({ street, town }) => `${street}, ${town}`,
    file: [{ field: 'street' }, { field: 'town', title: 'company.town' }],
  },
  { key: 'phone', title: 'company.phone', text: ({ phone }) => phone ?? '–' },
  {
    key: 'workingHours',
    title: 'delivery.workingHours',
    text: ({ workingHours }) => workingHours.map((hours) => workingHoursText(hours, t)).join('; '),
    file: [],
    show: ({ workingHours }) => (
      <span className="sj-sm sj-t2 adm-block adm-lines-cell">
        {workingHours.length === 0 && '–'}
        {workingHours
          .map((hours) => workingHoursText(hours, t))
          .map((hours) => (
            <span key={hours} className="adm-block">
              {hours}
            </span>
          ))}
      </span>
    ),
  },
  {
    key: 'offersPickup',
    title: 'pickupPlaces.offersPickup',
    onPhone: true,
    text: ({ isActive, offersPickup }) => t(isActive && offersPickup ? 'sign.yes' : 'sign.no'),
    file: [{ field: 'offersPickup' }],
    show: ({ isActive, offersPickup }) => <YesNo value={isActive && offersPickup} />,
  },
  yesNoColumn('isActive', 'pickupPlaces.isShown'),
];

export const pickupPlacesList: ListDefinition<AdminPickupPlace> = {
  name: 'pickup-places',
  title: 'resource.pickupPlaces',
  searchHint: 'pickupPlaces.search',
  columns: PICKUP_PLACE_COLUMNS,
  views: ACTIVE_VIEWS,
  filters: [],
  load: (query, settings) => api.pickupPlaces.list({ body: activeRequest(query) }, settings),
  first: { title: 'firstRecords.pickupPlaces', text: 'firstRecords.pickupPlacesText' },
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./form/pickup-place-definition.tsx')).pickupPlaceDefinition,
    switches: 'isActive',
    isWholeInForm: true,
  }),
  create: { href: '/pickup-places/new', title: 'pickupPlaces.new' },
};
