import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconCopy } from '@tabler/icons-react';
import { messageOf, useSendOnce } from '@sjaj/app-kit';
import type { AdminPriceList } from '@sjaj/contract';
import { Button, showToast, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { t } from '../../shared/texts/t.ts';

interface DuplicateProps {
  readonly list: AdminPriceList;
}

/** Copies the list under another name; the copy takes over the page. */
export function DuplicateButton({ list }: DuplicateProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="sm" icon={<IconCopy size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('article.duplicate')}
      </Button>
      {isOpen && <DuplicateDialog list={list} onClose={() => setOpen(false)} />}
    </>
  );
}

function DuplicateDialog({ list, onClose }: DuplicateProps & { readonly onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const sendOnce = useSendOnce();
  const navigate = useNavigate();
  const duplicate = useMutation({
    mutationFn: async (name: string) => {
      const call = { params: { id: list.id }, body: { title: name } };
      return (await sendOnce(call, (idempotencyKey) => api.priceLists.duplicate({ ...call, idempotencyKey }))).data;
    },
    onSuccess: async (copy) => {
      onClose();
      showToast({ title: t('sign.saved'), text: copy.name });
      await queryClient.invalidateQueries({ queryKey: ['priceLists', 'list'] });
      await navigate({ to: `/price-lists/${copy.id}` });
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
  const missing = t('validation.required', { field: t('article.name') });
  return (
    <FormDialog
      title={t('priceLists.duplicateTitle', { name: list.name })}
      error={duplicate.isError ? messageOf(duplicate.error) : null}
      isSending={duplicate.isPending}
      verb={t('article.duplicate')}
      onSubmit={() => {
        setTried(true);
        if (title.trim() !== '') duplicate.mutate(title.trim());
      }}
      onClose={onClose}
    >
      <TextField
        label={t('article.name')}
        hint={t('priceLists.duplicateHint')}
        autoComplete="off"
        maxLength={120}
        value={title}
        error={isTried && title.trim() === '' ? missing : undefined}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
