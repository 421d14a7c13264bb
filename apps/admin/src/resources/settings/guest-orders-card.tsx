import { Panel, TextField } from '@sjaj/ui';
import type { FieldErrors } from '../../shared/form/form-errors.ts';
import type { DraftState } from '../../shared/form/draft.ts';
import { t } from '../../shared/texts/t.ts';
import { type Draft, GUEST_FIELDS, type GuestField, isAmount } from './draft.logic.ts';
import { GUEST_NAMES } from './settings-form.ts';

interface CardProps {
  readonly state: DraftState<Draft>;
  readonly errors: FieldErrors;
}

/** The limits of guest orders, and how long goods are reserved for an unconfirmed address. */
export function GuestOrdersCard(props: CardProps) {
  return (
    <Panel title={t('settings.guestOrders')}>
      <div className="adm-fields">
        {GUEST_FIELDS.map((field) => (
          <div key={field} className="adm-wide">
            <LimitField {...props} field={field} />
          </div>
        ))}
      </div>
      <p className="sj-sm sj-t3 adm-card-foot">{t('settings.guestOrdersHint')}</p>
    </Panel>
  );
}

function LimitField({ field, state: { draft, set }, errors }: CardProps & { readonly field: GuestField }) {
  const { guestOrders } = draft;
  const path = `guestOrders.${field}` as const;
  return (
    <TextField
      label={t(GUEST_NAMES[path])}
      value={guestOrders[field]}
      error={errors[path]}
      onChange={(event) => set('guestOrders', { ...guestOrders, [field]: event.currentTarget.value })}
      inputMode={isAmount(field) ? 'decimal' : 'numeric'}
      className="adm-amount"
      end={isAmount(field) ? <span className="adm-unit">{t('article.km')}</span> : undefined}
    />
  );
}
