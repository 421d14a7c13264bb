import { useState } from 'react';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { MOST_COUNTED_LINES, type PurchasedLine } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Button, Dialog, EmptyState, ListSearchBar, Notice, Picture } from '@sjaj/ui';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './complaints.module.css';
import { LINES_A_PAGE, purchasesQuery } from './queries.ts';

interface LinePickerProps {
  readonly onPick: (line: PurchasedLine) => void;
  readonly onType: () => void;
  readonly onClose: () => void;
}

/** The lines of delivered orders, newest first, with search. */
export function LinePicker({ onPick, onType, onClose }: LinePickerProps) {
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const { data, error } = useQuery(purchasesQuery(page, text.trim()));
  const foot = (
    <Button variant="line" onClick={onType}>
      {t('complaints.typeIn')}
    </Button>
  );
  return (
    <Dialog title={t('complaints.pickTitle')} open onClose={onClose} size="md" foot={foot}>
      <ListSearchBar
        label={t('complaints.pickSearch')}
        typed={text}
        onType={setText}
        page={page}
        pageSize={LINES_A_PAGE}
        totalItems={data?.totalItems ?? 0}
        countsUpTo={MOST_COUNTED_LINES}
        onPage={setPage}
      />
      {error && !data && <Notice tone="error">{messageOf(error)}</Notice>}
      {data && data.lines.length === 0 && (
        <EmptyState
          icon={<IconPackage size={28} />}
          title={t('complaints.pickNone')}
          text={t('complaints.pickNoneHint')}
        />
      )}
      <ul className={styles['lines']}>
        {data?.lines.map((line) => (
          <li key={line.lineId}>
            <button type="button" onClick={() => onPick(line)}>
              <LineFacts line={line} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Picture, name, code and order of a line. */
export function LineFacts({ line }: { readonly line: PurchasedLine }) {
  const date = formatDate(line.orderedOn, language());
  return (
    <span className={styles['line']}>
      <Picture src={line.imageUrl} placeholder={placeholderAddress(line.placeholder)} size={40} />
      <span className="sj-grow">
        <span className={styles['name']}>{line.title}</span>
        <span className={`sj-xs sj-t3 ${styles['lineFacts']}`}>
          {[line.code, line.brand, t('complaints.orderOf', { number: line.orderNumber, date })].join(' · ')}
        </span>
      </span>
    </span>
  );
}
