import { type Language, toCyrillic } from '@sjaj/domain';
import { escape, page } from '../gateway/page.ts';
import { PEOPLE } from './people.ts';

const TEXTS = {
  title: {
    en: 'Log in at {provider}',
    bs: 'Prijava: {provider}',
    hr: 'Prijava: {provider}',
    sr: 'Prijava: {provider}',
  },
  note: {
    en: 'This is not {provider}. It is a stand-in of the demo shop on this computer: choose who you are.',
    bs: 'Ovo nije {provider}, nego njegova zamjena u demo prodavnici na ovom računaru. Izaberite ko ste.',
    hr: 'Ovo nije {provider}, nego njegova zamjena u demo trgovini na ovom računalu. Odaberite tko ste.',
    sr: 'Ovo nije {provider}, nego njegova zamjena u demo prodavnici na ovom računaru. Izaberite ko ste.',
  },
  cancel: { en: 'Cancel', bs: 'Odustani', hr: 'Odustani', sr: 'Odustani' },
  over: {
    en: 'This log-in is over. Go back to the shop and start again.',
    bs: 'Ova prijava je završena. Vratite se u prodavnicu i počnite ponovo.',
    hr: 'Ova prijava je završena. Vratite se u trgovinu i počnite ponovno.',
    sr: 'Ova prijava je završena. Vratite se u prodavnicu i počnite ponovo.',
  },
} as const;

export const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const;
export type ProviderName = keyof typeof PROVIDER_NAMES;

/** The first language of the browser that the page has; Bosnian without one. */
export function languageOfBrowser(accepted: string): Language {
  const tags = accepted.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const tag of tags) {
    if (tag.startsWith('sr')) return tag.includes('latn') ? 'srLatn' : 'srCyrl';
    const [language] = tag.split('-');
    if (language === 'bs' || language === 'hr' || language === 'en') return language;
  }
  return 'bs';
}

function textIn(language: Language, name: keyof typeof TEXTS, provider: string): string {
  const written = language === 'srLatn' || language === 'srCyrl' ? TEXTS[name].sr : TEXTS[name][language];
  const named = written.replaceAll('{provider}', provider);
  return language === 'srCyrl' ? toCyrillic(named, [provider]) : named;
}

/** Asks at `action` who logs in. */
export function choicePage(language: Language, provider: ProviderName, action: string): string {
  const name = PROVIDER_NAMES[provider];
  const title = textIn(language, 'title', name);
  const people = PEOPLE.map(
    ({ id, firstName, lastName, email }) =>
      `<button name="person" value="${id}"><b>${escape(`${firstName} ${lastName}`)}</b><br>${escape(email)}</button>`,
  );
  return page(
    language,
    title,
    `<form class="card" method="post" action="${escape(action)}"><h1>${title}</h1>
<p class="note">${textIn(language, 'note', name)}</p>
<div class="row">${people.join('')}<button name="person" value="">${textIn(language, 'cancel', name)}</button></div></form>`,
  );
}

/** For a log-in that is used or unknown. */
export const overPage = (language: Language): string =>
  page(language, 'Demo', `<div class="card"><p>${textIn(language, 'over', '')}</p></div>`);
