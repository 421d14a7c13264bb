import type { Language } from '@sjaj/domain';
import { type Page, pageIn, type PageText } from './page.ts';

export type { PageText } from './page.ts';

const LOADERS = {
  about: async () => (await import('./about.ts')).about,
  complaints: async () => (await import('./complaints.ts')).complaints,
  payment: async () => (await import('./payment.ts')).payment,
  security: async () => (await import('./security.ts')).security,
  responsibility: async () => (await import('./responsibility.ts')).responsibility,
  termsOfUse: async () => (await import('./terms-of-use.ts')).termsOfUse,
  registration: async () => (await import('./registration.ts')).registration,
  faq: async () => (await import('./faq.ts')).faq,
  help: async () => (await import('./help.ts')).help,
  service: async () => (await import('./service.ts')).service,
  contact: async () => (await import('./contact.ts')).contact,
} as const satisfies Record<string, () => Promise<Page>>;

/** An information page; its title is the text `pages.<name>`. */
export type PageName = keyof typeof LOADERS;

export const PAGE_NAMES = Object.keys(LOADERS) as readonly PageName[];

/** The content of a page in one language; each page is fetched by itself, when it is opened. */
export const loadPage = async (name: PageName, language: Language): Promise<PageText> =>
  pageIn(await LOADERS[name](), language);
