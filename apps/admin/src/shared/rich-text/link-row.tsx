import { useState } from 'react';
import type { Editor } from '@tiptap/react';
import { Button, TextField } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface LinkRowProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** What the server keeps as a link. */
const ADDRESS = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)\S+$/;

const MAIL = /^[^\s@:/]+@[^\s@:/]+$/;
const PHONE = /^\+?[\d ()/-]{6,}$/;

/** What is typed as an address: a mailbox and a phone number get their scheme. */
function hrefOf(typed: string): string {
  const text = typed.trim();
  if (MAIL.test(text)) return `mailto:${text}`;
  return PHONE.test(text) && !text.startsWith('/') ? `tel:${text.replaceAll(/[^\d+]/g, '')}` : text;
}

/** The address of the link at the cursor. */
export function LinkRow({ editor, onClose }: LinkRowProps) {
  const [address, setAddress] = useState<string>(String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setWrong] = useState(false);
  const selection = () => editor.chain().focus().extendMarkRange('link');
  const apply = () => {
    const href = hrefOf(address);
    setWrong(!ADDRESS.test(href));
    if (!ADDRESS.test(href)) return;
    if (editor.state.selection.empty && !editor.isActive('link')) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else selection().setLink({ href }).run();
    onClose();
  };
  return (
    <div className="adm-editor-row">
      <TextField
        label={t('editor.address')}
        hint={t('editor.addressHint')}
        error={isWrong ? t('editor.addressWrong') : undefined}
        maxLength={300}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            apply();
          }
        }}
      />
      <Button variant="line" size="sm" onClick={apply}>
        {t('editor.apply')}
      </Button>
      {editor.isActive('link') && (
        <Button
          variant="text"
          size="sm"
          onClick={() => {
            selection().unsetLink().run();
            onClose();
          }}
        >
          {t('editor.unlink')}
        </Button>
      )}
    </div>
  );
}
