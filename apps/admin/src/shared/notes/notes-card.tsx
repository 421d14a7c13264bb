import './notes.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { IconTrash } from '@tabler/icons-react';
import { messageOf, showFailure, useSendOnce } from '@sjaj/app-kit';
import type { NoteEntity, RecordNote } from '@sjaj/contract';
import { Button, ConfirmDialog, IconButton, Panel, Skeleton } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { tableTime } from '../figures/table-time.ts';
import { historyKey } from '../history/history-key.ts';
import { FailureState } from '../page/failure-state.tsx';
import { t } from '../texts/t.ts';
import { MentionField } from './mention-field.tsx';
import { mentionedIn, partsOf } from './mentions.logic.ts';

interface NotesCardProps {
  /** As the audit log calls this kind of record. */
  readonly entity: NoteEntity;
  readonly id: number;
}

const notesQuery = (params: NotesCardProps) =>
  queryOptions({
    queryKey: ['notes', params.entity, params.id],
    queryFn: async ({ signal }) => (await api.notes.list({ params }, { signal })).data,
  });

const colleaguesQuery = (params: NotesCardProps) =>
  queryOptions({
    queryKey: ['notes', params.entity, params.id, 'colleagues'],
    queryFn: async ({ signal }) => (await api.notes.colleagues({ params }, { signal })).data,
  });

function refresh({ entity, id }: NotesCardProps): void {
  void queryClient.invalidateQueries({ queryKey: ['notes', entity, id], exact: true });
  void queryClient.invalidateQueries({ queryKey: historyKey(entity, id) });
}

/** What staff note on a record for each other. `@` names a colleague, who is told of it. */
export function NotesCard(params: NotesCardProps) {
  const { data, error, refetch } = useQuery(notesQuery(params));
  const hash = useRouterState({ select: ({ location }) => location.hash });
  return (
    <Panel title={t('notes.title')}>
      <NewNote {...params} />
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={64} radius={8} />}
      {data?.length === 0 && <p className="sj-sm sj-t2 adm-notes-none">{t('notes.none')}</p>}
      <ol className="adm-notes">
        {data?.map((note) => (
          <NoteItem key={note.id} isMeant={hash === `note-${note.id}`}>
            <Note note={note} record={params} />
          </NoteItem>
        ))}
      </ol>
    </Panel>
  );
}

interface NoteItemProps {
  /** The address leads to this note, as that of the message about it does. */
  readonly isMeant: boolean;
  readonly children: ReactNode;
}

function NoteItem({ isMeant, children }: NoteItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMeant) return undefined;
    // In the next frame: the router scrolls to the top of a page that it has drawn.
    const frame = requestAnimationFrame(() => item.current?.scrollIntoView?.({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [isMeant]);
  return (
    <li ref={item} className={isMeant ? 'adm-note-on' : undefined}>
      {children}
    </li>
  );
}

function NewNote(params: NotesCardProps) {
  const [text, setText] = useState('');
  const { data: colleagues = [] } = useQuery(colleaguesQuery(params));
  const sendOnce = useSendOnce();
  const add = useMutation({
    mutationFn: () => {
      const body = { text: text.trim(), mentionIds: mentionedIn(text, colleagues) };
      return sendOnce(body, (idempotencyKey) => api.notes.create({ params, body, idempotencyKey }));
    },
    onSuccess: () => {
      setText('');
      refresh(params);
    },
    // The field shows it.
    onError: () => undefined,
  });
  return (
    <form
      className="sj-col sj-g8"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !add.isPending) add.mutate();
      }}
    >
      <MentionField
        label={t('notes.label')}
        hint={t('notes.hint')}
        value={text}
        colleagues={colleagues}
        error={add.error ? messageOf(add.error) : undefined}
        onChange={(next) => {
          add.reset();
          setText(next);
        }}
      />
      <Button type="submit" size="sm" variant="soft" busy={add.isPending} disabled={text.trim() === ''}>
        {t('notes.add')}
      </Button>
    </form>
  );
}

function Note({ note, record }: { readonly note: RecordNote; readonly record: NotesCardProps }) {
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.notes.remove({ params: { ...record, noteId: note.id } }),
    onSuccess: () => setAsks(false),
    onError: showFailure,
    onSettled: () => refresh(record),
  });
  return (
    <>
      <p className="adm-note-text">
        {partsOf(note.text, note.mentions).map((part, index) =>
          part.isMention ? <b key={index}>{part.text}</b> : <span key={index}>{part.text}</span>,
        )}
      </p>
      <p className="sj-row sj-g8">
        <span className="sj-xs sj-t3 sj-grow">{`${note.who} · ${tableTime(note.at, new Date())}`}</span>
        {note.mayDelete && (
          <IconButton
            size="sm"
            label={t('notes.remove')}
            icon={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => setAsks(true)}
            tip="end"
          />
        )}
      </p>
      <ConfirmDialog
        title={t('notes.remove')}
        open={asks}
        confirmLabel={t('action.delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsks(false)}
      >
        {t('notes.removeSure')}
      </ConfirmDialog>
    </>
  );
}
