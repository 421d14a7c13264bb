import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconCopy } from '@tabler/icons-react';
import { showFailure, useSendOnce } from '@sjaj/app-kit';
import type { AdminPromotion } from '@sjaj/contract';
import { Button, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/texts/t.ts';

/** Adds a promotion with the same articles, switched off; it takes over the page. */
export function DuplicateButton({ promotion: { id } }: { readonly promotion: AdminPromotion }) {
  const sendOnce = useSendOnce();
  const navigate = useNavigate();
  const duplicate = useMutation({
    mutationFn: async () => {
      const call = { params: { id } };
      return (await sendOnce(call, (idempotencyKey) => api.promotions.duplicate({ ...call, idempotencyKey }))).data;
    },
    onSuccess: async (copy) => {
      showToast({ title: t('sign.saved'), text: copy.name });
      await queryClient.invalidateQueries({ queryKey: ['sales', 'list'] });
      await navigate({ to: `/sales/${copy.id}` });
    },
    onError: showFailure,
  });
  return (
    <p className="adm-card-foot">
      <Button
        variant="line"
        size="sm"
        icon={<IconCopy size={16} aria-hidden="true" />}
        busy={duplicate.isPending}
        onClick={() => duplicate.mutate()}
      >
        {t('article.duplicate')}
      </Button>
    </p>
  );
}
