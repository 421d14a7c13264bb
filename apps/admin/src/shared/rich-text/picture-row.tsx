import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { messageOf } from '@sjaj/app-kit';
import { Button, TextField } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { t } from '../texts/t.ts';

interface PictureRowProps {
  readonly editor: Editor;
  readonly file: File;
  readonly onClose: () => void;
}

/** The description of a chosen picture, which is stored and put into the text. */
export function PictureRow({ editor, file, onClose }: PictureRowProps) {
  const [alt, setAlt] = useState('');
  const add = useMutation({
    mutationFn: async () => (await api.news.addPicture({ file })).data,
    onSuccess: ({ url }) => {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'picture', attrs: { src: url, alt: alt.trim() } })
        .run();
      onClose();
    },
    // The field shows the error.
    onError: () => undefined,
  });
  return (
    <div className="adm-editor-row">
      <TextField
        label={t('editor.description')}
        hint={file.name}
        error={add.error ? messageOf(add.error) : undefined}
        maxLength={200}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <Button variant="line" size="sm" busy={add.isPending} onClick={() => add.mutate()}>
        {t('editor.insert')}
      </Button>
      <Button variant="text" size="sm" onClick={onClose}>
        {t('action.cancel')}
      </Button>
    </div>
  );
}
