import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { AdminCoupon } from '@sjaj/contract';
import { Button, ConfirmDialog, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { t } from '../../../shared/texts/t.ts';

interface ArchiveButtonProps {
  readonly coupon: AdminCoupon;
  readonly onSaved: (coupon: AdminCoupon) => void;
}

/** Archives the coupon for good, after a confirmation. */
export function ArchiveButton({ coupon, onSaved }: ArchiveButtonProps) {
  const [open, setOpen] = useState(false);
  const archive = useMutation({
    mutationFn: async () =>
      (await api.coupons.archive({ params: { id: coupon.id }, body: { version: coupon.version } })).data,
    onSuccess: (archived) => {
      setOpen(false);
      onSaved(archived);
      showToast({ title: t('coupons.archived'), text: archived.code });
      void queryClient.invalidateQueries({ queryKey: ['coupons', 'list'] });
    },
  });
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        {t('coupons.archive')}
      </Button>
      <ConfirmDialog
        title={t('coupons.archiveSure', { code: coupon.code })}
        open={open}
        danger
        confirmLabel={t('coupons.archive')}
        busy={archive.isPending}
        onConfirm={() => archive.mutate()}
        onClose={() => setOpen(false)}
      >
        {t('coupons.archiveHint')}
      </ConfirmDialog>
    </>
  );
}
