import { fieldErrors } from '@sjaj/app-kit';
import { TextArea, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import type { Draft } from './draft.logic.ts';
import { Step } from './step.tsx';

interface DetailsStepProps {
  readonly number: number;
  readonly draft: Draft;
  /** People who buy for themselves have no order numbers of their own. */
  readonly isRetail: boolean;
  readonly error: Error | null;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Step: the customer's order number, and a note. */
export function DetailsStep({ number, draft, isRetail, error, onChange }: DetailsStepProps) {
  const errors = fieldErrors(error);
  return (
    <Step number={number} title={t(isRetail ? 'checkoutPage.note' : 'checkoutPage.details')}>
      <div className="sj-col sj-g12">
        {!isRetail && (
          <TextField
            label={t('checkoutPage.reference')}
            hint={t('checkoutPage.referenceHint')}
            optional
            maxLength={100}
            value={draft.customerReference}
            error={errors['customerReference']}
            onChange={(event) => onChange({ customerReference: event.currentTarget.value })}
          />
        )}
        <TextArea
          label={t('checkoutPage.note')}
          optional
          maxLength={2_000}
          value={draft.note}
          error={errors['note']}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
        />
      </div>
    </Step>
  );
}
