import type { Agreements } from '../pricing/index.ts';
import type { Viewer } from './viewer.ts';

/** ms; for what changes with the clock alone, such as what counts as new. */
const LIFE = 1_000;
const KEPT = 300;

interface Kept<T> {
  readonly version: number;
  readonly until: number;
  readonly answer: Promise<T>;
}

interface Asked {
  readonly key: string;
  /** Of the read model: an answer of an older one is not given. */
  readonly version: number;
  /** ms since 1970. */
  readonly now: number;
}

/** Answers that many callers ask for, for as long as nothing has changed and for a second at most. */
export class AnswerCache<T> {
  readonly #kept = new Map<string, Kept<T>>();

  get({ key, version, now }: Asked, work: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    if (known && known.version === version && known.until > now) return known.answer;
    const answer = work();
    this.#kept.delete(key);
    this.#kept.set(key, { version, until: now + LIFE, answer });
    answer.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return answer;
  }
}

/** What decides, besides the question itself, which answer a viewer gets: equal for all who see the same. */
export function audienceOf(viewer: Viewer, agreements: Agreements, bought: readonly number[]): string {
  const { companyId, retail } = viewer.payer;
  const hasAgreements = agreements.discounts.length > 0 || agreements.contractPrices.size > 0;
  const own = hasAgreements && !retail ? `company ${companyId} ${agreements.version}` : 'everybody';
  const prices = retail ? 'retail' : own;
  const buyer = bought.length === 0 ? '' : `${viewer.buyer?.companyId ?? ''}/${viewer.buyer?.userId ?? ''}`;
  return `${viewer.language} ${viewer.seesPrices ? prices : 'no prices'} ${buyer}`;
}
