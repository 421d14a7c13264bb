import './pictures.css';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { IconPhotoOff } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import type { AdminPicture } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { Button, Dialog, EmptyState, Picture, Skeleton, TextField } from '@sjaj/ui';
import { FailureState } from '../page/failure-state.tsx';
import { language, t } from '../texts/t.ts';
import { choiceQuery } from './queries.ts';

interface PictureChooserProps {
  /** Pictures of the library that cannot be chosen again. */
  readonly taken: readonly number[];
  readonly onChoose: (picture: AdminPicture) => void;
  readonly onClose: () => void;
}

const LONGEST_TEXT = 64;

/** The library in a dialog, to choose one picture of it. */
export function PictureChooser({ taken, onChoose, onClose }: PictureChooserProps) {
  const [typed, setTyped] = useState('');
  const query = useInfiniteQuery(choiceQuery(useDebounced(typed.trim())));
  const pictures = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Dialog title={t('pictures.chooseTitle')} open onClose={onClose} size="lg">
      <div className="sj-col sj-g12" aria-busy={query.isFetching}>
        <TextField
          label={t('pictures.search')}
          type="search"
          maxLength={LONGEST_TEXT}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {query.isPending && <Skeleton height={240} radius={12} />}
        {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isSuccess && pictures.length === 0 && (
          <EmptyState icon={<IconPhotoOff size={28} />} title={t('pictures.noneFound')} />
        )}
        <ul className="adm-choices">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                className="adm-choice"
                disabled={taken.includes(picture.id)}
                onClick={() => onChoose(picture)}
              >
                <Picture src={picture.url} height={96} sizes="160px" />
                <span className="sj-xs sj-ell" title={picture.name}>
                  {picture.name}
                </span>
                <span className="sj-xs sj-t3 sj-ell">
                  {contentFor(picture.alt, language())?.text || picture.uses[0]?.title || t('pictures.unused')}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {query.hasNextPage && (
          <Button variant="soft" size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('action.showMore')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
