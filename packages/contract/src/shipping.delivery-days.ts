import { z } from 'zod';
import { SHOPPERS, routes } from './route.ts';
import { Day, Id, shape } from './shapes.ts';

/** Days on which goods arrive, both included. */
export const DeliveryDays = shape({ from: Day, to: Day });

/** Until when an order arrives on the days told with it: a full hour in Sarajevo. */
export const DeliveryCutOff = shape({ on: Day, hour: z.int(), isToday: z.boolean() });

const DeliveryDaysView = shape({
  cutOff: DeliveryCutOff,
  /** Each method that the caller may choose; of several carriers or pickup places the first. */
  methods: z.array(shape({ method: z.enum(['own', 'express', 'pickup']), days: DeliveryDays })),
  /** The town on whose route own delivery comes; null where it has none, or no town is known. */
  routeTown: z.string().nullable(),
});

export const deliveryDays = routes({
  read: {
    method: 'GET',
    path: '/b2b-settings/delivery-days',
    access: SHOPPERS,
    /** Where the goods go; the address that the caller chose for their orders where it is missing. */
    query: shape({ townId: z.coerce.number().pipe(Id).optional() }),
    answer: DeliveryDaysView,
    summary: 'When goods in stock arrive that are ordered now, by delivery method, and until when that holds.',
  },
});

export type DeliveryCutOff = z.output<typeof DeliveryCutOff>;
