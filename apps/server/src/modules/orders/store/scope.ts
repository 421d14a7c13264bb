import { type RawBuilder, sql } from 'kysely';
import type { Customer } from '../../../platform/actor.ts';

/**
 * Whose orders a customer may see, as a condition on `o`: a company admin the company's, everyone else the own ones, of
 * the company that he orders for now.
 */
export const seenBy = ({ role, userId, companyId }: Customer, isOwn = false): RawBuilder<boolean> => {
  const own = sql<boolean>`(o.user_id = ${userId} and o.company_id is not distinct from ${companyId}::integer)`;
  return role === 'company_admin' && !isOwn ? sql<boolean>`o.company_id = ${companyId}` : own;
};

/** Staff see every order. */
export const EVERY_ORDER: RawBuilder<boolean> = sql<boolean>`true`;

export type Scope = RawBuilder<boolean>;
