import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { FormDialog, messageOf, saveFile } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type LabelFact, type LabelForm, type LabelSheet, type LabelSource, articleLabels } from '@sjaj/contract';
import { Checkbox, SelectField, TextField } from '@sjaj/ui';
import { transport } from '../api/api.ts';
import { useProfile } from '../session/profile.ts';
import { t } from '../texts/t.ts';
import styles from './label-dialog.module.css';

const calls = clientFor(articleLabels, transport);

/** How many labels a sheet has. */
const ON_SHEET: Readonly<Record<LabelSheet, number>> = { a4_24: 24, a4_14: 14, roll: 1 };
const SHEETS = ['a4_24', 'a4_14', 'roll'] as const;
const SYMBOLS = ['barcode', 'qr'] as const;
const FACTS = ['values', 'code', 'partNumber', 'quantity', 'price'] as const;

/** A printed price grows old: it is printed only where somebody asks for it. */
const DEFAULTS: Omit<LabelForm, 'source' | 'start'> = {
  sheet: 'a4_24',
  symbol: 'barcode',
  facts: ['values', 'code', 'partNumber', 'quantity'],
};

/** The typed place on a sheet of so many labels; the nearest that it has. */
const placeIn = (typed: string, count: number): number => Math.min(Math.max(1, Math.trunc(Number(typed)) || 1), count);

interface LabelDialogProps {
  readonly source: LabelSource;
  readonly onClose: () => void;
}

/** What labels to print for the articles of a list, and how. */
export function LabelDialog({ source, onClose }: LabelDialogProps) {
  const [form, setForm] = useState(DEFAULTS);
  const [start, setStart] = useState('1');
  const { canViewPrices, companyTitle } = useProfile().userData;
  const set = (change: Partial<typeof form>): void => setForm({ ...form, ...change });
  const count = ON_SHEET[form.sheet];
  const print = useMutation({
    mutationFn: () => calls.print({ body: { ...form, source, start: placeIn(start, count) } }),
    onSuccess: ({ data }) => {
      saveFile(data, `${t('articleLabels.file')}.pdf`);
      onClose();
    },
  });
  const isOffered = (fact: LabelFact): boolean =>
    fact === 'price' ? canViewPrices : fact === 'partNumber' ? companyTitle !== null : true;
  return (
    <FormDialog
      title={t('articleLabels.title')}
      verb={t('articleLabels.make')}
      error={print.error && messageOf(print.error)}
      isSending={print.isPending}
      onSubmit={() => print.mutate()}
      onClose={onClose}
    >
      <SelectField
        label={t('articleLabels.sheet')}
        hint={t('articleLabels.printHint')}
        value={form.sheet}
        options={SHEETS.map((value) => ({ value, label: t(`articleLabels.${value}`) }))}
        onChange={({ currentTarget }) =>
          set({ sheet: SHEETS.find((one) => one === currentTarget.value) ?? form.sheet })
        }
      />
      <SelectField
        label={t('articleLabels.symbol')}
        value={form.symbol}
        options={SYMBOLS.map((value) => ({ value, label: t(`articleLabels.${value}`) }))}
        onChange={({ currentTarget }) => set({ symbol: currentTarget.value === 'qr' ? 'qr' : 'barcode' })}
      />
      <fieldset className={`sj-col sj-g8 ${styles['facts']}`}>
        <legend className="sj-label">{t('articleLabels.shown')}</legend>
        {FACTS.filter(isOffered).map((fact) => (
          <Checkbox
            key={fact}
            label={t(`articleLabels.${fact}`)}
            checked={form.facts.includes(fact)}
            onChange={({ currentTarget }) =>
              set({ facts: FACTS.filter((one) => (one === fact ? currentTarget.checked : form.facts.includes(one))) })
            }
          />
        ))}
      </fieldset>
      {count > 1 && (
        <TextField
          label={t('articleLabels.start')}
          hint={t('articleLabels.startHint', { count })}
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          value={start}
          onChange={({ currentTarget }) => setStart(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
