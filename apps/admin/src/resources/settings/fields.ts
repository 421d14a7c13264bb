import { GuestOrderRules, SettingsForm } from '@sjaj/contract';
import { LANGUAGE_NAMES } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';
import { type FieldErrors, errorsOf } from '../../shared/form/field-errors.ts';
import { t } from '../../shared/texts/t.ts';
import { type Draft, formOf } from './draft.logic.ts';
import { BOUND_OF, boundsOf, GUEST_FIELDS } from './guest-bounds.logic.ts';

/** The words for each field, wherever it is named. */
export const FIELD_NAMES = {
  shopMode: 'settings.shopMode',
  cardPaymentsEnabled: 'settings.cards',
  allowOrderingStockZero: 'settings.preOrders',
  breaksCountVariationsTogether: 'settings.breaksTogether',
  newArticleDays: 'settings.newDays',
  freeShippingEnabled: 'settings.freeShipping',
  freeShippingAmount: 'settings.freeFrom',
  languages: 'settings.languages',
  defaultLanguage: 'settings.defaultLanguage',
  useDefaultLanguage: 'settings.forced',
  consumerShopUrl: 'settings.consumerShop',
  orderMailAddresses: 'settings.orderMail',
  guestLines: 'settings.guestLines',
  guestQuantity: 'settings.guestQuantity',
  guestTotal: 'settings.guestTotal',
  guestOpenOrders: 'settings.guestOpenOrders',
  guestOpenTotal: 'settings.guestOpenTotal',
  guestOrdersPerHour: 'settings.guestOrdersPerHour',
  guestConfirmHours: 'settings.guestConfirmHours',
} as const satisfies Record<keyof Draft, StaffKey>;

/** What the contract or the server would refuse of a draft, by field. */
export function draftErrors(draft: Draft): FieldErrors {
  const all = Object.entries(errorsOf(SettingsForm, formOf(draft), FIELD_NAMES));
  const errors = Object.fromEntries(all.filter(([path]) => !path.startsWith('guestOrders')));
  const mail = Object.entries(errors).find(([path]) => path.startsWith('orderMailAddresses'));
  const isOff = !draft.languages.includes(draft.defaultLanguage);
  return {
    ...errors,
    ...(mail && { orderMailAddresses: mail[1] }),
    ...guestErrors(draft),
    ...(isOff && { defaultLanguage: t('settings.defaultOff') }),
  };
}

const BOUND_NAMES = Object.fromEntries(GUEST_FIELDS.map((field) => [BOUND_OF[field], FIELD_NAMES[field]]));

/** The same for the bounds of guests' orders, each at its own field and under its own name. */
function guestErrors(draft: Draft): FieldErrors {
  const errors = errorsOf(GuestOrderRules, boundsOf(draft), BOUND_NAMES);
  return Object.fromEntries(
    GUEST_FIELDS.flatMap((field) => {
      const error = errors[BOUND_OF[field]];
      return error === undefined ? [] : [[field, error]];
    }),
  );
}

/** The draft as the contract wants it; null where it may not be sent. */
export const checkedForm = (draft: Draft): SettingsForm | null =>
  Object.keys(draftErrors(draft)).length === 0 ? (SettingsForm.safeParse(formOf(draft)).data ?? null) : null;

/** What stands in a field, for a person who compares two versions. */
export function shownValue(draft: Draft, key: keyof Draft): string {
  const value = draft[key];
  if (typeof value === 'boolean') return t(value ? 'sign.yes' : 'sign.no');
  if (key === 'shopMode') return t(`settings.${draft.shopMode}`);
  if (key === 'defaultLanguage') return LANGUAGE_NAMES[draft.defaultLanguage];
  if (key === 'languages') return draft.languages.map((one) => LANGUAGE_NAMES[one]).join(', ');
  return String(value) || '–';
}
