import { load } from 'virtual:texts/account';
import { addTexts } from '@sjaj/app-kit';
import { language } from './t.ts';

let loading: Promise<void> | undefined;

/** Fetches the texts of the account's pages, once. Whoever draws one of these pages waits for it. */
export const accountTexts = (): Promise<void> =>
  (loading ??= load[language()]().then(
    ({ default: texts }) => addTexts(texts),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
