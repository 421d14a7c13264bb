import { useState } from 'react';
import { IconDownload, IconLock, IconPlus, IconTableImport } from '@tabler/icons-react';
import type { PartNumber } from '@sjaj/contract';
import { Button, buttonClass, ButtonLink, ConfirmDialog, EmptyState, Menu, PageTitle } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { LabelButton } from '../../shared/labels/label-button.tsx';
import { t } from '../../shared/texts/t.ts';
import { FileDialog } from './file-dialog.tsx';
import { NumberDialog } from './number-dialog.tsx';
import { NumbersPanel } from './numbers-panel.tsx';
import styles from './part-numbers.module.css';
import { useRemoveNumber, useDownloadFile } from './queries.ts';

/** Part numbers of the company, which quick order accepts as well. For company admins only. */
export function PartNumbersPage() {
  const { role } = useProfile().userData;
  const title = t('partNumbers.title');
  if (role === 'company_admin') return <Numbers title={title} />;
  return (
    <EmptyState
      page
      icon={<IconLock size={28} />}
      title={title}
      text={t('partNumbers.adminsOnly')}
      actions={<ButtonLink href="/">{t('frame.home')}</ButtonLink>}
    />
  );
}

/** The open dialog. */
type Open = { readonly kind: 'file' | 'add' } | { readonly kind: 'edit' | 'remove'; readonly number: PartNumber };

function Numbers({ title }: { readonly title: string }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const remove = useRemoveNumber(close);
  return (
    <>
      <PageTitle
        title={title}
        actions={
          <>
            <LabelButton source={{ kind: 'partNumbers' }} />
            <DownloadMenu />
            <Button
              variant="line"
              size="sm"
              icon={<IconTableImport size={16} aria-hidden="true" />}
              onClick={() => setOpen({ kind: 'file' })}
            >
              {t('partNumbers.importFile')}
            </Button>
            <Button size="sm" icon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen({ kind: 'add' })}>
              {t('partNumbers.add')}
            </Button>
          </>
        }
      />
      <p className={`sj-t2 ${styles.note}`}>{t('partNumbers.note')}</p>
      <NumbersPanel
        onEdit={(number) => setOpen({ kind: 'edit', number })}
        onRemove={(number) => setOpen({ kind: 'remove', number })}
      />
      {open?.kind === 'add' && <NumberDialog onClose={close} />}
      {open?.kind === 'edit' && <NumberDialog number={open.number} onClose={close} />}
      {open?.kind === 'file' && <FileDialog onClose={close} />}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={t('partNumbers.remove')}
          open
          danger
          confirmLabel={t('action.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(open.number)}
          onClose={close}
        >
          {t('partNumbers.removeSure', { code: open.number.code, article: open.number.articleCode })}
        </ConfirmDialog>
      )}
    </>
  );
}

function DownloadMenu() {
  const download = useDownloadFile();
  return (
    <Menu
      label={t('action.download')}
      triggerClass={buttonClass({ variant: 'line', size: 'sm' })}
      trigger={
        <>
          <IconDownload size={16} aria-hidden="true" />
          {t('action.download')}
        </>
      }
      items={(['csv', 'xlsx'] as const).map((kind) => ({
        key: kind,
        label: kind.toUpperCase(),
        isDisabled: download.isPending,
        onSelect: () => download.mutate(kind),
      }))}
    />
  );
}
