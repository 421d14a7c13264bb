import { z } from 'zod';
import { SHOPPERS, routes } from './route.ts';
import { Day, shape } from './shapes.ts';

/** Days on which goods arrive, both included. */
export const DeliveryDays = shape({ from: Day, to: Day });

/** Until when an order arrives on the days told with it: a full hour in Sarajevo. */
export const DeliveryCutOff = shape({ on: Day, hour: z.int(), isToday: z.boolean() });

const DeliveryDaysView = shape({
  cutOff: DeliveryCutOff,
  /** Each method that the caller may choose; of several carriers or pickup places the first. */
  methods: z.array(shape({ method: z.enum(['own', 'express', 'pickup']), days: DeliveryDays })),
});

export const deliveryDays = routes({
  read: {
    method: 'GET',
    path: '/b2b-settings/delivery-days',
    access: SHOPPERS,
    answer: DeliveryDaysView,
    summary: 'When goods in stock arrive that are ordered now, by delivery method, and until when that holds.',
  },
});

export type DeliveryCutOff = z.output<typeof DeliveryCutOff>;
