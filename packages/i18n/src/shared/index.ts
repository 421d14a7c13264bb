import { action } from './action.ts';
import { component } from './component.ts';
import { delivery } from './delivery.ts';
import { field } from './field.ts';
import { informationPage } from './information-page.ts';
import { leave } from './leave.ts';
import { month } from './month.ts';
import { monthShort } from './month-short.ts';
import { orderFacts } from './order-facts.ts';
import { orderStatus } from './order-status.ts';
import { price } from './price.ts';
import { role } from './role.ts';
import { sign } from './sign.ts';
import { unit } from './unit.ts';
import { validation } from './validation.ts';
import { weekday } from './weekday.ts';

/** Words that several areas use. */
export const shared = {
  action,
  component,
  delivery,
  field,
  informationPage,
  leave,
  month,
  monthShort,
  orderFacts,
  orderStatus,
  price,
  role,
  sign,
  unit,
  validation,
  weekday,
};
