import { z } from 'zod';
import { REPRESENTATIVES, routes } from './route.ts';
import { Done, Id, Instant, shape } from './shapes.ts';

/** A company that a sales representative may buy for. */
export const ImpersonatedCompany = shape({
  id: Id,
  title: z.string(),
  /** Its number at the supplier, `K-00231`. */
  code: z.string().nullable(),
  town: z.string(),
  lastOrderAt: Instant.nullable(),
  /** Lines that wait in the cart that the representative fills for it. */
  cartLines: z.int().min(0),
  isChosen: z.boolean(),
});

export const impersonation = routes({
  companies: {
    method: 'GET',
    path: '/acting/companies',
    access: REPRESENTATIVES,
    answer: z.array(ImpersonatedCompany),
    summary: 'The companies that the caller may buy for, by name.',
  },
  begin: {
    method: 'POST',
    path: '/acting/begin',
    access: REPRESENTATIVES,
    body: shape({ companyId: Id }),
    answer: shape({ companyId: Id, title: z.string() }),
    problems: ['companies.not_found'],
    summary: 'From now on the session buys for this company; 404 for one that is not the caller’s.',
  },
  end: {
    method: 'POST',
    path: '/acting/end',
    access: REPRESENTATIVES,
    answer: Done,
    summary: 'The session buys for nobody any more.',
  },
});

export type ImpersonatedCompany = z.output<typeof ImpersonatedCompany>;
