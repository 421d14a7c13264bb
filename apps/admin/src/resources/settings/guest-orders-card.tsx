import { Panel, TextField } from '@sjaj/ui';
import type { FieldErrors } from '../../shared/form/form-errors.ts';
import type { DraftState } from '../../shared/form/draft.ts';
import { t } from '../../shared/texts/t.ts';
import type { Draft } from './draft.logic.ts';
import { FIELD_NAMES } from './fields.ts';
import { GUEST_FIELDS, type GuestField, isAmount } from './guest-bounds.logic.ts';

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
            <BoundField {...props} field={field} />
          </div>
        ))}
      </div>
      <p className="sj-sm sj-t3 adm-card-foot">{t('settings.guestOrdersHint')}</p>
    </Panel>
  );
}

const BoundField = ({ field, state, errors }: CardProps & { readonly field: GuestField }) => (
  <TextField
    label={t(FIELD_NAMES[field])}
    value={state.draft[field]}
    error={errors[field]}
    onChange={(event) => state.set(field, event.currentTarget.value)}
    inputMode={isAmount(field) ? 'decimal' : 'numeric'}
    className="adm-amount"
    end={isAmount(field) ? <span className="adm-unit">{t('article.km')}</span> : undefined}
  />
);
