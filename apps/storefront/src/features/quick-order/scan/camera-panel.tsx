import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { Button, Notice, Panel, Switch, TextField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import styles from './scan.module.css';
import { useCamera } from './use-camera.ts';

interface CameraPanelProps {
  /** The codes of one picture, or one that was typed. */
  readonly onRead: (texts: readonly string[]) => void;
  /** What the last code was. */
  readonly answer: ReactNode;
}

/** Where codes come from: the camera, a scanner that types, or the keyboard. */
export function CameraPanel({ onRead, answer }: CameraPanelProps) {
  const camera = useCamera(onRead);
  return (
    <Panel className={styles.source}>
      <div className={styles.stage} hidden={!camera.isOn}>
        <video ref={camera.video} className={styles.video} muted playsInline aria-label={t('scan.picture')} />
        <span className={styles.frame} aria-hidden="true" />
      </div>
      {camera.error && <Notice tone="warn">{t(`cameraError.${camera.error}`)}</Notice>}
      <Button
        full
        variant={camera.isOn ? 'line' : 'filled'}
        busy={camera.isStarting}
        icon={
          camera.isOn ? <IconCameraOff size={18} aria-hidden="true" /> : <IconCamera size={18} aria-hidden="true" />
        }
        onClick={() => (camera.isOn ? camera.stop() : void camera.start())}
      >
        {t(camera.isOn ? 'scan.stop' : 'scan.start')}
      </Button>
      {camera.torch && (
        <Switch
          label={t('scan.torch')}
          checked={camera.torch.isLit}
          onChange={(event) => camera.torch?.light(event.currentTarget.checked)}
        />
      )}
      {answer}
      <TypedCode onRead={(code) => onRead([code])} />
    </Panel>
  );
}

/** Letters, digits, and what a scanner puts before the number of an article. */
const STARTS_CODE = /^[\da-z\](]$/i;
const TAKES_TEXT = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** The field for a code. A scanner that types reaches it from anywhere on the page where no other field has the focus. */
function TypedCode({ onRead }: { readonly onRead: (text: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  useEffect(() => {
    const lead = (event: KeyboardEvent): void => {
      const isText = STARTS_CODE.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey;
      const isTaken = event.target instanceof Element && event.target.closest(TAKES_TEXT) !== null;
      // The field has the focus before the key's letter arrives, which it takes.
      if (isText && !isTaken) form.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, []);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    onRead(code);
    setCode('');
  };
  return (
    <form ref={form} className={styles.typed} onSubmit={send}>
      <TextField
        label={t('quickOrder.code')}
        value={code}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" variant="line">
        {t('action.add')}
      </Button>
    </form>
  );
}
