import { STORAGE_KEYS, storedValue } from '@sjaj/app-kit';
import { showToast } from '@sjaj/ui';
import { accountTexts } from '../texts/account-texts.ts';
import { t } from '../texts/t.ts';
import { comparedIds, MOST_COMPARED, toggled } from './compare-choice.logic.ts';

const choice = storedValue({
  key: STORAGE_KEYS.compared,
  parse: comparedIds,
  print: (ids) => (ids.length === 0 ? null : ids.join(',')),
});

/** The ids of the articles that this device has chosen to compare, in the order of choosing. */
export const useCompared = (): readonly number[] => choice.use();

export const setCompared = (ids: readonly number[]): void => choice.set(ids);

/** Takes an article into the comparison or out of it; says so where no more fit. */
export async function toggleCompared(id: number): Promise<void> {
  const next = toggled(choice.get(), id);
  if (next) return choice.set(next);
  await accountTexts();
  showToast({ tone: 'warn', title: t('compare.full', { count: MOST_COMPARED }) });
}
