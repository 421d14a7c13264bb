import { useMutation } from '@tanstack/react-query';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { AdminArticleRow } from '@sjaj/contract';
import { Button, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { messageOf } from '../../shared/api/failure.ts';
import type { BulkProps } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';

interface Outcome {
  readonly done: number;
  /** Why those that were refused were refused, each reason once. */
  readonly refusals: readonly string[];
}

/** One after the other; articles that are so already are left alone. */
async function setVisible(rows: readonly AdminArticleRow[], isVisibleOnWeb: boolean): Promise<Outcome> {
  const refusals = new Set<string>();
  let done = 0;
  for (const { id, version } of rows.filter((row) => row.isVisibleOnWeb !== isVisibleOnWeb)) {
    try {
      await api.articles.quickEdit({ params: { id }, body: { version, isVisibleOnWeb } });
      done += 1;
    } catch (error) {
      refusals.add(messageOf(error));
    }
  }
  return { done, refusals: [...refusals] };
}

/** Shows or hides the chosen articles in the shop. */
export function ArticlesBulk({ rows, reload, onDone }: BulkProps<AdminArticleRow>) {
  const change = useMutation({
    mutationFn: (isVisible: boolean) => setVisible(rows, isVisible),
    onSuccess: ({ done, refusals }) => {
      showToast({ title: t('sign.saved'), text: t('unit.products', { count: done }) });
      for (const refusal of refusals) showToast({ tone: 'warn', title: refusal });
      reload();
      onDone();
    },
  });
  return (
    <>
      <span className="adm-bulk-rule" />
      <Button
        size="sm"
        icon={<IconEye size={16} aria-hidden="true" />}
        busy={change.isPending}
        onClick={() => change.mutate(true)}
      >
        {t('article.show')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<IconEyeOff size={16} aria-hidden="true" />}
        onClick={() => change.mutate(false)}
      >
        {t('article.hide')}
      </Button>
    </>
  );
}
