import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { messageOf, showFailure } from '@sjaj/app-kit';
import type { AdminDatasheet } from '@sjaj/contract';
import { formatDate, isLanguage } from '@sjaj/domain';
import { Button, ConfirmDialog, IconButton, Notice, Panel, Skeleton, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { DatasheetDialog } from './datasheet-dialog.tsx';
import { datasheetsQuery } from './queries.ts';

interface DatasheetsCardProps {
  readonly articleId: number;
  readonly canEdit: boolean;
}

/** The files about an article. Each change is saved at once. */
export function DatasheetsCard({ articleId, canEdit }: DatasheetsCardProps) {
  const [isAdding, setIsAdding] = useState(false);
  const { data: sheets, error } = useQuery(datasheetsQuery(articleId));
  return (
    <Panel title={t('datasheets.title')}>
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      {!sheets && !error && <Skeleton height={60} />}
      {sheets?.length === 0 && <p className="sj-sm sj-t3">{t('datasheets.empty')}</p>}
      <ul className="sj-col sj-g8">
        {sheets?.map((sheet) => (
          <DatasheetRow key={sheet.id} articleId={articleId} sheet={sheet} canEdit={canEdit} />
        ))}
      </ul>
      {canEdit && (
        <p className="adm-card-foot">
          <Button variant="line" size="sm" onClick={() => setIsAdding(true)}>
            {t('datasheets.add')}
          </Button>
        </p>
      )}
      {isAdding && <DatasheetDialog articleId={articleId} onClose={() => setIsAdding(false)} />}
    </Panel>
  );
}

interface DatasheetRowProps extends DatasheetsCardProps {
  readonly sheet: AdminDatasheet;
}

function DatasheetRow({ articleId, sheet, canEdit }: DatasheetRowProps) {
  const { id, kind, name, version, issuedOn, sharedWith } = sheet;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.datasheets.remove({ params: { articleId, id } }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      setIsAsking(false);
      await queryClient.invalidateQueries({ queryKey: datasheetsQuery(articleId).queryKey });
    },
    onError: showFailure,
  });
  const about = [
    isLanguage(sheet.language) ? t(`field.${sheet.language}`) : sheet.language,
    version,
    issuedOn && formatDate(issuedOn, language()),
    sharedWith > 0 && t('datasheets.sharedWith', { count: sharedWith }),
  ].filter(Boolean);
  return (
    <li className="sj-row">
      <span className="sj-grow">
        {t(`datasheetKind.${kind}`)}
        <br />
        <span className="sj-xs sj-t3">{about.join(' · ')}</span>
      </span>
      {canEdit && (
        <IconButton
          size="sm"
          tip="end"
          label={t('datasheets.remove', { name })}
          icon={<IconTrash size={16} />}
          onClick={() => setIsAsking(true)}
        />
      )}
      <ConfirmDialog
        title={t('datasheets.remove', { name })}
        open={isAsking}
        danger
        busy={remove.isPending}
        confirmLabel={t('action.remove')}
        onConfirm={() => remove.mutate()}
        onClose={() => setIsAsking(false)}
      >
        {t('datasheets.removeSure', { name })}
      </ConfirmDialog>
    </li>
  );
}
