import { z } from 'zod';
import { RECORD_FIELDS } from './records.ts';
import { BACK_OFFICE, EVERYONE, routes, SHOPPERS } from './route.ts';
import { ById, Id, Instant, localText, shape, sortedList } from './shapes.ts';

/** In five languages at once, Cyrillic with two bytes a letter, it must fit into one request. */
const LONGEST_TEXT = 9_000;

/** The information pages of the shop. */
export const PAGE_NAMES = [
  'about',
  'complaints',
  'payment',
  'security',
  'responsibility',
  'termsOfUse',
  'registration',
  'faq',
  'help',
  'service',
  'withdrawal',
  'contact',
  'bonus',
  'careers',
] as const;
export const PageName = z.enum(PAGE_NAMES);

/** Facts of the shop that a text may name in braces; settings, company data and branches fill them. */
export const PAGE_FACTS = [
  'shop',
  'legalName',
  'address',
  'phone',
  'infoPhone',
  'email',
  'webAddress',
  'jib',
  'pdvNumber',
  'courtRegistration',
  'branches',
  'hours',
  'cities',
  'freeDeliveryAmount',
  'withdrawalDays',
] as const;

export const FAQ_TOPICS = ['ordering', 'delivery', 'returns', 'products', 'account'] as const;
export const Topic = z.enum(FAQ_TOPICS);

export const InformationPage = shape({
  name: PageName,
  lead: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
});

const FaqTopic = shape({
  topic: Topic,
  /** Answers are sanitised HTML. */
  questions: z.array(shape({ id: Id, question: z.string(), answer: z.string() })),
});

export const informationPages = routes({
  one: {
    method: 'GET',
    path: '/information-pages/{name}',
    access: SHOPPERS,
    params: shape({ name: PageName }),
    answer: InformationPage,
    shared: true,
    problems: ['content.page_not_found'],
    summary: 'One information page with the facts of the shop.',
  },
  careers: {
    method: 'GET',
    path: '/careers',
    access: EVERYONE,
    answer: InformationPage,
    shared: true,
    problems: ['content.page_not_found'],
    summary: 'The job page, which people without an account read too.',
  },
  questions: {
    method: 'GET',
    path: '/faq',
    access: SHOPPERS,
    answer: z.array(FaqTopic),
    shared: true,
    summary: 'Frequently asked questions by topic.',
  },
});

export const InformationPageForm = shape({
  lead: localText(600).partial(),
  /** HTML; the server keeps what its allow-list has. */
  content: localText(LONGEST_TEXT).partial(),
});

export const AdminInformationPage = shape({
  ...InformationPageForm.shape,
  ...RECORD_FIELDS,
  page: PageName,
  updatedAt: Instant,
});

export const adminInformationPages = routes({
  list: {
    method: 'POST',
    path: '/admin/information-pages/get-information-pages',
    reads: true,
    access: BACK_OFFICE,
    body: sortedList(z.enum(['default', 'name', 'updatedAt']).default('default')),
    answer: AdminInformationPage,
    paged: true,
    summary: 'Information pages.',
  },
  one: {
    method: 'GET',
    path: '/admin/information-pages/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminInformationPage,
    problems: ['records.not_found'],
    summary: 'One information page with all its texts.',
  },
  update: {
    method: 'PUT',
    path: '/admin/information-pages/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...InformationPageForm.shape, version: z.int().min(1) }),
    answer: AdminInformationPage,
    problems: ['records.not_found', 'records.changed_meanwhile'],
    summary: 'Saves an information page, unless somebody else has saved it since.',
  },
});

export type PageName = z.output<typeof PageName>;
export type PageFact = (typeof PAGE_FACTS)[number];
export type InformationPage = z.output<typeof InformationPage>;
type FaqTopic = z.output<typeof FaqTopic>;
export type InformationPageForm = z.output<typeof InformationPageForm>;
export type AdminInformationPage = z.output<typeof AdminInformationPage>;
