import { useMutation, useQuery } from '@tanstack/react-query';
import { showFailure, usePageTitle } from '@sjaj/app-kit';
import { NOTE_CAPABILITIES, type NoteEntity } from '@sjaj/contract';
import { Breadcrumbs, showToast, Skeleton } from '@sjaj/ui';
import { queryClient } from '../api/query-client.ts';
import { NotesCard } from '../notes/notes-card.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { CustomerLink } from '../form/customer-link.tsx';
import { DeleteButton } from '../form/delete-button.tsx';
import { DuplicateLink, useDuplicatedId } from '../form/duplicate-link.tsx';
import { formQuery } from '../form/form-query.ts';
import { RecordFrame } from '../form/record-frame.tsx';
import { RecordPage } from '../form/record-page.tsx';
import { useDraft } from '../form/draft.ts';
import { useFormErrors } from '../form/form-errors.ts';
import { useRecordCreate } from '../form/use-record-create.ts';
import { useRecordEditor } from '../form/use-record-save.ts';
import { FailureState } from '../page/failure-state.tsx';
import { useRecordId } from '../page/loaded-record.tsx';
import { t } from '../texts/t.ts';
import { changeRecord } from './change-record.ts';
import type { EditableDefinition, NewRecordDefinition, Saved } from './record-definition.ts';

interface DefinitionProps<Record extends Saved, Form extends object, D extends object> {
  readonly definition: NewRecordDefinition<Record, Form, D>;
}

interface EditableProps<Record extends Saved, Form extends object, D extends object> {
  readonly definition: EditableDefinition<Record, Form, D>;
}

/** Whether staff write notes on records of this kind. */
const isNoted = (entity: string): entity is NoteEntity => entity in NOTE_CAPABILITIES;

/** Whether a record of a kind that is switched on and off is on. */
const isActive = (draft: object): boolean => 'isActive' in draft && draft.isActive === true;

/** Refreshes lists and pickers. */
function refreshLists(queryKey: string): void {
  void queryClient.invalidateQueries({ queryKey: [queryKey, 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['articles', 'options'] });
}

const recordQuery = <R extends Saved, Form extends object, D extends object>(
  { queryKey, calls }: EditableDefinition<R, Form, D>,
  id: number,
) => formQuery([queryKey, 'one', id], () => calls.one({ params: { id } }));

/** The page to edit a record. */
export function EditRecordPage<R extends Saved, Form extends object, D extends object>({
  definition,
}: EditableProps<R, Form, D>) {
  const id = useRecordId();
  return (
    <RecordPage
      query={recordQuery(definition, id)}
      list={{ href: definition.home, title: definition.title }}
      nameOf={({ name }) => name}
    >
      {(record) => <Editor key={record.id} definition={definition} opened={record} />}
    </RecordPage>
  );
}

interface EditorProps<R extends Saved, Form extends object, D extends object> extends EditableProps<R, Form, D> {
  readonly opened: R;
}

function Editor<R extends Saved, Form extends object, D extends object>({
  definition,
  opened,
}: EditorProps<R, Form, D>) {
  const params = { id: opened.id };
  const { removal } = definition;
  const { remove } = definition.calls;
  const { record, setRecord, state, errors, frame } = useRecordEditor<R, Form, D>({
    opened,
    form: definition,
    update: (body) => definition.calls.update({ params, body }),
    fetch: () => definition.calls.one({ params }),
    titleOf: ({ name }) => name,
    onSaved: () => refreshLists(definition.queryKey),
  });
  usePageTitle(record.name);
  const onRecord = (saved: R): void => {
    setRecord(saved);
    state.rebase(definition.draftOf(saved));
    refreshLists(definition.queryKey);
  };
  // Offered where the record is in use; what is typed stays.
  const switchOff = useMutation({
    mutationFn: () => changeRecord(definition, record.id, (draft) => ({ ...draft, isActive: false })),
    onSuccess: (saved) => {
      onRecord(saved);
      showToast({ title: t('bulk.switchedOff'), text: saved.name });
    },
    onError: showFailure,
  });
  const cards = { state, errors, record, onRecord };
  return (
    <RecordFrame
      title={definition.nameOf(state.draft) || record.name}
      {...frame}
      actions={
        <>
          {definition.copyOf && <DuplicateLink home={definition.home} id={record.id} />}
          {definition.customerHref && <CustomerLink href={definition.customerHref(record)} />}
          {removal && remove && (
            <DeleteButton
              title={t(removal.title)}
              question={removal.question(record.name)}
              home={definition.home}
              run={() => remove({ params })}
              onDeleted={() => refreshLists(definition.queryKey)}
              otherwise={
                isActive(state.saved) ? { label: t('bulk.switchOff'), run: () => switchOff.mutate() } : undefined
              }
            />
          )}
        </>
      }
      main={<definition.main {...cards} />}
      side={
        <>
          <definition.side {...cards} />
          <HistoryCard entity={definition.entity} entityId={record.id} name={record.name} version={record.version} />
        </>
      }
      sideCards={isNoted(definition.entity) && <NotesCard entity={definition.entity} id={record.id} />}
    />
  );
}

/** A new record, empty or like another one (`?from=12`); once it is saved, its own page takes over. */
export function NewRecordPage<R extends Saved, Form extends object, D extends object>({
  definition,
}: DefinitionProps<R, Form, D>) {
  const id = useDuplicatedId();
  return definition.copyOf && id !== null ? (
    <DuplicatePage key={id} definition={definition} id={id} copyOf={definition.copyOf} />
  ) : (
    <NewRecord definition={definition} draft={definition.emptyDraft} />
  );
}

interface DuplicateProps<R extends Saved, Form extends object, D extends object> extends DefinitionProps<R, Form, D> {
  readonly id: number;
  readonly copyOf: (draft: D) => D;
}

function DuplicatePage<R extends Saved, Form extends object, D extends object>({
  definition,
  id,
  copyOf,
}: DuplicateProps<R, Form, D>) {
  const { data, error, refetch } = useQuery(recordQuery(definition, id));
  if (error) return <FailureState error={error} onRetry={() => void refetch()} back={definition.home} />;
  if (!data) return <Skeleton height={280} radius={12} />;
  return <NewRecord definition={definition} draft={copyOf(definition.draftOf(data))} />;
}

interface NewRecordProps<R extends Saved, Form extends object, D extends object> extends DefinitionProps<R, Form, D> {
  readonly draft: D;
}

function NewRecord<R extends Saved, Form extends object, D extends object>({
  definition,
  draft,
}: NewRecordProps<R, Form, D>) {
  const state = useDraft(draft);
  const errors = useFormErrors(state, definition.errorsOf);
  const create = useRecordCreate<R, Form>({
    create: definition.calls.create,
    titleOf: ({ name }) => name,
    home: definition.home,
    queryKey: definition.queryKey,
    onRefused: errors.refuse,
  });
  const onSave = () => {
    const form = errors.check() ? definition.checkedForm(state.draft) : null;
    if (form) create.mutate(form, { onSuccess: () => refreshLists(definition.queryKey) });
  };
  const cards = { state, errors: errors.shown };
  return (
    <>
      <Breadcrumbs trail={[{ href: definition.home, title: t(definition.title) }, { title: t(definition.newTitle) }]} />
      <RecordFrame
        title={definition.nameOf(state.draft) || t(definition.newTitle)}
        changes={create.isSuccess ? 0 : state.changed.length}
        isSaving={create.isPending}
        onSave={onSave}
        onDiscard={() => state.reset()}
        main={<definition.main {...cards} />}
        side={<definition.side {...cards} />}
      />
    </>
  );
}
