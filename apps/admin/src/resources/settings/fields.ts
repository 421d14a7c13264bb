import { GuestOrderRules, SettingsForm } from '@sjaj/contract';
import { LANGUAGE_NAMES } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';
import { type FieldErrors, errorsOf } from '../../shared/form/form-errors.ts';
import { t } from '../../shared/texts/t.ts';
import { type Draft, formOf } from './draft.logic.ts';
import { BOUND_OF, boundsOf, GUEST_FIELDS } from './guest-bounds.logic.ts';

/** The label of each field, in the form and in messages. */
export const FIELD_NAMES = {
  shopMode: 'settings.shopMode',
  cardPaymentsEnabled: 'settings.cards',
  allowOrderingStockZero: 'settings.preOrders',
  breaksCountVariationsTogether: 'settings.breaksTogether',
  debtorsAtCheckout: 'settings.debtors',
  staffSecondFactor: 'settings.secondFactor',
  newArticleDays: 'settings.newDays',
  withdrawalDays: 'withdrawals.days',
  freeShippingEnabled: 'settings.freeShipping',
  freeShippingAmount: 'settings.freeFrom',
  languages: 'settings.languages',
  defaultLanguage: 'settings.defaultLanguage',
  useDefaultLanguage: 'settings.forced',
  consumerShopUrl: 'settings.consumerShop',
  orderMailAddresses: 'settings.orderMail',
  deliveryCities: 'settings.cities',
  orderCutOffHour: 'deliveryDays.cutOffHour',
  daysOff: 'deliveryDays.daysOff',
  homeSections: 'homeSections.title',
  guestLines: 'settings.guestLines',
  guestQuantity: 'settings.guestQuantity',
  guestTotal: 'settings.guestTotal',
  guestOpenOrders: 'settings.guestOpenOrders',
  guestOpenTotal: 'settings.guestOpenTotal',
  guestOrdersPerHour: 'settings.guestOrdersPerHour',
  guestConfirmHours: 'settings.guestConfirmHours',
} as const satisfies Record<keyof Draft, StaffKey>;

/** The errors of a draft by the rules of the contract and the server, by field. */
export function draftErrors(draft: Draft): FieldErrors {
  const all = Object.entries(errorsOf(SettingsForm, formOf(draft), FIELD_NAMES));
  const errors = Object.fromEntries(all.filter(([path]) => !path.startsWith('guestOrders')));
  const mail = Object.entries(errors).find(([path]) => path.startsWith('orderMailAddresses'));
  const cities = Object.entries(errors).find(([path]) => path.startsWith('deliveryCities'));
  const daysOff = Object.entries(errors).find(([path]) => path.startsWith('daysOff'));
  const isOff = !draft.languages.includes(draft.defaultLanguage);
  return {
    ...errors,
    ...(mail && { orderMailAddresses: mail[1] }),
    ...(cities && { deliveryCities: cities[1] }),
    ...(daysOff && { daysOff: daysOff[1] }),
    ...guestErrors(draft),
    ...(isOff && { defaultLanguage: t('settings.defaultOff') }),
  };
}

const BOUND_NAMES = Object.fromEntries(GUEST_FIELDS.map((field) => [BOUND_OF[field], FIELD_NAMES[field]]));

/** The errors of the limits of guest orders, by field and with the label of each field. */
function guestErrors(draft: Draft): FieldErrors {
  const errors = errorsOf(GuestOrderRules, boundsOf(draft), BOUND_NAMES);
  return Object.fromEntries(
    GUEST_FIELDS.flatMap((field) => {
      const error = errors[BOUND_OF[field]];
      return error === undefined ? [] : [[field, error]];
    }),
  );
}

/** The draft as the body of the call; null if it is invalid. */
export const checkedForm = (draft: Draft): SettingsForm | null =>
  Object.keys(draftErrors(draft)).length === 0 ? (SettingsForm.safeParse(formOf(draft)).data ?? null) : null;

/** The text of a field in the comparison of two versions. */
export function shownValue(draft: Draft, key: keyof Draft): string {
  const value = draft[key];
  if (typeof value === 'boolean') return t(value ? 'sign.yes' : 'sign.no');
  if (key === 'shopMode') return t(`settings.${draft.shopMode}`);
  if (key === 'debtorsAtCheckout') return t(`settings.debtors_${draft.debtorsAtCheckout}`);
  if (key === 'staffSecondFactor') return t(`settings.secondFactor_${draft.staffSecondFactor}`);
  if (key === 'defaultLanguage') return LANGUAGE_NAMES[draft.defaultLanguage];
  if (key === 'languages') return draft.languages.map((one) => LANGUAGE_NAMES[one]).join(', ');
  if (key === 'homeSections') return draft.homeSections.map((one) => t(`homeSections.${one}`)).join(', ') || '–';
  return String(value) || '–';
}
