import { parseJson, STORAGE_KEYS, storedValue } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { consents } from '@sjaj/contract';
import { transport } from '../../shared/api/api.ts';
import { measurementScript } from '../../shared/measurement-script.ts';

/** What the user of this browser has decided, and about which script: another one asks again. */
interface Decision {
  /** A random name, by which the log tells browsers apart. */
  readonly visitor: string;
  readonly script: string;
  readonly isGiven: boolean;
}

const isDecision = (value: unknown): value is Decision =>
  typeof value === 'object' && value !== null && 'visitor' in value && 'script' in value && 'isGiven' in value;

const stored = storedValue<Decision | null>({
  key: STORAGE_KEYS.measurement,
  parse: (text) => parseJson<Decision | null>(text, isDecision, null),
  print: (decision) => decision && JSON.stringify(decision),
});

const current = (decision: Decision | null): boolean | null =>
  decision?.script === measurementScript() ? (decision?.isGiven ?? null) : null;

/** Whether the browser may load the script; null where its user has not decided yet. */
export const useIsMeasured = (): boolean | null => current(stored.use());

const calls = clientFor(consents, transport);

/** Stores the decision in the log of the shop first: what is not in the log was not agreed to. */
export async function decide(isGiven: boolean, source: 'banner' | 'profile'): Promise<void> {
  const visitor = stored.get()?.visitor ?? crypto.randomUUID();
  await calls.decideOnMeasurement({ body: { visitor, isGiven, source } });
  stored.set({ visitor, script: measurementScript() ?? '', isGiven });
}
