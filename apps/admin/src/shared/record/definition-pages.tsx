import { useState } from 'react';
import { queryOptions } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { Breadcrumbs } from '@sjaj/ui';
import { queryClient } from '../api/query-client.ts';
import { CustomerLink } from '../form/customer-link.tsx';
import { DeleteButton } from '../form/delete-button.tsx';
import { RecordFrame } from '../form/record-frame.tsx';
import { RecordPage } from '../form/record-page.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useFormFaults } from '../form/use-form-faults.ts';
import { useRecordCreate } from '../form/use-record-create.ts';
import { useRecordSave } from '../form/use-record-save.ts';
import { t } from '../texts/t.ts';
import type { RecordDefinition, Saved } from './record-definition.ts';

interface DefinitionProps<Record extends Saved, Form extends object, D extends object> {
  readonly kind: RecordDefinition<Record, Form, D>;
}

/** Lists and pickers ask anew. */
function forgetLists(queryKey: string): void {
  void queryClient.invalidateQueries({ queryKey: [queryKey, 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['articles', 'options'] });
}

/** One record, to be edited. */
export function EditRecordPage<R extends Saved, Form extends object, D extends object>({ kind }: DefinitionProps<R, Form, D>) {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const query = queryOptions({
    queryKey: [kind.queryKey, 'one', Number(id)],
    // A form begins with what is true now, and nothing takes its place while it is filled in.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async () => (await kind.calls.one({ params: { id: Number(id) } })).data,
  });
  return (
    <RecordPage query={query} list={{ href: kind.home, title: kind.title }} nameOf={({ name }) => name}>
      {(record) => <Editor key={record.id} kind={kind} opened={record} />}
    </RecordPage>
  );
}

interface EditorProps<R extends Saved, Form extends object, D extends object> extends DefinitionProps<R, Form, D> {
  readonly opened: R;
}

function Editor<R extends Saved, Form extends object, D extends object>({ kind, opened }: EditorProps<R, Form, D>) {
  // What is saved now; the answer of every save takes its place.
  const [record, setRecord] = useState(opened);
  const state = useDraft(kind.draftOf(opened));
  const faults = useFormFaults(state, kind.faultsOf);
  const params = { id: record.id };
  const save = useRecordSave<R, Form, D>({
    state,
    update: (body) => kind.calls.update({ params, body }),
    fetch: () => kind.calls.one({ params }),
    draftOf: kind.draftOf,
    checkedForm: kind.checkedForm,
    changedMeanwhile: 'records.changed_meanwhile',
    labelOf: (key) => t(kind.fieldNames[key]),
    shownValue: kind.shownValue,
    titleOf: ({ name }) => name,
    onRecord: setRecord,
    onSaved: () => forgetLists(kind.queryKey),
    onRefused: faults.refuse,
  });
  usePageTitle(record.name);
  const onSave = () => {
    const form = faults.check() ? kind.checkedForm(state.draft) : null;
    if (form) save.send(form, record.version);
  };
  const onRecord = (saved: R): void => {
    setRecord(saved);
    state.rebase(kind.draftOf(saved));
    forgetLists(kind.queryKey);
  };
  const cards = { state, faults: faults.shown, record, onRecord };
  return (
    <RecordFrame
      title={kind.nameOf(state.draft) || record.name}
      changes={state.changed.length}
      isSaving={save.isPending}
      onSave={onSave}
      onDiscard={() => state.reset()}
      conflict={save.conflict}
      actions={
        <>
          {kind.customerHref && <CustomerLink href={kind.customerHref(record)} />}
          <DeleteButton
            title={t(kind.removal.title)}
            question={kind.removal.question(record.name)}
            home={kind.home}
            run={() => kind.calls.remove({ params })}
            onDeleted={() => forgetLists(kind.queryKey)}
          />
        </>
      }
      main={<kind.main {...cards} />}
      side={<kind.side {...cards} />}
    />
  );
}

/** A new record; once it is saved, its own page takes over. */
export function NewRecordPage<R extends Saved, Form extends object, D extends object>({ kind }: DefinitionProps<R, Form, D>) {
  const state = useDraft(kind.emptyDraft);
  const faults = useFormFaults(state, kind.faultsOf);
  const create = useRecordCreate<R, Form>({
    create: kind.calls.create,
    titleOf: ({ name }) => name,
    home: kind.home,
    queryKey: kind.queryKey,
    onRefused: faults.refuse,
  });
  const onSave = () => {
    const form = faults.check() ? kind.checkedForm(state.draft) : null;
    if (form) create.mutate(form, { onSuccess: () => forgetLists(kind.queryKey) });
  };
  const cards = { state, faults: faults.shown };
  return (
    <>
      <Breadcrumbs trail={[{ href: kind.home, title: t(kind.title) }, { title: t(kind.newTitle) }]} />
      <RecordFrame
        title={kind.nameOf(state.draft) || t(kind.newTitle)}
        changes={create.isSuccess ? 0 : state.changed.length}
        isSaving={create.isPending}
        onSave={onSave}
        onDiscard={() => state.reset()}
        main={<kind.main {...cards} />}
        side={<kind.side {...cards} />}
      />
    </>
  );
}
