import { useEffect, useRef } from 'react';
import { EditorContent, getSchema, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import type { EditorView } from '@tiptap/pm/view';
import type { ControlProps } from '@sjaj/ui';
import { documentOf } from './document-of.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { PictureNode } from './picture-node.ts';
import type { RichTextFieldProps } from './rich-text-props.ts';

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
  }),
  PictureNode,
];
const SCHEMA = getSchema(EXTENSIONS);

interface RichTextEditorProps extends Pick<
  RichTextFieldProps,
  'label' | 'lang' | 'value' | 'offersFacts' | 'onChange'
> {
  readonly control: ControlProps;
}

/** Pastes the words: the page makes no markup of strings from outside. */
function pasteText(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault();
  return view.pasteText(event.clipboardData?.getData('text/plain') ?? '');
}

/** Moves inside the text are the editor's; what comes from outside is inserted as words. */
function dropText(view: EditorView, event: DragEvent): boolean {
  if (view.dragging) return false;
  event.preventDefault();
  return view.pasteText(event.dataTransfer?.getData('text/plain') ?? '');
}

/** The editor of a rich text. It knows only what the server keeps. */
export function RichTextEditor({ label, lang, value, offersFacts, control, onChange }: RichTextEditorProps) {
  // The HTML that the editor has last reported: the same value is no change from outside.
  const reported = useRef(value);
  const isInvalid = control['aria-invalid'] === true;
  const describedBy = control['aria-describedby'];
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: documentOf(value, { schema: SCHEMA }),
    // The styles are in rich-text.css: the page takes none from scripts.
    injectCSS: false,
    editorProps: {
      handleDOMEvents: { paste: pasteText, drop: dropText },
      attributes: {
        id: control.id,
        class: 'adm-editor-text sj-rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      reported.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(reported.current);
    },
  });
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    editor.commands.setContent(documentOf(value, editor), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={isInvalid ? 'adm-editor adm-editor-wrong' : 'adm-editor'}>
      <EditorToolbar editor={editor} offersFacts={offersFacts === true} label={label} />
      <EditorContent editor={editor} />
    </div>
  );
}
