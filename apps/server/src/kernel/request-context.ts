import type { Language } from '@sjaj/domain';
import type { Actor, Staff } from './actor.ts';

/** Who makes a call, the language of the answer, and the time of the call by the database's clock. */
export interface RequestContext<A extends Actor = Actor> {
  readonly actor: A;
  readonly language: Language;
  readonly now: Date;
}

export type StaffContext = RequestContext<Staff>;

/** What most answers depend on beside what is stored. */
export type ViewContext = Pick<RequestContext, 'language' | 'now'>;
