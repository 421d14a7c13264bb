import '../../shared/form/form.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { SynonymGroup } from '@sjaj/contract';
import { showToast, TextArea } from '@sjaj/ui';
import { isChangedMeanwhile, savedMeanwhile } from '../../shared/form/changed-meanwhile.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { api } from '../../shared/api/api.ts';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { t } from '../../shared/texts/t.ts';
import { groupLine, isGroup, wordsIn } from './words.logic.ts';

interface SynonymsDialogProps {
  /** A group without an id is new. */
  readonly group: SynonymGroup | (Pick<SynonymGroup, 'words' | 'targets'> & { readonly id: null });
  /** Reloads the groups. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const LINES = 6;
const TARGET_LINES = 3;

/** The words of a group and what they mean, one per line. */
export function SynonymsDialog({ group, onSaved, onClose }: SynonymsDialogProps) {
  const [text, setText] = useState(group.words.map((word) => `${word}\n`).join(''));
  const [meant, setMeant] = useState(group.targets.map((word) => `${word}\n`).join(''));
  const [checked, setChecked] = useState(false);
  // One key for all attempts of this dialog: a repeated request creates nothing twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const input = { words: wordsIn(text), targets: wordsIn(meant) };
  const save = useMutation({
    mutationFn: () =>
      group.id === null
        ? api.search.addSynonyms({ body: input, idempotencyKey })
        : api.search.changeSynonyms({ params: { id: group.id }, body: { ...input, version: group.version } }),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: groupLine(input) });
      onSaved();
      onClose();
    },
    // The dialog shows the error, and what somebody else has saved.
    onError: (error) => {
      if (isChangedMeanwhile(error)) onSaved();
    },
  });
  const isRight = isGroup(input);
  const onSubmit = (): void => {
    setChecked(true);
    if (isRight) save.mutate();
  };
  return (
    <FormDialog
      title={t(group.id === null ? 'searches.newGroup' : 'searches.editGroup')}
      error={save.error && (savedMeanwhile(save.error, groupLine(group)) ?? messageOf(save.error))}
      isSending={save.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextArea
        label={t('searches.words')}
        hint={t('searches.wordsHint')}
        rows={LINES}
        ref={firstFocus}
        value={text}
        error={checked && !isRight ? t('searches.wordsError') : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextArea
        label={t('searches.targets')}
        hint={t('searches.targetsHint')}
        rows={TARGET_LINES}
        value={meant}
        onChange={(event) => setMeant(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
