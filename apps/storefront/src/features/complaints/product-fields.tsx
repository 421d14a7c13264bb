import { useState } from 'react';
import { IconPackage } from '@tabler/icons-react';
import { Button, FieldError, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './complaints.module.css';
import type { FormState } from './form-state.ts';
import { LineFacts, LinePicker } from './line-picker.tsx';

/** The product: a line of an order, or what is typed. */
export function ProductFields({ draft, change, errorOf }: FormState) {
  const [isPicking, setPicking] = useState(false);
  const close = () => setPicking(false);
  return (
    <div className={styles['product']} role="group" aria-label={t('complaints.product')}>
      {draft.line === null ? (
        <>
          <div className={styles['pick']}>
            <Button
              variant="line"
              icon={<IconPackage size={18} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setPicking(true)}
            >
              {t('complaints.pickLine')}
            </Button>
            <span className="sj-xs sj-t3">{t('complaints.pickHint')}</span>
          </div>
          <TypedProduct {...{ draft, change, errorOf }} />
        </>
      ) : (
        <div className={styles['picked']}>
          <LineFacts line={draft.line} />
          <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setPicking(true)}>
            {t('complaints.change')}
          </Button>
        </div>
      )}
      {errorOf('orderLineId') && <FieldError>{errorOf('orderLineId')}</FieldError>}
      {isPicking && (
        <LinePicker
          onClose={close}
          onPick={(line) => {
            change({ line, quantity: '' });
            close();
          }}
          onType={() => {
            change({ line: null });
            close();
          }}
        />
      )}
    </div>
  );
}

function TypedProduct({ draft, change, errorOf }: FormState) {
  return (
    <div className={styles['two']}>
      <TextField
        id="complaint-productName"
        label={t('field.productName')}
        value={draft.productName}
        maxLength={200}
        error={errorOf('productName')}
        onChange={(event) => change({ productName: event.currentTarget.value })}
      />
      <TextField
        label={t('field.productCode')}
        optional
        value={draft.productCode}
        maxLength={64}
        error={errorOf('productCode')}
        onChange={(event) => change({ productCode: event.currentTarget.value })}
      />
      <TextField
        label={t('field.brand')}
        optional
        value={draft.brand}
        maxLength={100}
        error={errorOf('brand')}
        onChange={(event) => change({ brand: event.currentTarget.value })}
      />
      <TextField
        label={t('field.receivedOn')}
        optional
        type="date"
        value={draft.receivedOn}
        error={errorOf('receivedOn')}
        onChange={(event) => change({ receivedOn: event.currentTarget.value })}
      />
    </div>
  );
}
