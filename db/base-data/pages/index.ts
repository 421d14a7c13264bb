import { about } from './about.ts';
import { bonus } from './bonus.ts';
import { careers } from './careers.ts';
import { complaints } from './complaints.ts';
import { contact } from './contact.ts';
import { delivery, ordering, type Question, returns } from './faq-answers.ts';
import { faq } from './faq.ts';
import { help } from './help.ts';
import { type Page, pageHtml, paragraphs } from './page.ts';
import { payment } from './payment.ts';
import { registration } from './registration.ts';
import { responsibility } from './responsibility.ts';
import { security } from './security.ts';
import { service } from './service.ts';
import { withdrawal } from './withdrawal.ts';
import { termsOfUse } from './terms-of-use.ts';

/** The information pages that a new shop begins with, by name. Staff change them in the back office. */
const PAGES: Readonly<Record<string, Page>> = {
  about,
  complaints,
  payment,
  security,
  responsibility,
  termsOfUse,
  registration,
  faq,
  help,
  service,
  withdrawal,
  contact,
  bonus,
  careers,
};

/** The pages as they are stored. */
export const pageRows = Object.entries(PAGES).map(([name, page]) => ({
  name,
  lead: page.lead,
  content: pageHtml(page),
}));

const rowsOf = (topic: string, questions: readonly Question[]) =>
  questions.map(({ question, answer }, position) => ({ topic, question, answer: paragraphs(answer), position }));

/** The frequently asked questions that a new shop begins with. */
export const questionRows = [
  ...rowsOf('ordering', ordering),
  ...rowsOf('delivery', delivery),
  ...rowsOf('returns', returns),
];
