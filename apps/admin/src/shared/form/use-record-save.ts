import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { StaffKey } from '@sjaj/i18n';
import { showToast } from '@sjaj/ui';
import { showPriceSaved } from '../prices/undo.ts';
import { t } from '../texts/t.ts';
import { conflictsOf, type DraftState, ontoSaved, useDraft, withoutChanges } from './draft.ts';
import { type FieldErrors, useFormErrors } from './form-errors.ts';

interface RecordSave<Saved, Form, D extends object> {
  readonly state: DraftState<D>;
  readonly update: (body: Form & { readonly version: number }) => Promise<{ readonly data: Saved }>;
  readonly fetch: () => Promise<{ readonly data: Saved }>;
  readonly draftOf: (saved: Saved) => D;
  readonly checkedForm: (draft: D) => Form | null;
  /** The code of the problem that says that somebody else was faster. */
  readonly changedMeanwhile: 'records.changed_meanwhile' | 'articles.changed_meanwhile';
  readonly labelOf: (key: keyof D & string) => string;
  readonly shownValue: (draft: D, key: keyof D & string) => string;
  /** As the toast calls the record. */
  readonly titleOf: (saved: Saved) => string;
  /** Told of the record as it is now, by one's own saving or by taking what somebody else has saved. */
  readonly onRecord: (saved: Saved) => void;
  /** Told once one's own is saved. */
  readonly onSaved: () => void;
  readonly onRefused: (error: unknown) => void;
  /** Asks about a refused form, to send it with what was answered; false where there is nothing to ask. */
  readonly ask?: (error: unknown, form: Form, send: (form: Form) => void) => boolean;
  /** What takes this saving back; null where it is not offered. */
  readonly undo?: (before: D, saved: Saved) => (() => Promise<Saved>) | null;
}

function showSaved(text: string, restore: (() => Promise<void>) | null | undefined): void {
  const title = t('sign.saved');
  if (restore) showPriceSaved({ title, text, restore });
  else showToast({ title, text });
}

/** Saves a record with a version; where somebody else was faster, fetches what was saved, for the two to be compared. */
export function useRecordSave<Saved extends { readonly version: number }, Form extends object, D extends object>(
  settings: RecordSave<Saved, Form, D>,
) {
  const { state, draftOf, shownValue } = settings;
  const [theirs, setTheirs] = useState<Saved | null>(null);
  const show = (record: Saved): void => {
    setTheirs(null);
    settings.onRecord(record);
    state.reset(draftOf(record));
  };
  /** Of a record that was restored: what is typed meanwhile stays. */
  const keepTyped = (record: Saved): void => {
    settings.onRecord(record);
    state.rebase(draftOf(record));
    settings.onSaved();
  };
  const save = useMutation({
    mutationFn: async ({ form, version }: { readonly form: Form; readonly version: number }) =>
      (await settings.update({ ...form, version })).data,
    onSuccess: (saved) => {
      const restore = settings.undo?.(state.saved, saved);
      show(saved);
      showSaved(settings.titleOf(saved), restore && (() => restore().then(keepTyped)));
      settings.onSaved();
    },
    onError: async (error, { form, version }) => {
      if (settings.ask?.(error, form, (next) => send(next, version))) return;
      const isOvertaken = error instanceof CallFailed && error.code === settings.changedMeanwhile;
      if (!isOvertaken) {
        // The fields that were refused stand behind the dialog.
        setTheirs(null);
        return settings.onRefused(error);
      }
      try {
        setTheirs((await settings.fetch()).data);
      } catch (lost) {
        showFailure(lost);
      }
    },
  });
  const send = (form: Form, version: number): void => save.mutate({ form, version });
  return {
    send,
    isPending: save.isPending,
    conflict: theirs && {
      rows: conflictsOf(state.saved, state.draft, draftOf(theirs)).map((key) => ({
        key,
        label: settings.labelOf(key),
        mine: shownValue(state.draft, key),
        theirs: shownValue(draftOf(theirs), key),
      })),
      takeMine: (theirKeys: readonly string[]) => {
        const mine = withoutChanges(state.saved, state.draft, theirKeys);
        const form = settings.checkedForm(ontoSaved(state.saved, mine, draftOf(theirs)));
        if (form) return send(form, theirs.version);
        // The two do not go together: the form shows them as one, and what is wrong with it.
        setTheirs(null);
        settings.onRecord(theirs);
        state.rebase(draftOf(theirs), mine);
      },
      takeTheirs: () => show(theirs),
      close: () => setTheirs(null),
    },
  };
}

type Calls<Saved, Form, D extends object> = Pick<
  RecordSave<Saved, Form, D>,
  'update' | 'fetch' | 'titleOf' | 'onSaved'
>;

interface RecordEditorInput<Saved, Form, D extends object> extends Calls<Saved, Form, D> {
  readonly opened: Saved;
  /** What the form does with its fields (`recordForm`). */
  readonly form: Pick<RecordSave<Saved, Form, D>, 'draftOf' | 'checkedForm' | 'shownValue'> & {
    readonly errorsOf: (draft: D) => FieldErrors;
    readonly fieldNames: Readonly<{ [Key in keyof D & string]: StaffKey }>;
  };
}

/** A record while it is edited: its draft, its errors, and what the frame around its form takes. */
export function useRecordEditor<Saved extends { readonly version: number }, Form extends object, D extends object>({
  opened,
  form,
  ...calls
}: RecordEditorInput<Saved, Form, D>) {
  // The saved record. Each save replaces it by its response.
  const [record, setRecord] = useState(opened);
  const state = useDraft(form.draftOf(opened));
  const errors = useFormErrors(state, form.errorsOf);
  const save = useRecordSave<Saved, Form, D>({
    ...calls,
    state,
    draftOf: form.draftOf,
    checkedForm: form.checkedForm,
    shownValue: form.shownValue,
    changedMeanwhile: 'records.changed_meanwhile',
    labelOf: (key) => t(form.fieldNames[key]),
    onRecord: setRecord,
    onRefused: errors.refuse,
  });
  return {
    record,
    setRecord,
    state,
    errors: errors.shown,
    frame: {
      changes: state.changed.length,
      isSaving: save.isPending,
      conflict: save.conflict,
      onDiscard: () => state.reset(),
      onSave: () => {
        const body = errors.check() ? form.checkedForm(state.draft) : null;
        if (body) save.send(body, record.version);
      },
    },
  };
}
