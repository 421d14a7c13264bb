import { IconCalendarPlus } from '@tabler/icons-react';
import { saveFile } from '@sjaj/app-kit';
import type { Order } from '@sjaj/contract';
import { businessDate, calendarFile } from '@sjaj/domain';
import { Button } from '@sjaj/ui';
import { arrivalText, expectedText } from '../../shared/delivery/arrival-text.ts';
import { t } from '../../shared/texts/t.ts';

/** The days of delivery that the buyer was told, and the same for a calendar until they are over. */
export function Arrival({ order }: { readonly order: Order }) {
  const { arrives } = order;
  if (!arrives) return order.arrivesOnceReleased && <p>{expectedText(order)}</p>;
  return (
    <p>
      <strong>{arrivalText(order)}</strong>
      {arrives.to >= businessDate(new Date()) && (
        <>
          <br />
          <Button
            variant="text"
            size="sm"
            className="sj-noprint"
            icon={<IconCalendarPlus size={16} aria-hidden="true" />}
            onClick={() => saveEvent(order, arrives)}
          >
            {t('orders.toCalendar')}
          </Button>
        </>
      )}
    </p>
  );
}

function saveEvent(
  { orderNumber, deliveryMethod, deliveryTitle, deliveryAddress: place }: Order,
  days: NonNullable<Order['arrives']>,
): void {
  const isPickup = deliveryMethod === 'pickup';
  const file = calendarFile({
    id: `order-${orderNumber}@${location.hostname}`,
    title: t(isPickup ? 'orders.pickupEvent' : 'orders.deliveryEvent', { number: orderNumber }),
    place: [place.street, `${place.postalCode} ${place.town}`.trim()].filter(Boolean).join(', '),
    description: [deliveryTitle, place.contactPerson, place.note].filter(Boolean).join('\n'),
    ...days,
    createdAt: new Date(),
  });
  saveFile(new Blob([file], { type: 'text/calendar' }), `${orderNumber}.ics`);
}
