import { type FormEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { Machine } from '@sjaj/contract';
import { Button, Notice, Panel, TextArea, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './machines.module.css';
import { machineQuery, useSaveNotes } from './queries.ts';

/** Where the machine stands, and what the owner wants to remember. All users of the company share it. */
export function NotesForm({ machine: { id, version, ...saved } }: { readonly machine: Machine }) {
  const [place, setPlace] = useState(saved.place);
  const [note, setNote] = useState(saved.note);
  const queries = useQueryClient();
  const save = useSaveNotes(id);
  const errors = fieldErrors(save.error);
  const isOld = save.error instanceof CallFailed && save.error.code === 'records.changed_meanwhile';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ place: place.trim(), note: note.trim(), version });
  };
  return (
    <Panel title={t('machines.ours')} lined>
      <form className={styles.notes} noValidate onSubmit={submit}>
        <TextField
          label={t('machines.place')}
          hint={t('machines.placeHint')}
          optional
          maxLength={100}
          value={place}
          error={errors['place']}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <TextArea
          label={t('field.note')}
          optional
          rows={3}
          maxLength={1_000}
          value={note}
          error={errors['note']}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {save.error && Object.keys(errors).length === 0 && (
          <Notice tone="error">
            {messageOf(save.error)}{' '}
            {isOld && (
              <Button
                variant="text"
                size="sm"
                onClick={() => void queries.invalidateQueries({ queryKey: machineQuery(id).queryKey })}
              >
                {t('machines.loadAgain')}
              </Button>
            )}
          </Notice>
        )}
        <div className={styles.foot}>
          <Button
            type="submit"
            variant="line"
            busy={save.isPending}
            disabled={place.trim() === saved.place && note.trim() === saved.note}
          >
            {t('machines.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
