import { SettingsForm } from '@sjaj/contract';
import { LANGUAGE_NAMES } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';
import { recordForm } from '../../shared/form/record-form.ts';
import { t } from '../../shared/texts/t.ts';
import { FIELDS, GUEST_FIELDS, type GuestField } from './draft.logic.ts';

/** The label of each limit of guest orders, by its path. */
export const GUEST_NAMES: Readonly<Record<`guestOrders.${GuestField}`, StaffKey>> = {
  'guestOrders.lines': 'settings.guestLines',
  'guestOrders.quantity': 'settings.guestQuantity',
  'guestOrders.total': 'settings.guestTotal',
  'guestOrders.openOrders': 'settings.guestOpenOrders',
  'guestOrders.openTotal': 'settings.guestOpenTotal',
  'guestOrders.ordersPerHour': 'settings.guestOrdersPerHour',
  'guestOrders.confirmHours': 'settings.guestConfirmHours',
};

/** The form of the settings: labels, errors, body of the call, comparison of two versions. */
export const settingsForm = recordForm({
  fields: FIELDS,
  schema: SettingsForm,
  fieldNames: {
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
    guestOrders: 'settings.guestOrders',
    ...GUEST_NAMES,
  },
  completeErrors: (errors, { languages, defaultLanguage }) =>
    languages.includes(defaultLanguage) ? errors : { ...errors, defaultLanguage: t('settings.defaultOff') },
  shown: {
    shopMode: (mode) => t(`settings.${mode}`),
    debtorsAtCheckout: (choice) => t(`settings.debtors_${choice}`),
    staffSecondFactor: (choice) => t(`settings.secondFactor_${choice}`),
    defaultLanguage: (language) => LANGUAGE_NAMES[language],
    languages: (languages) => languages.map((one) => LANGUAGE_NAMES[one]).join(', '),
    homeSections: (sections) => sections.map((one) => t(`homeSections.${one}`)).join(', ') || '–',
    guestOrders: (limits) =>
      GUEST_FIELDS.map((field) => `${t(GUEST_NAMES[`guestOrders.${field}`])}: ${limits[field]}`).join('\n'),
  },
});
