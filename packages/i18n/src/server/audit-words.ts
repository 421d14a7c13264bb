import { bonusCustomers } from '../shared/bonus.ts';
import { complaintOutcome } from '../shared/complaint.ts';
import { field } from '../shared/field.ts';
import { role } from '../shared/role.ts';
import { userFileKind } from '../shared/user-file.ts';
import { articleRelation } from '../staff/article-details.ts';
import { answerTopic } from '../staff/complaints.ts';
import { useRole } from '../staff/cost-of-use.ts';
import { datasheetKind } from '../staff/datasheets.ts';
import { webhookEvent } from '../staff/exchange.ts';
import { homeSections } from '../staff/home-sections.ts';
import { faqTopic } from '../staff/information-pages.ts';
import { capability } from '../staff/staff-roles.ts';
import { attributeKind } from '../staff/taxonomy.ts';
import type { Area } from '../texts.ts';
import { auditChoice } from './outgoing/audit-setting.ts';

/** Words of forms of staff that the audit log needs as well. */
export const auditWords = {
  answerTopic,
  articleRelation,
  attributeKind,
  bonusCustomers,
  capability,
  datasheetKind,
  faqTopic,
  homeSections,
  useRole,
  userFileKind,
  webhookEvent,
};

const WORDS: Area = { ...auditWords, auditChoice, complaintOutcome, field, role };

/** Where the words of a field that is one of a few choices stand. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  capabilities: ['capability'],
  customers: ['bonusCustomers'],
  defaultLanguage: ['field'],
  events: ['webhookEvent'],
  homeSections: ['homeSections'],
  kind: ['attributeKind', 'datasheetKind', 'userFileKind'],
  language: ['field'],
  languages: ['field'],
  outcome: ['complaintOutcome'],
  relation: ['articleRelation'],
  role: ['role'],
  topic: ['faqTopic'],
  topics: ['answerTopic'],
  useRole: ['useRole'],
};

/** The key of the words for a choice; undefined where it is none. `order.placed` is known by its last part. */
export function choiceKey(fieldName: string, value: string): string | undefined {
  const own = `${fieldName}_${value}`;
  if (Object.hasOwn(auditChoice, own)) return `auditChoice.${own}`;
  if (!Object.hasOwn(CHOICES, fieldName)) return undefined;
  const name = value.slice(value.lastIndexOf('.') + 1);
  const namespace = CHOICES[fieldName]?.find((one) => Object.hasOwn(WORDS[one] ?? {}, name));
  return namespace && `${namespace}.${name}`;
}
