import { type AuditChange, COMPLAINT_STATUS, ORDER_STATUS, ORDER_STATUSES } from '@sjaj/contract';
import { feninga, formatDate, formatDateTime, formatKm, formatNumber, type Language } from '@sjaj/domain';
import { auditChoiceText, auditFieldLabel, orderStatusKey, type PlainServerKey, text } from '@sjaj/i18n/server';
import { entityAt, idsIn, type NameOf, namesIn } from './references.ts';

interface AuditValues {
  readonly before: unknown;
  readonly after: unknown;
  /** The kind of the record; some of its fields are numbers with a meaning. */
  readonly entity?: string;
}

type Scalar = string | number | boolean;

/** Fields that tell about the entry itself, not about the record. */
const TECHNICAL = new Set(['about', 'version']);

/** Never part of an answer. */
const SECRET = /password|secret|token|hash|one_?time|recovery|passkey|credential|cvv|api_?key|private_?key/i;
const HIDDEN = '••••••';

/** Purchase prices, and lists of prices that have them among others. */
const COST = /^nc$|^confirmedPrices\b/;

/** Numbers that are amounts in KM. */
const AMOUNT =
  /^(vpc|mpc|nc|amount|net|total|discountAmount|freeFrom|minimumNet)$|(price|limit|postage|amount|total)$/i;
const REFERENCE = /(id|ids|year|code|number|jib)$/i;

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const POSITION = /^\d+$/;

export interface AuditReader {
  readonly language: Language;
  /** Whether they may see purchase prices. */
  readonly seesCosts: boolean;
}

const NO_NAMES: NameOf = () => undefined;

/**
 * What an entry changed, field by field, as its reader reads it: amounts as KM, texts by language, other records by their names, nothing
 * that is secret.
 */
export function changesOf(
  { before, after, entity }: AuditValues,
  { language, seesCosts }: AuditReader,
  nameOf: NameOf = NO_NAMES,
): AuditChange[] {
  const was = leavesOf(before);
  const is = leavesOf(after);
  const context = { language, nameOf, statuses: STATUSES[entity ?? ''] };
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path) && (seesCosts || !COST.test(path)))
    .map((path) => ({
      path,
      label: labelOf(path, language),
      before: textAt(path, was.get(path), context),
      after: textAt(path, is.get(path), context),
    }));
}

const LONGEST_SHOWN = 160;
const MOST_SHOWN = 4;

/** The first changes for a list, long texts cut. */
export const excerptOf = (changes: readonly AuditChange[], most = MOST_SHOWN): AuditChange[] =>
  changes.slice(0, most).map((change) => ({ ...change, before: cut(change.before), after: cut(change.after) }));

const cut = (value: string | null): string | null =>
  value !== null && value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;

/** Each value by its path: `description.en`, `rates.0.price`. Lists of plain values are one value. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, Scalar>()): ReadonlyMap<string, Scalar> {
  if (value === null || value === undefined || value === '') return leaves;
  if (typeof value !== 'object') return leaves.set(path, value as Scalar);
  if (Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object')) {
    return value.length === 0 ? leaves : leaves.set(path, value.join(', '));
  }
  for (const [key, inner] of Object.entries(value)) {
    if (!TECHNICAL.has(key)) leavesOf(inner, path === '' ? key : `${path}.${key}`, leaves);
  }
  return leaves;
}

/** `rates.0.price` → „Cjenovnik 1 · Cijena“ */
function labelOf(path: string, language: Language): string {
  const labels: string[] = [];
  for (const part of path.split('.')) {
    if (POSITION.test(part)) labels.push(`${labels.pop() ?? ''} ${Number(part) + 1}`.trim());
    else if (part !== '') labels.push(auditFieldLabel(language, part));
  }
  return labels.join(' · ') || text(language, 'field.text');
}

/** The ids of other records in an entry, by their entity. */
export function referencesOf({ before, after }: AuditValues): readonly (readonly [entity: string, id: number])[] {
  return [...leavesOf(before), ...leavesOf(after)].flatMap(([path, value]) => {
    const entity = entityAt(path);
    return entity === undefined ? [] : idsIn(value).map((id) => [entity, id] as const);
  });
}

interface TextContext {
  readonly language: Language;
  readonly nameOf: NameOf;
  /** What the record calls its statuses; absent where they are no numbers with a name. */
  readonly statuses: StatusName | undefined;
}

function textAt(path: string, value: Scalar | undefined, { language, nameOf, statuses }: TextContext): string | null {
  if (value === undefined) return null;
  if (path.split('.').some((part) => SECRET.test(part))) return HIDDEN;
  if (typeof value === 'boolean') return text(language, value ? 'sign.yes' : 'sign.no');
  const entity = entityAt(path);
  if (entity !== undefined) return namesIn(value, entity, nameOf);
  const name = path.split('.').findLast((part) => !POSITION.test(part)) ?? path;
  if (typeof value === 'string') return auditChoiceText(language, name, value) ?? stringShown(value, language);
  if (statuses && name === 'status') return statuses(value, language);
  if (AMOUNT.test(name)) return formatKm(feninga(Math.round(value * 100)), language);
  return REFERENCE.test(name) ? String(value) : formatNumber(value);
}

/** The name of a status; the log outlives one that is not in use any more. */
type StatusName = (status: number, language: Language) => string;

function orderStatusText(status: number, language: Language): string {
  const known = ORDER_STATUSES.find((one) => one === status);
  if (known === undefined) return String(status);
  return text(language, known === ORDER_STATUS.finished ? 'orderStatus.handed_over' : orderStatusKey(known));
}

const COMPLAINT_STATUS_KEYS = new Map<number, PlainServerKey>([
  [COMPLAINT_STATUS.received, 'complaintStatus.received'],
  [COMPLAINT_STATUS.inProcessing, 'complaintStatus.inProcessing'],
  [COMPLAINT_STATUS.rejected, 'complaintStatus.rejected'],
  [COMPLAINT_STATUS.resolved, 'complaintStatus.resolved'],
]);

function complaintStatusText(status: number, language: Language): string {
  const key = COMPLAINT_STATUS_KEYS.get(status);
  return key === undefined ? String(status) : text(language, key);
}

const STATUSES: Readonly<Record<string, StatusName>> = {
  sales_order: orderStatusText,
  complaint: complaintStatusText,
};

function stringShown(value: string, language: Language): string {
  if (INSTANT.test(value) && !Number.isNaN(Date.parse(value))) return formatDateTime(new Date(value), language);
  return DAY.test(value) ? formatDate(value, language) : value;
}
