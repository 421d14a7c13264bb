import { load } from 'virtual:texts/account';
import { addTexts } from '@sjaj/app-kit';
import { language } from './t.ts';

let loading: Promise<void> | undefined;

/** Loads the texts of the account's pages, once. Each of these pages waits for them. */
export const accountTexts = (): Promise<void> =>
  (loading ??= load[language()]().then(
    ({ default: texts }) => addTexts(texts),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
