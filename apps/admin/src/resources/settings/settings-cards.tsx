import { DEBTORS_AT_CHECKOUT, STAFF_SECOND_FACTOR } from '@sjaj/contract';
import { LANGUAGE_NAMES, LANGUAGES } from '@sjaj/domain';
import { ButtonLink, Panel, Checkbox, SelectField, Switch, TextArea, TextField } from '@sjaj/ui';
import type { FieldErrors } from '../../shared/form/form-errors.ts';
import type { DraftState } from '../../shared/form/draft.ts';
import { t } from '../../shared/texts/t.ts';
import { type Draft, toggled } from './draft.logic.ts';
import { DeliveryDaysCard } from './delivery-days-card.tsx';
import { settingsForm } from './settings-form.ts';
import { GuestOrdersCard } from './guest-orders-card.tsx';
import { HomeCard } from './home-card.tsx';

interface CardsProps {
  readonly state: DraftState<Draft>;
  readonly errors: FieldErrors;
}

const ADDRESS_ROWS = 3;
const CITY_ROWS = 5;

type TextKey =
  | 'newArticleDays'
  | 'withdrawalDays'
  | 'freeShippingAmount'
  | 'consumerShopUrl'
  | 'orderMailAddresses'
  | 'deliveryCities';

const textField = ({ state, errors }: CardsProps, key: TextKey) => ({
  label: t(settingsForm.fieldNames[key]),
  value: state.draft[key],
  error: errors[key],
  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
    state.set(key, event.currentTarget.value),
});

export function SettingsMain(props: CardsProps) {
  return (
    <>
      <DeliveryCard {...props} />
      <DeliveryDaysCard {...props} />
      <GuestOrdersCard {...props} />
      <HomeCard {...props} />
      <LanguagesCard {...props} />
      <Panel title={t('settings.reach')}>
        <div className="sj-col sj-g12">
          <TextArea
            {...textField(props, 'orderMailAddresses')}
            optional
            rows={ADDRESS_ROWS}
            hint={t('settings.orderMailHint')}
          />
          <TextField
            {...textField(props, 'consumerShopUrl')}
            optional
            type="url"
            maxLength={200}
            hint={t('settings.consumerShopHint')}
          />
        </div>
      </Panel>
    </>
  );
}

function DeliveryCard(props: CardsProps) {
  const { draft, set } = props.state;
  return (
    <Panel title={t('settings.delivery')}>
      <div className="sj-col sj-g12">
        <Switch
          label={t('settings.freeShipping')}
          hint={t('settings.freeShippingHint')}
          checked={draft.freeShippingEnabled}
          onChange={(event) => set('freeShippingEnabled', event.currentTarget.checked)}
        />
        <div className="adm-fields">
          <div className="adm-wide">
            <TextField
              {...textField(props, 'freeShippingAmount')}
              inputMode="decimal"
              className="adm-amount"
              end={<span className="adm-unit">{t('article.km')}</span>}
              hint={t('settings.freeFromHint')}
              disabled={!draft.freeShippingEnabled}
            />
          </div>
          <div className="adm-wide">
            <TextArea
              {...textField(props, 'deliveryCities')}
              optional
              rows={CITY_ROWS}
              hint={t('settings.citiesHint')}
            />
          </div>
          <div className="adm-wide">
            <TextField
              {...textField(props, 'newArticleDays')}
              inputMode="numeric"
              className="adm-amount"
              hint={t('settings.newDaysHint')}
            />
          </div>
          <div className="adm-wide">
            <TextField
              {...textField(props, 'withdrawalDays')}
              inputMode="numeric"
              className="adm-amount"
              hint={t('withdrawals.daysHint')}
            />
          </div>
        </div>
      </div>
    </Panel>
  );
}

function LanguagesCard({ state: { draft, set }, errors }: CardsProps) {
  const isLast = draft.languages.length === 1;
  return (
    <Panel title={t('settings.languages')}>
      <div className="sj-col sj-g12">
        <p className="sj-hint">{t('settings.languagesHint')}</p>
        <div className="sj-row sj-wraps adm-settings-languages">
          {LANGUAGES.map((language) => (
            <Checkbox
              key={language}
              label={LANGUAGE_NAMES[language]}
              checked={draft.languages.includes(language)}
              disabled={isLast && draft.languages.includes(language)}
              onChange={() => set('languages', toggled(LANGUAGES, draft.languages, language))}
            />
          ))}
        </div>
        <div className="adm-fields">
          <div className="adm-wide">
            <SelectField
              label={t('settings.defaultLanguage')}
              hint={t('settings.defaultLanguageHint')}
              options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
              value={draft.defaultLanguage}
              error={errors['defaultLanguage']}
              onChange={(event) =>
                set(
                  'defaultLanguage',
                  LANGUAGES.find((one) => one === event.currentTarget.value) ?? draft.defaultLanguage,
                )
              }
            />
          </div>
        </div>
        <Switch
          label={t('settings.forced')}
          hint={t('settings.forcedHint')}
          checked={draft.useDefaultLanguage}
          onChange={(event) => set('useDefaultLanguage', event.currentTarget.checked)}
        />
      </div>
    </Panel>
  );
}

/** Access, ordering and security, and the link to the data of the supplier. */
export const SettingsSide = (props: CardsProps) => (
  <>
    <BuyingCard {...props} />
    <SecurityCard {...props} />
    <Panel title={t('supplier.title')}>
      <p className="sj-sm sj-t2 adm-settings-company">{t('supplier.settingsHint')}</p>
      <ButtonLink variant="line" size="sm" full href="/settings/company">
        {t('supplier.open')}
      </ButtonLink>
    </Panel>
  </>
);

function SecurityCard({ state: { draft, set } }: CardsProps) {
  return (
    <Panel title={t('settings.security')}>
      <SelectField
        label={t('settings.secondFactor')}
        hint={t('settings.secondFactorHint')}
        options={STAFF_SECOND_FACTOR.map((value) => ({ value, label: t(`settings.secondFactor_${value}`) }))}
        value={draft.staffSecondFactor}
        onChange={(event) =>
          set(
            'staffSecondFactor',
            STAFF_SECOND_FACTOR.find((one) => one === event.currentTarget.value) ?? draft.staffSecondFactor,
          )
        }
      />
    </Panel>
  );
}

function BuyingCard({ state: { draft, set } }: CardsProps) {
  return (
    <Panel title={t('settings.buying')}>
      <div className="adm-switches">
        <Switch
          label={t('settings.open')}
          hint={t('settings.openHint')}
          checked={draft.shopMode === 'open'}
          onChange={(event) => set('shopMode', event.currentTarget.checked ? 'open' : 'closed')}
        />
        <Switch
          label={t('settings.cards')}
          hint={t('settings.cardsHint')}
          checked={draft.cardPaymentsEnabled}
          onChange={(event) => set('cardPaymentsEnabled', event.currentTarget.checked)}
        />
        <Switch
          label={t('settings.preOrders')}
          hint={t('settings.preOrdersHint')}
          checked={draft.allowOrderingStockZero}
          onChange={(event) => set('allowOrderingStockZero', event.currentTarget.checked)}
        />
        <Switch
          label={t('settings.breaksTogether')}
          hint={t('settings.breaksTogetherHint')}
          checked={draft.breaksCountVariationsTogether}
          onChange={(event) => set('breaksCountVariationsTogether', event.currentTarget.checked)}
        />
        <SelectField
          label={t('settings.debtors')}
          hint={t('settings.debtorsHint')}
          options={DEBTORS_AT_CHECKOUT.map((value) => ({ value, label: t(`settings.debtors_${value}`) }))}
          value={draft.debtorsAtCheckout}
          onChange={(event) =>
            set(
              'debtorsAtCheckout',
              DEBTORS_AT_CHECKOUT.find((one) => one === event.currentTarget.value) ?? draft.debtorsAtCheckout,
            )
          }
        />
      </div>
      <p className="sj-sm sj-t3 adm-card-foot">{t('settings.atOnce')}</p>
    </Panel>
  );
}
