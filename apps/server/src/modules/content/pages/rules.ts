import type { PageFact, SupplierView, WorkingHours } from '@sjaj/contract';
import { formatKm, type Feninga, type Language } from '@sjaj/domain';
import { text, workingHoursText } from '@sjaj/i18n/server';

/** `pon–pet 07:30–16:00` */
export const hoursText = (hours: WorkingHours, language: Language): string =>
  workingHoursText(hours, (key, ...facts) => text(language, key, ...facts));

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
