import { CallFailed } from '@sjaj/client';
import { t } from '../texts/t.ts';

/** Whether somebody else has saved the record since it was opened. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'records.changed_meanwhile';

/** What a dialog says where somebody else was faster: what they have saved, and that saving again replaces it. */
export const savedMeanwhile = (error: unknown, stored: string): string | undefined =>
  isChangedMeanwhile(error) ? t('form.savedMeanwhile', { stored }) : undefined;
