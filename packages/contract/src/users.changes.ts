import { z } from 'zod';
import { DataChange } from './companies.details.ts';
import { routes } from './route.ts';
import { Done, longText, plainName, shape } from './shapes.ts';

const LONGEST_NOTE = 1_000;
/** Data of staff is changed by an administrator. */
const CUSTOMER_OWNERS = ['private', 'buyer', 'company_admin'] as const;

/** What a person may ask to have changed of their own account. */
export const PersonalDataForm = shape({
  firstName: plainName(60),
  lastName: plainName(60),
  email: z.string().trim().min(1).pipe(z.email().max(200)),
});

export const personalDataChanges = routes({
  last: {
    method: 'GET',
    path: '/users/personal-data-change-request',
    access: CUSTOMER_OWNERS,
    answer: DataChange.nullable(),
    summary: 'The last change of the own name or e-mail that was asked for, and what became of it.',
  },
  request: {
    method: 'POST',
    path: '/users/create-personal-data-change-request',
    access: CUSTOMER_OWNERS,
    body: shape({ ...PersonalDataForm.shape, note: longText(LONGEST_NOTE).optional() }),
    answer: Done,
    idempotent: true,
    limit: { requests: 20, seconds: 3_600 },
    problems: ['companies.nothing_changed'],
    summary:
      'Asks for another name or e-mail; staff decide. Replaces a request that waits. Never tells whose an e-mail is.',
  },
});

export type PersonalDataForm = z.output<typeof PersonalDataForm>;
