import type { Language } from '@sjaj/domain';
import type { Actor } from './actor.ts';

/** Who makes a call, the language of the answer, and the time of the call by the database's clock. */
export interface RequestContext<A extends Actor = Actor> {
  readonly actor: A;
  readonly language: Language;
  readonly now: Date;
}
