import { useState } from 'react';
import { IconPackage } from '@tabler/icons-react';
import type { Machine } from '@sjaj/contract';
import { Button, DateField, FieldError, Picture, TextField } from '@sjaj/ui';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './complaints.module.css';
import type { FormState } from './form-state.ts';
import { LineFacts, LinePicker } from './line-picker.tsx';

/** The product: a machine of the company, a line of an order, or what is typed. */
export function ProductFields({ draft, change, errorOf }: FormState) {
  const [isPicking, setPicking] = useState(false);
  const close = () => setPicking(false);
  if (draft.machine) {
    return (
      <ChosenMachine machine={draft.machine} error={errorOf('machineId')} onChange={() => change({ machine: null })} />
    );
  }
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

interface ChosenMachineProps {
  readonly machine: Machine;
  readonly error: string | undefined;
  readonly onChange: () => void;
}

function ChosenMachine({ machine: { article, serialNumber, place }, error, onChange }: ChosenMachineProps) {
  return (
    <div className={styles['product']} role="group" aria-label={t('machines.chosen')}>
      <div className={styles['picked']}>
        <span className={styles['line']}>
          <Picture src={article.imageUrl} placeholder={placeholderAddress(article.placeholder)} size={40} />
          <span className="sj-grow">
            <span className={styles['name']}>{article.title}</span>
            <span className={`sj-xs sj-t3 ${styles['lineFacts']}`}>
              {[serialNumber, article.code, place].filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
        <Button variant="ghost" size="sm" onClick={onChange}>
          {t('complaints.change')}
        </Button>
      </div>
      {error && <FieldError>{error}</FieldError>}
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
      <DateField
        label={t('field.receivedOn')}
        optional
        value={draft.receivedOn}
        error={errorOf('receivedOn')}
        onChange={(receivedOn) => change({ receivedOn })}
      />
    </div>
  );
}
