import '../../../shared/form/form.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf, showFailure } from '@sjaj/app-kit';
import type { StockImportRow } from '@sjaj/contract';
import { Button, TextField } from '@sjaj/ui';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { firstFocus } from '../../../shared/form/first-focus.ts';
import { t } from '../../../shared/texts/t.ts';
import { importQuery } from '../queries.ts';

interface RowFixProps {
  readonly importId: number;
  readonly row: StockImportRow;
}

interface Corrected {
  readonly code: string;
  readonly written: string;
}

/** Compares the corrected line again and reloads counts and lines. */
const useCorrect = ({ importId, row }: RowFixProps, onSaved: () => void, onRefused: (error: Error) => void) =>
  useMutation({
    mutationFn: async (body: Corrected) =>
      (await api.stockImports.correctRow({ params: { id: importId, line: row.id }, body })).data,
    onSuccess: async (file) => {
      queryClient.setQueryData(importQuery(importId).queryKey, file);
      await queryClient.invalidateQueries({ queryKey: ['stock-imports', 'rows', importId] });
      onSaved();
    },
    onError: onRefused,
  });

/** The correction of a rejected line: a suggested code, or a typed one. */
export function RowFix({ importId, row }: RowFixProps) {
  const [open, setOpen] = useState(false);
  const take = useCorrect({ importId, row }, () => undefined, showFailure);
  const { code, nearest, written } = row;
  return (
    <span className="adm-import-fix">
      {nearest !== null && (
        <Button variant="line" size="xs" busy={take.isPending} onClick={() => take.mutate({ code: nearest, written })}>
          {t('imports.useCode', { code: nearest })}
        </Button>
      )}
      <Button
        variant="line"
        size="xs"
        aria-label={t('imports.correctLine', { line: row.id, code })}
        onClick={() => setOpen(true)}
      >
        {t('imports.correct')}
      </Button>
      {open && <CorrectDialog importId={importId} row={row} onClose={() => setOpen(false)} />}
    </span>
  );
}

function CorrectDialog({ importId, row, onClose }: RowFixProps & { readonly onClose: () => void }) {
  const [code, setCode] = useState(row.code);
  const [written, setWritten] = useState(row.written);
  const save = useCorrect({ importId, row }, onClose, () => undefined);
  const hasCode = code.trim() !== '';
  const onSubmit = (): void => {
    if (hasCode) save.mutate({ code: code.trim(), written: written.trim() });
  };
  return (
    <FormDialog
      title={t('imports.correctLine', { line: row.id, code: row.code })}
      error={save.error && messageOf(save.error)}
      isSending={save.isPending}
      verb={t('imports.compareAgain')}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={t('article.code')}
        ref={firstFocus}
        maxLength={64}
        value={code}
        error={hasCode ? undefined : t('validation.required', { field: t('article.code') })}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <TextField
        label={t('article.onHand')}
        inputMode="numeric"
        maxLength={40}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
