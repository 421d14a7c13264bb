import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconAdjustments } from '@tabler/icons-react';
import { messageOf } from '@sjaj/app-kit';
import { Button, showToast, TextField } from '@sjaj/ui';
import { Allowed } from '../../shared/session/allowed.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { FilesMenu, sheetFiles } from '../../shared/files/files-menu.tsx';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { t } from '../../shared/texts/t.ts';
import { defaultsQuery } from './queries.ts';

/** The download of the stock and the default low level. */
export function StockTools() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Allowed to="editStock">
        <Button
          variant="line"
          size="sm"
          icon={<IconAdjustments size={16} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('stock.shopLevel')}
        </Button>
      </Allowed>
      <FilesMenu
        label={t('stock.wholeStock')}
        files={sheetFiles(t('resource.stock'), { csv: () => api.stock.csv(), xlsx: () => api.stock.xlsx() })}
      />
      {open && <LevelDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const LEVEL = /^\d{1,7}$/;

/** The default low level, for articles without their own. */
function LevelDialog({ onClose }: { readonly onClose: () => void }) {
  const { data } = useQuery(defaultsQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const level = typed ?? (data ? String(data.lowLevel) : '');
  const isLevel = LEVEL.test(level.trim());
  const save = useMutation({
    mutationFn: () => api.stock.setDefaults({ body: { lowLevel: Number(level) } }),
    onSuccess: () => {
      showToast({ title: t('sign.saved'), text: t('stock.shopLevel') });
      void queryClient.invalidateQueries({ queryKey: ['stock'] });
      onClose();
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
  const onSubmit = (): void => {
    if (isLevel) save.mutate();
  };
  return (
    <FormDialog
      title={t('stock.shopLevel')}
      error={save.error && messageOf(save.error)}
      isSending={save.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={t('stock.availableAtMost')}
        hint={t('stock.shopLevelHint')}
        inputMode="numeric"
        ref={firstFocus}
        value={level}
        error={level !== '' && !isLevel ? t('component.wholeNumber') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
