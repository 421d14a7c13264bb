import { z } from 'zod';
import { Version } from './companies.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Day, Done, Id, longText, name, NearDay, shape } from './shapes.ts';

const LONGEST_SUMMARY = 4_000;
const LONGEST_STEP = 300;

/** A visit to a customer as it is entered. */
export const VisitForm = shape({
  visitedOn: NearDay,
  /** Whom they met. */
  person: longText(120).default(''),
  /** What was said. */
  summary: longText(LONGEST_SUMMARY).min(1),
  nextStep: longText(LONGEST_STEP).default(''),
  /** When to come again. */
  nextOn: NearDay.nullable().default(null),
});

export const CustomerVisit = shape({
  ...VisitForm.shape,
  id: Id,
  visitedOn: Day,
  nextOn: Day.nullable(),
  who: z.string(),
  /** Whether the caller has written it; nobody else changes it. */
  mayChange: z.boolean(),
  version: Version,
});

/** A company that somebody wants to visit again: what its last visit has planned. */
export const PlannedVisit = shape({
  companyId: Id,
  company: name(200),
  town: z.string(),
  phone: z.string().nullable(),
  nextOn: Day,
  nextStep: z.string(),
  lastVisitOn: Day,
  who: z.string(),
});

/** Visits to companies that the caller reaches. */
export const adminVisits = routes({
  ofCompany: {
    method: 'GET',
    path: '/admin/companies/{id}/visits',
    access: BACK_OFFICE,
    params: ById,
    answer: z.array(CustomerVisit),
    problems: ['companies.not_found'],
    summary: 'The visits to a company, the latest first; the last hundred.',
  },
  planned: {
    method: 'GET',
    path: '/admin/visits/planned',
    access: BACK_OFFICE,
    answer: z.array(PlannedVisit),
    summary: 'Companies to visit again, the earliest day first: for a sales representative the own ones.',
  },
  create: {
    method: 'POST',
    path: '/admin/companies/{id}/visits',
    access: BACK_OFFICE,
    params: ById,
    body: VisitForm,
    answer: CustomerVisit,
    idempotent: true,
    problems: ['companies.not_found', 'visits.dates_turned', 'visits.in_future'],
    summary: 'Adds a visit of the caller.',
  },
  update: {
    method: 'PUT',
    path: '/admin/visits/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...VisitForm.shape, version: Version }),
    answer: CustomerVisit,
    problems: ['records.not_found', 'records.changed_meanwhile', 'visits.dates_turned', 'visits.in_future'],
    summary: 'Changes a visit of the caller; 404 for one of somebody else.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/visits/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Deletes a visit of the caller; 404 for one of somebody else.',
  },
});

export type VisitForm = z.output<typeof VisitForm>;
export type CustomerVisit = z.output<typeof CustomerVisit>;
export type PlannedVisit = z.output<typeof PlannedVisit>;
