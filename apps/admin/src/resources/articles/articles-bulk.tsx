import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { IconEye, IconEyeOff, IconPencil, IconReportMoney } from '@tabler/icons-react';
import type { AdminArticleRow } from '@sjaj/contract';
import { Button } from '@sjaj/ui';
import type { BulkProps } from '../../shared/list/definition.ts';
import { useCan } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { useBulkEdit } from './use-bulk-edit.ts';

/** What the page of a new change of prices begins with: the chosen articles, or what the list was asked for. */
const pricesOf = ({ rows, found }: BulkProps<AdminArticleRow>) =>
  found
    ? {
        ...(found.query.text !== '' && { text: found.query.text }),
        ...found.query.filters,
        ...(found.query.view !== 'all' && { view: found.query.view }),
      }
    : { ids: rows.map(({ id }) => id).join(',') };

/** Shows or hides the chosen articles in the shop, or changes another field of them. */
export function ArticlesBulk(props: BulkProps<AdminArticleRow>) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const edit = useBulkEdit(props);
  const editsArticles = useCan('editArticles');
  const sent = edit.isPending ? edit.variables : undefined;
  const visibility = (value: boolean) => ({
    busy: sent?.field === 'isVisibleOnWeb' && sent.value === value,
    disabled: edit.isPending,
    onClick: () => edit.mutate({ field: 'isVisibleOnWeb', value }),
  });
  return (
    <>
      <span className="adm-bulk-rule" />
      {editsArticles && (
        <>
          <Button size="sm" icon={<IconEye size={16} aria-hidden="true" />} {...visibility(true)}>
            {t('article.show')}
          </Button>
          <Button size="sm" variant="ghost" icon={<IconEyeOff size={16} aria-hidden="true" />} {...visibility(false)}>
            {t('article.hide')}
          </Button>
        </>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<IconPencil size={16} aria-hidden="true" />}
        disabled={edit.isPending}
        onClick={() => setIsAsking(true)}
      >
        {t('bulkEdit.change')}
      </Button>
      {/* A change of prices leaves out what is archived. */}
      {editsArticles && props.found?.query.view !== 'archived' && (
        <Button
          size="sm"
          variant="ghost"
          icon={<IconReportMoney size={16} aria-hidden="true" />}
          onClick={() => void navigate({ to: '/prices/new', search: pricesOf(props) })}
        >
          {t('priceChanges.changePrices')}
        </Button>
      )}
      {isAsking && (
        <BulkEditDialog
          count={props.found?.total ?? props.rows.length}
          isSending={edit.isPending}
          onChange={(change) => edit.mutate(change)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
