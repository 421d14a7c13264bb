import { useState } from 'react';
import { IconKeyboard } from '@tabler/icons-react';
import type { StaffKey } from '@sjaj/i18n';
import { Button, Dialog, IconButton, Switch } from '@sjaj/ui';
import { Key } from '../../shared/keys/key.tsx';
import { areKeysOn, switchKeys, useSingleKeys } from '../../shared/keys/single-keys.ts';
import { t } from '../../shared/texts/t.ts';

const WITH_CTRL: readonly (readonly [string, StaffKey])[] = [
  ['K', 'frame.keySearch'],
  ['S', 'frame.keySave'],
];
const FUNCTION_KEYS: readonly (readonly [string, StaffKey])[] = [['F8', 'frame.keyToast']];
const SINGLE_KEYS: readonly (readonly [string, StaffKey])[] = [
  ['/', 'list.search'],
  ['N', 'frame.keyNew'],
  ['J', 'frame.keyDown'],
  ['K', 'frame.keyUp'],
  ['X', 'frame.keyChoose'],
  ['?', 'frame.keys'],
];

/** Opens the list of keyboard shortcuts, with the switch for single keys. `?` opens it, too. */
export function KeysButton() {
  const [open, setOpen] = useState(false);
  useSingleKeys({ '?': () => setOpen(true) });
  return (
    <>
      <IconButton
        className="adm-keys-button"
        label={t('frame.keys')}
        icon={<IconKeyboard size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {open && <KeysDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [on, setOn] = useState(areKeysOn);
  return (
    <Dialog
      title={t('frame.keys')}
      open
      onClose={onClose}
      size="sm"
      foot={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <dl className="adm-keys-list">
        {WITH_CTRL.map(([key, description]) => (
          <Line key={description} keys={['Ctrl', key]} description={description} />
        ))}
        {FUNCTION_KEYS.map(([key, description]) => (
          <Line key={description} keys={[key]} description={description} />
        ))}
        {SINGLE_KEYS.map(([key, description]) => (
          <Line key={description} keys={[key]} description={description} />
        ))}
      </dl>
      <div className="adm-keys-switch">
        <Switch
          label={t('frame.singleKeys')}
          checked={on}
          onChange={(event) => {
            setOn(event.currentTarget.checked);
            switchKeys(event.currentTarget.checked);
          }}
        />
      </div>
    </Dialog>
  );
}

function Line({ keys, description }: { readonly keys: readonly string[]; readonly description: StaffKey }) {
  return (
    <>
      <dt>
        <span className="sj-vh">{keys.join(' ')}</span>
        {keys.map((key) => (
          <Key key={key} name={key} />
        ))}
      </dt>
      <dd>{t(description)}</dd>
    </>
  );
}
