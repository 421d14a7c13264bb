import { z } from 'zod';
import { routes } from './route.ts';
import { ById, Done, Id, NearDay, shape } from './shapes.ts';

const Person = shape({ id: Id, name: z.string() });

/** A colleague who approves orders for a company admin on some days. */
export const Deputy = shape({
  id: Id,
  /** The company admin for whom they approve. */
  principal: Person,
  deputy: Person,
  /** Business days of Europe/Sarajevo, both included. */
  firstDay: NearDay,
  lastDay: NearDay,
  state: z.enum(['coming', 'acting', 'ended']),
});

export const DeputyForm = shape({ deputyId: Id, firstDay: NearDay, lastDay: NearDay });

export const deputies = routes({
  list: {
    method: 'GET',
    path: '/companies/deputies',
    access: ['buyer', 'company_admin'],
    answer: z.array(Deputy),
    summary:
      'The deputies of the caller’s company for its admins, for others those that they are themselves; newest first.',
  },
  name: {
    method: 'POST',
    path: '/companies/deputies',
    access: ['company_admin'],
    body: DeputyForm,
    answer: Deputy,
    idempotent: true,
    // Each one mails two people.
    limit: { requests: 30, seconds: 3_600 },
    problems: ['companies.user_not_found', 'companies.deputy_refused'],
    summary: 'Names a colleague who approves orders for the caller from the first to the last day; both get a message.',
  },
  end: {
    method: 'DELETE',
    path: '/companies/deputies/{id}',
    access: ['company_admin'],
    params: ById,
    answer: Done,
    problems: ['companies.deputy_not_found'],
    summary: 'Ends it at once, or cancels it before its first day.',
  },
});

export type Deputy = z.output<typeof Deputy>;
export type DeputyForm = z.output<typeof DeputyForm>;
