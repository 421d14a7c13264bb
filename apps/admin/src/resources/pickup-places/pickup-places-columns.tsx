import type { AdminPickupPlace } from '@sjaj/contract';
import { YesNo } from '../../shared/list/cells.tsx';
import type { Column } from '../../shared/list/definition.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { t } from '../../shared/texts/t.ts';
import { hoursText } from './hours.ts';

export const PICKUP_PLACE_COLUMNS: readonly Column<AdminPickupPlace>[] = [
  nameColumn('/pickup-places'),
  { key: 'street', title: 'pickupPlaces.address', onPhone: true, text: ({ street, town }) => `${street}, ${town}` },
  { key: 'phone', title: 'company.phone', text: ({ phone }) => phone ?? '–' },
  {
    key: 'workingHours',
    title: 'delivery.workingHours',
    text: ({ workingHours }) => workingHours.map(hoursText).join('; '),
    show: ({ workingHours }) => (
      <span className="sj-sm sj-t2 adm-block adm-lines-cell">
        {workingHours.length === 0 && '–'}
        {workingHours.map((hours) => (
          <span key={hoursText(hours)} className="adm-block">
            {hoursText(hours)}
          </span>
        ))}
      </span>
    ),
  },
  {
    key: 'isActive',
    title: 'offer.active',
    onPhone: true,
    text: ({ isActive }) => t(isActive ? 'sign.yes' : 'sign.no'),
    show: ({ isActive }) => <YesNo value={isActive} />,
  },
];
