import { type ReactNode, useRef, useState } from 'react';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { PAGE_FACTS } from '@sjaj/contract';
import { IconButton, InlineSelect } from '@sjaj/ui';
import { PICTURE_TYPES } from '../pictures/picture-files.ts';
import { t } from '../texts/t.ts';
import { LinkRow } from './link-row.tsx';
import { PictureRow } from './picture-row.tsx';

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly offersFacts: boolean;
  readonly label: string;
}

const ICON = 18;

/** The buttons of the editor, and below them the fields of a link or a picture. */
export function EditorToolbar({ editor, offersFacts, label }: EditorToolbarProps) {
  const [asksLink, setAsksLink] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const active = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const run = () => editor.chain().focus();
  const button = (name: string, icon: ReactNode, isOn: boolean, onClick: () => void) => (
    <IconButton
      size="sm"
      label={name}
      icon={icon}
      aria-pressed={isOn}
      className={isOn ? 'adm-editor-on' : undefined}
      onClick={onClick}
    />
  );
  return (
    <>
      <div className="adm-editor-bar" role="toolbar" aria-label={t('editor.toolbar', { field: label })}>
        {button(t('editor.bold'), <IconBold size={ICON} />, active.bold, () => run().toggleBold().run())}
        {button(t('editor.italic'), <IconItalic size={ICON} />, active.italic, () => run().toggleItalic().run())}
        {button(t('editor.heading'), <IconH2 size={ICON} />, active.heading, () =>
          run().toggleHeading({ level: 2 }).run(),
        )}
        {button(t('editor.subheading'), <IconH3 size={ICON} />, active.subheading, () =>
          run().toggleHeading({ level: 3 }).run(),
        )}
        {button(t('editor.list'), <IconList size={ICON} />, active.list, () => run().toggleBulletList().run())}
        {button(t('editor.numbers'), <IconListNumbers size={ICON} />, active.numbers, () =>
          run().toggleOrderedList().run(),
        )}
        {button(t('editor.quote'), <IconBlockquote size={ICON} />, active.quote, () => run().toggleBlockquote().run())}
        {button(t('editor.link'), <IconLink size={ICON} />, active.link, () => setAsksLink(!asksLink))}
        {button(t('editor.picture'), <IconPhoto size={ICON} />, false, () => input.current?.click())}
        {button(t('editor.undo'), <IconArrowBackUp size={ICON} />, false, () => run().undo().run())}
        {button(t('editor.redo'), <IconArrowForwardUp size={ICON} />, false, () => run().redo().run())}
        {offersFacts && (
          <InlineSelect
            label={t('editor.fact')}
            value=""
            options={[
              { value: '', label: '–' },
              ...PAGE_FACTS.map((name) => ({ value: name, label: t(`pageFact.${name}`) })),
            ]}
            onChange={(name) => name !== '' && run().insertContent(`{${name}}`).run()}
          />
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0] ?? null);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      {asksLink && <LinkRow editor={editor} onClose={() => setAsksLink(false)} />}
      {file && <PictureRow key={file.name} editor={editor} file={file} onClose={() => setFile(null)} />}
    </>
  );
}

const stateOf = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  list: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
});
