import { switchLanguage } from '@sjaj/app-kit';
import type { Language } from '@sjaj/domain';
import { showToast } from '@sjaj/ui';
import { api } from '../api/api.ts';

/** Saves the language of the own account, which the back office takes on after each log-in, and shows the page in it. */
export async function saveAccountLanguage(language: Language): Promise<void> {
  const { data } = await api.account.get();
  const { info } = await api.account.update({ body: { phoneNumber: data.phoneNumber, language } });
  if (info) showToast({ tone: 'done', title: info.message });
  switchLanguage(language);
}
