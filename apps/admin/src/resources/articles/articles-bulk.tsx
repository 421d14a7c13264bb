import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { AdminArticleRow } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { type BulkAct, BulkActs } from '../../shared/list/bulk-acts.tsx';
import type { BulkProps } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';

const setting = (isVisibleOnWeb: boolean): Pick<BulkAct<AdminArticleRow>, 'key' | 'applies' | 'run'> => ({
  key: String(isVisibleOnWeb),
  applies: (row) => row.isVisibleOnWeb !== isVisibleOnWeb,
  run: ({ id, version }) => api.articles.quickEdit({ params: { id }, body: { version, isVisibleOnWeb } }),
});

/** Shows or hides the selected articles in the shop. */
export function ArticlesBulk(props: BulkProps<AdminArticleRow>) {
  return (
    <BulkActs
      {...props}
      counted={(count) => t('unit.products', { count })}
      acts={[
        { ...setting(true), label: t('article.show'), icon: <IconEye size={16} aria-hidden="true" /> },
        { ...setting(false), label: t('article.hide'), icon: <IconEyeOff size={16} aria-hidden="true" /> },
      ]}
    />
  );
}
