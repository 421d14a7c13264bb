import type { PageFact, SupplierView, WorkingHours } from '@sjaj/contract';
import { formatKm, type Feninga, type Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';

const DAYS = { 'mon-fri': 'delivery.monFri', sat: 'delivery.sat', sun: 'delivery.sun' } as const;
const MONTHS = [
  'monthShort.m1',
  'monthShort.m2',
  'monthShort.m3',
  'monthShort.m4',
  'monthShort.m5',
  'monthShort.m6',
  'monthShort.m7',
  'monthShort.m8',
  'monthShort.m9',
  'monthShort.m10',
  'monthShort.m11',
  'monthShort.m12',
] as const;

/** `pon–pet 07:30–16:00` */
export function hoursText({ days, from, to, months }: WorkingHours, language: Language): string {
  const hours = text(language, DAYS[days], { hours: `${from}–${to}` });
  const [first, last] = (months ?? []).map((month) => MONTHS[month - 1]);
  if (!first || !last) return hours;
  return `${hours} (${text(language, 'delivery.inSeason', { from: text(language, first), to: text(language, last) })})`;
}

interface ShopFacts {
  readonly supplier: SupplierView | null;
  readonly branches: readonly { readonly title: string; readonly workingHours: readonly WorkingHours[] }[];
  readonly cities: readonly string[];
  /** Null where delivery is never free. */
  readonly freeDeliveryAmount: Feninga | null;
  readonly withdrawalDays: number;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const link = (href: string, label: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
const phoneLink = (phone: string): string => link(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, phone);
const listed = (items: readonly string[]): string | null => items.map(escapeHtml).join(' · ') || null;

/** The values of the placeholders in texts of staff, as HTML; null for what the shop does not have. */
export function factsFor(
  { supplier, branches, cities, freeDeliveryAmount, withdrawalDays }: ShopFacts,
  language: Language,
): Readonly<Record<PageFact, string | null>> {
  const own = (value: string | null | undefined): string | null => (value ? escapeHtml(value) : null);
  const hours = branches
    .filter(({ workingHours }) => workingHours.length > 0)
    .map(({ title, workingHours }) => `${title}: ${workingHours.map((one) => hoursText(one, language)).join(', ')}`);
  return {
    shop: own(supplier?.shortName),
    legalName: own(supplier?.legalName),
    address: own(supplier && `${supplier.street}, ${supplier.postalCode} ${supplier.town}`),
    phone: supplier && phoneLink(supplier.phone),
    infoPhone: supplier?.infoPhone ? phoneLink(supplier.infoPhone) : null,
    email: supplier && link(`mailto:${supplier.email}`, supplier.email),
    webAddress: supplier?.webAddress ? link(supplier.webAddress, supplier.webAddress) : null,
    jib: own(supplier?.jib),
    pdvNumber: own(supplier?.pdvNumber),
    courtRegistration: own(supplier?.courtRegistration),
    branches: listed(branches.map(({ title }) => title)),
    hours: listed(hours),
    cities: own(cities.join(', ')),
    freeDeliveryAmount: freeDeliveryAmount === null ? null : escapeHtml(formatKm(freeDeliveryAmount, language)),
    withdrawalDays: String(withdrawalDays),
  };
}
