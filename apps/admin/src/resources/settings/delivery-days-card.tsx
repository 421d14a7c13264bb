import { Panel, TextArea, TextField } from '@sjaj/ui';
import type { DraftState } from '../../shared/form/draft.ts';
import type { FieldErrors } from '../../shared/form/form-errors.ts';
import { t } from '../../shared/texts/t.ts';
import type { Draft } from './draft.logic.ts';
import { settingsForm } from './settings-form.ts';

interface DeliveryDaysCardProps {
  readonly state: DraftState<Draft>;
  readonly errors: FieldErrors;
}

const ROWS = 6;

/** The cut-off hour and the days on which no goods are sent. */
export function DeliveryDaysCard({ state: { draft, set }, errors }: DeliveryDaysCardProps) {
  return (
    <Panel title={t('deliveryDays.title')}>
      <div className="sj-col sj-g12">
        <p className="sj-hint">{t('deliveryDays.hint')}</p>
        <TextField
          label={t(settingsForm.fieldNames.orderCutOffHour)}
          value={draft.orderCutOffHour}
          error={errors['orderCutOffHour']}
          onChange={(event) => set('orderCutOffHour', event.currentTarget.value)}
          inputMode="numeric"
          className="adm-amount"
          end={<span className="adm-unit">{t('deliveryDays.hour')}</span>}
          hint={t('deliveryDays.cutOffHourHint')}
        />
        <TextArea
          label={t(settingsForm.fieldNames.daysOff)}
          value={draft.daysOff}
          error={errors['daysOff']}
          onChange={(event) => set('daysOff', event.currentTarget.value)}
          optional
          rows={ROWS}
          hint={t('deliveryDays.daysOffHint')}
        />
      </div>
    </Panel>
  );
}
